import {
  appMailingListPath,
  appSubscribersPath,
  type ImportSubscribersRequest,
  type ImportSubscribersResponse,
  type WireMailingList,
} from '@quoin/contract/endpoints/content';
import type { TextEncoding } from '@quoin/domain/formats';
import { readSubscriberFile, type SubscriberFile } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/listDialogs';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { readTextFile } from '../../app/files/readTextFile.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { againWith, type FileReading, TableReadingFields } from '../../parts/fields/TableReadingFields.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useSubmission } from '../orders/orderActs.ts';
import { FilePeople } from './FilePeople.tsx';
import { useRefreshLists } from './useRefreshLists.ts';

interface DialogProps {
  readonly list: WireMailingList;
  readonly onClose: () => void;
}

function Consent({ isGiven, onChange }: { readonly isGiven: boolean; readonly onChange: (given: boolean) => void }) {
  return (
    <CheckField isSelected={isGiven} onChange={onChange}>
      {texts.thisPersonAgreedTo}
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
      announce(texts.addedToTheList(email));
      onClose();
    });
  return (
    <DialogBox
      title={texts.addSubscriber}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} onPress={() => void add()}>
            {commonTexts.add}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label={commonTexts.email}
          inputMode="email"
          value={email}
          onChange={setEmail}
          error={form.error?.message}
          autoFocus
        />
        <TextField label={commonTexts.name} value={fullName} onChange={setFullName} />
        <Consent isGiven={hasConsent} onChange={setConsent} />
      </div>
    </DialogBox>
  );
}

interface ReadFile {
  readonly chosen: File;
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly table: SubscriberFile;
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
      const { separator, dateOrder } = file.table;
      const body = { text: file.text, separator, dateOrder: dateOrder ?? undefined, hasConsent };
      const path = appSubscribersPath(site.identifier, list.id, 'subscribers/import');
      setCounts(await act<ImportSubscribersResponse>('POST', path, body satisfies ImportSubscribersRequest));
      await refresh();
    });
  const look = async (chosen: File, given: Partial<FileReading> = {}) => {
    const decoded = await readTextFile(chosen, given.encoding);
    const { text, encoding } = decoded ?? { text: '', encoding: given.encoding ?? 'utf-8' };
    setFile({ chosen, text, encoding, table: readSubscriberFile(text, given, site.language) });
  };
  return (
    <DialogBox
      title={texts.importSubscribers}
      isOpen
      onClose={onClose}
      actions={
        counts !== null ? (
          <Button look="primary" onPress={onClose}>
            {commonTexts.done}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{commonTexts.cancel}</Button>
            <Button look="primary" isPending={form.isPending} isDisabled={file === null} onPress={() => void run()}>
              {texts.import}
            </Button>
          </>
        )
      }
    >
      {counts !== null ? (
        <p role="status">
          {texts.peopleAddedAlreadyOn(counts.added, counts.known, counts.refused, counts.leftOut, counts.invalid)}
        </p>
      ) : (
        <div className={fields.stack}>
          <p className={fields.soft}>{texts.aCsvFileWith}</p>
          <label>
            {texts.file}
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
                reading={readingOf(file)}
                isDateOrderOpen={file.table.isDateOrderOpen}
                onChange={(change) => void look(file.chosen, againWith(readingOf(file), change))}
              />
              <FilePeople file={file.table} />
            </>
          )}
          <Consent isGiven={hasConsent} onChange={setConsent} />
          {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        </div>
      )}
    </DialogBox>
  );
}

function readingOf({ encoding, table: { separator, dateOrder } }: ReadFile): FileReading {
  return { encoding, separator, ...(dateOrder === null ? {} : { dateOrder }) };
}

export function useDeleteList(list: WireMailingList) {
  const site = useSite();
  const refresh = useRefreshLists();
  const navigate = useNavigate();
  return async () => {
    const isConfirmed = await confirm({
      title: texts.delete(list.name),
      message: texts.subscribersWillBeRemoved(list.subscribed),
      ...{ confirmLabel: texts.deleteList, isDangerous: true },
    });
    if (!isConfirmed) return;
    await act('DELETE', appMailingListPath(site.identifier, list.id));
    await refresh();
    announce(texts.deleted(list.name));
    await navigate({ to: '/$site/config/mailing-lists', params: { site: site.identifier } });
  };
}
