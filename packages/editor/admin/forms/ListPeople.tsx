import {
  appSubscribersPath,
  type SubmissionsActResponse,
  type SubscribersActRequest,
  type WireMailingList,
  type WireSubscriber,
} from '@quoin/contract/endpoints/content';
import type { SubscriberState } from '@quoin/domain/forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
import { subscribersQuery } from '../../app/queries/formQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import type { BadgeTone } from '../../parts/badgeLook.ts';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { BulkBar } from '../../parts/tables/BulkBar.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import { orComplain } from '../orders/orderActs.ts';
import type { ListSearch } from './formSearch.ts';
import css from './forms.module.css';
import { useRefreshLists } from './useRefreshLists.ts';

const STATES: Readonly<Record<SubscriberState, readonly [text: string, tone: BadgeTone]>> = {
  subscribed: ['Subscribed', 'good'],
  pending: ['Pending confirmation', 'note'],
  unsubscribed: ['Unsubscribed', 'plain'],
};
interface PeopleProps {
  readonly list: WireMailingList;
  readonly search: ListSearch;
  readonly mayEdit: boolean;
  readonly onClear: () => void;
}

/** Who is on a list, and what can be done with several of them. */
export function People({ list, search, mayEdit, onClear }: PeopleProps) {
  const site = useSite();
  const query = useInfiniteQuery(subscribersQuery(site.identifier, list.id, { ...search }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={6} label="Loading subscribers…" />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title="The subscribers could not be loaded" error={query.error} onRetry={retry} />;
  }
  const rows = query.data.pages.flatMap((page) => page.subscribers);
  if (rows.length === 0) {
    if (Object.keys(search).length > 0) {
      return (
        <EmptyState
          icon={SearchX}
          title="No subscribers found"
          action={<Button onPress={onClear}>Clear filters</Button>}
        >
          Search matches parts of names and email addresses.
        </EmptyState>
      );
    }
    return (
      <EmptyState icon={Users} title="No subscribers yet">
        Add a newsletter form to a page, or import people who agreed to receive your emails.
      </EmptyState>
    );
  }
  const shown = new Set(rows.map(({ id }) => id));
  const chosen = new Set([...selected].filter((id) => shown.has(id)));
  const nameOf = ({ email }: WireSubscriber) => `Select ${email}`;
  return (
    <>
      <Bulk list={list} selected={chosen} onDone={() => setSelected(new Set())} />
      <RecordTable<WireSubscriber>
        label="Subscribers"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        {...(mayEdit ? { selection: { selected: chosen, onChange: setSelected, nameOf } } : {})}
        onEnd={onEnd}
      />
      <LoadMoreButton query={query} label="Show more subscribers" />
    </>
  );
}

interface BulkProps {
  readonly list: WireMailingList;
  readonly selected: ReadonlySet<string>;
  readonly onDone: () => void;
}

function Bulk({ list, selected, onDone }: BulkProps) {
  const site = useSite();
  const refresh = useRefreshLists();
  const ids = [...selected];
  const run = async (kind: SubscribersActRequest['act']) => {
    const path = appSubscribersPath(site.identifier, list.id, 'subscribers/acts');
    const { count } = await act<SubmissionsActResponse>('POST', path, { act: kind, ids });
    await refresh();
    const done = { unsubscribe: 'unsubscribed', delete: 'deleted', askAgain: 'sent another confirmation email' }[kind];
    announce(`${counted(count, 'person', 'people')} ${done}.`);
    onDone();
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      title: `Delete ${counted(ids.length, 'person', 'people')}?`,
      message:
        'Their opt-out is deleted too, so an import could add them again. To stop emails, unsubscribe them instead.',
      ...{ confirmLabel: 'Delete', isDangerous: true },
    });
    if (isConfirmed) orComplain(run('delete'));
  };
  return (
    <BulkBar count={ids.length} onClear={onDone}>
      <Button onPress={() => orComplain(run('unsubscribe'))}>Unsubscribe</Button>
      <Button onPress={() => orComplain(run('askAgain'))}>Resend confirmation</Button>
      <Button onPress={() => void remove()}>Delete</Button>
    </BulkBar>
  );
}

function useColumns(): readonly Column<WireSubscriber>[] {
  const moments = useMoments();
  const now = Date.now();
  return [
    {
      id: 'email',
      title: 'Subscriber',
      cell: ({ email, fullName }) => (
        <span className={css.name}>
          <span>{email}</span>
          {fullName === '' ? null : <span className={css.soft}>{fullName}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      title: 'Status',
      cell: ({ state }) => <Badge text={STATES[state][0]} tone={STATES[state][1]} hollow={state !== 'subscribed'} />,
    },
    { id: 'source', title: 'Source', isExtra: true, cell: ({ source }) => <span className={css.soft}>{source}</span> },
    {
      id: 'since',
      title: 'Date',
      isExtra: true,
      cell: ({ createdAt, confirmedAt, unsubscribedAt }) => (
        <span className={css.soft}>{moments.short(unsubscribedAt ?? confirmedAt ?? createdAt, now)}</span>
      ),
    },
  ];
}
