import { appMailingListPath, appMailingListsPath, type WireMailingList } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/listsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { mailingListsQuery } from '../../app/queries/formQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { useSubmission } from '../orders/orderActs.ts';
import css from './forms.module.css';

/** Every mailing list, with how many people are on it. */
export function ListsScreen() {
  const site = useSite();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery(mailingListsQuery(site.identifier));
  const mayEdit = isAllowed(site, 'submissions.full:lists');
  const make = mayEdit ? (
    <Button look="primary" onPress={() => setMaking(true)}>
      <Plus aria-hidden="true" /> {texts.createList}
    </Button>
  ) : null;
  return (
    <Page title={texts.mailingLists} site={site.title} actions={make}>
      <Card flush>
        {query.isPending ? (
          <SkeletonRows count={3} label={texts.loadingLists} />
        ) : query.isError ? (
          <ErrorState title={texts.theListsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data.lists.length === 0 ? (
          <EmptyState icon={MailPlus} title={texts.noMailingListsYet} action={make}>
            {texts.peopleSubscribeThroughA}
          </EmptyState>
        ) : (
          <RecordTable<WireMailingList>
            label={texts.mailingLists}
            columns={COLUMNS}
            rows={query.data.lists}
            keyOf={({ id }) => id}
          />
        )}
      </Card>
      {isMaking ? <ListDialog list={null} onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}

const COLUMNS: readonly Column<WireMailingList>[] = [
  { id: 'name', title: texts.list, cell: (list) => <ListName list={list} /> },
  {
    id: 'opt-in',
    title: texts.optIn,
    isExtra: true,
    cell: ({ isDoubleOptIn }) => (
      <Badge text={isDoubleOptIn ? texts.doubleOptIn : texts.singleOptIn} tone={isDoubleOptIn ? 'good' : 'plain'} />
    ),
  },
  {
    id: 'subscribed',
    title: commonTexts.subscribed,
    isNumber: true,
    cell: ({ subscribed }) => <span className={css.number}>{subscribed}</span>,
  },
  {
    id: 'pending',
    title: texts.pendingConfirmation,
    isNumber: true,
    isExtra: true,
    cell: ({ pending }) => <span className={css.number}>{pending}</span>,
  },
];

function ListName({ list }: { readonly list: WireMailingList }) {
  const site = useSite();
  return (
    <span className={css.name}>
      <Link
        to="/$site/config/mailing-lists/$listId"
        params={{ site: site.identifier, listId: list.id }}
        className={table.rowLink}
      >
        {list.name}
      </Link>
      {list.description === '' ? null : <span className={css.soft}>{list.description}</span>}
    </span>
  );
}

/** A new list, or the settings of one. */
export function ListDialog({ list, onClose }: { readonly list: WireMailingList | null; readonly onClose: () => void }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState({
    name: list?.name ?? '',
    description: list?.description ?? '',
    isDoubleOptIn: list?.isDoubleOptIn ?? true,
    sendsWelcome: list?.sendsWelcome ?? false,
  });
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const save = () =>
    form.submit(async () => {
      const body = { ...draft, revision: list?.revision ?? 0 };
      if (list === null) await act('POST', appMailingListsPath(site.identifier), body);
      else await act('PUT', appMailingListPath(site.identifier, list.id), body);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'mailingLists'] });
      announce(list === null ? texts.created(draft.name) : texts.listSaved);
      onClose();
    });
  return (
    <DialogBox
      title={list === null ? texts.createList : texts.listSettings}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={form.isPending} onPress={() => void save()}>
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label={commonTexts.name}
          value={draft.name}
          onChange={(name) => set({ name })}
          hint={texts.shownToSubscribersIn}
          error={form.error?.message}
          autoFocus
        />
        <TextField
          label={commonTexts.description}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
        <SwitchField
          isSelected={draft.isDoubleOptIn}
          onChange={(isDoubleOptIn) => set({ isDoubleOptIn })}
          hint={texts.requiredInTheEu}
        >
          {texts.useDoubleOptIn}
        </SwitchField>
        <SwitchField isSelected={draft.sendsWelcome} onChange={(sendsWelcome) => set({ sendsWelcome })}>
          {texts.sendAWelcomeEmail}
        </SwitchField>
      </div>
    </DialogBox>
  );
}
