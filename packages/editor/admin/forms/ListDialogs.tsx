import {
  appMailingListPath,
  appSubscribersPath,
  type ImportSubscribersRequest,
  type ImportSubscribersResponse,
  type WireMailingList,
} from '@quoin/contract/endpoints/content';
import { guessSeparator, type Separator, type TextEncoding } from '@quoin/domain/formats';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
import { readTextFile } from '../../app/readTextFile.ts';
import { useSite } from '../../app/site.ts';
import { Button } from '../../parts/Button.tsx';
import { CheckField } from '../../parts/CheckField.tsx';
import { confirm } from '../../parts/confirm.ts';
import { DialogBox } from '../../parts/DialogBox.tsx';
import fields from '../../parts/fields.module.css';
import { TableBeginning, TableReadingFields } from '../../parts/TableReadingFields.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { announce } from '../../parts/toasts.tsx';
import { useSubmission } from '../orders/orderActs.ts';
import { useRefreshLists } from './useRefreshLists.ts';

interface DialogProps {
  readonly list: WireMailingList;
  readonly onClose: () => void;
}

function Consent({ isGiven, onChange }: { readonly isGiven: boolean; readonly onChange: (given: boolean) => void }) {
  return (
    <CheckField isSelected={isGiven} onChange={onChange}>
      They agreed to get mails of this list, and I can show it
    </CheckField>
  );
}

export function AddDialog({ list, onClose }: DialogProps) {
  const site = useSite();
  const refresh = useRefreshLists();
  const form = useSubmission();
  const [email, setEmail] = useState('');
  const [fullName, setFullName] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const add = () =>
    form.submit(async () => {
      await act('POST', appSubscribersPath(site.identifier, list.id), { email, fullName, hasConsent });
      await refresh();
      announce(`${email} is on the list.`);
      onClose();
    });
  return (
    <DialogBox
      title="Add person"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isPending={form.isPending} onPress={() => void add()}>
            Add
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label="Email"
          inputMode="email"
          value={email}
          onChange={setEmail}
          error={form.error?.message}
          autoFocus
        />
        <TextField label="Name" value={fullName} onChange={setFullName} />
        <Consent isGiven={hasConsent} onChange={setConsent} />
      </div>
    </DialogBox>
  );
}

interface ReadFile {
  readonly chosen: File;
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly separator: Separator;
}

export function ImportDialog({ list, onClose }: DialogProps) {
  const site = useSite();
  const refresh = useRefreshLists();
  const form = useSubmission();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [counts, setCounts] = useState<ImportSubscribersResponse | null>(null);
  const run = () =>
    form.submit(async () => {
      if (file === null) return;
      const body = { text: file.text, separator: file.separator, hasConsent } satisfies ImportSubscribersRequest;
      const path = appSubscribersPath(site.identifier, list.id, 'subscribers/import');
      setCounts(await act<ImportSubscribersResponse>('POST', path, body));
      await refresh();
    });
  const look = async (chosen: File, given?: TextEncoding, separator?: Separator) => {
    const { text, encoding } = (await readTextFile(chosen, given)) ?? { text: '', encoding: given ?? 'utf-8' };
    setFile({ chosen, text, encoding, separator: separator ?? guessSeparator(text) });
  };
  return (
    <DialogBox
      title="Import people"
      isOpen
      onClose={onClose}
      actions={
        counts !== null ? (
          <Button look="primary" onPress={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button look="primary" isPending={form.isPending} isDisabled={file === null} onPress={() => void run()}>
              Import
            </Button>
          </>
        )
      }
    >
      {counts !== null ? (
        <p role="status">
          {counted(counts.added, 'person', 'people')} added, {counts.known} on the list already, {counts.refused}{' '}
          unsubscribed before and left alone, {counts.invalid} without a valid address.
        </p>
      ) : (
        <div className={fields.stack}>
          <p className={fields.soft}>A CSV file with a column Email, and Name if you have it.</p>
          <label>
            File
            <br />
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen === undefined) setFile(null);
                else void look(chosen);
              }}
            />
          </label>
          {file === null ? null : (
            <>
              <TableReadingFields
                {...{ encoding: file.encoding, separator: file.separator }}
                onEncoding={(encoding) => void look(file.chosen, encoding)}
                onSeparator={(separator) => void look(file.chosen, file.encoding, separator)}
              />
              <TableBeginning text={file.text} separator={file.separator} />
            </>
          )}
          <Consent isGiven={hasConsent} onChange={setConsent} />
          {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        </div>
      )}
    </DialogBox>
  );
}

export function useDeleteList(list: WireMailingList) {
  const site = useSite();
  const refresh = useRefreshLists();
  const navigate = useNavigate();
  return async () => {
    const isConfirmed = await confirm({
      title: `Delete ${list.name}?`,
      message: `${counted(list.subscribed, 'person', 'people')} would no longer be on it. Export them first if you may need them.`,
      ...{ confirmLabel: 'Delete list', isDangerous: true },
    });
    if (!isConfirmed) return;
    await act('DELETE', appMailingListPath(site.identifier, list.id));
    await refresh();
    announce(`${list.name} is deleted.`);
    await navigate({ to: '/$site/config/mailing-lists', params: { site: site.identifier } });
  };
}
