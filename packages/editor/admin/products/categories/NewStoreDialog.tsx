import { appStorePagesPath } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/newStoreDialog';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { useStorePageActs } from './CategoriesScreen.tsx';

/** A store as PREF-06 makes it: page, root category, entry in the navigation. */
export function NewStoreDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const change = useStorePageActs();
  const [storeTitle, setTitle] = useState('');
  const [addToMainNav, setInNavigation] = useState(true);
  const [error, setError] = useState<string>();
  const add = async () => {
    try {
      const { storePages } = await change('POST', appStorePagesPath(site.identifier), { storeTitle, addToMainNav });
      announce(texts.added(storePages.at(-1)?.title ?? texts.storePage));
      onClose();
    } catch (fault) {
      setError((fault as Error).message);
    }
  };
  return (
    <DialogBox
      title={texts.addStorePage}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={() => void add()}>
            {commonTexts.add}
          </Button>
        </>
      }
    >
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={commonTexts.title}
          value={storeTitle}
          onChange={setTitle}
          autoFocus
          placeholder={texts.store}
          error={error}
          maxLength={200}
        />
        <CheckField isSelected={addToMainNav} onChange={setInNavigation}>
          {texts.addToMainNavigation}
        </CheckField>
      </form>
    </DialogBox>
  );
}
