import { appJournalsPath, type CreateJournalResponse, type WireJournal } from '@quoin/contract/endpoints/content';
import { ITEM_KIND_NAMES } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/newJournalDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { journalsQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { KIND_LOOKS } from './kindLooks.ts';

const KINDS = ITEM_KIND_NAMES.map((value) => {
  const { name, hint } = KIND_LOOKS[value];
  return { value, text: name, hint };
});

/** A new page whose items are written in the app. */
export function NewJournalDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [kind, setKind] = useState<WireJournal['kind']>('blog');
  const [title, setTitle] = useState('');
  const [addToMainNav, setAddToMainNav] = useState(true);
  const [error, setError] = useState<string>();
  const save = async () => {
    try {
      const body = { kind, title, addToMainNav };
      const { id } = await act<CreateJournalResponse>('POST', appJournalsPath(site.identifier), body);
      await queries.invalidateQueries({ queryKey: journalsQuery(site.identifier).queryKey });
      onClose();
      await navigate({
        to: '/$site/config/content/$journalId',
        params: { site: site.identifier, journalId: id },
        search: {},
      });
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      setError(fault.message);
    }
  };
  return (
    <DialogBox
      title={texts.addAPage}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => void save()}>
            {commonTexts.add}
          </Button>
        </>
      }
    >
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ChoiceField label={commonTexts.type} choices={KINDS} value={kind} onChange={setKind} />
        <TextField
          label={commonTexts.title}
          value={title}
          onChange={setTitle}
          placeholder={KIND_LOOKS[kind].example}
          error={error}
          autoFocus
        />
        <CheckField isSelected={addToMainNav} onChange={setAddToMainNav}>
          {texts.showInMainNavigation}
        </CheckField>
      </form>
    </DialogBox>
  );
}
