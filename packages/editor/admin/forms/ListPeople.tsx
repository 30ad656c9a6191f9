import {
  appSubscribersPath,
  type SubmissionsActResponse,
  type SubscribersActRequest,
  type WireMailingList,
  type WireSubscriber,
} from '@quoin/contract/endpoints/content';
import type { SubscriberState } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/listPeople';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
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
  subscribed: [commonTexts.subscribed, 'good'],
  pending: [texts.pendingConfirmation, 'note'],
  unsubscribed: [texts.unsubscribed, 'plain'],
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
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingSubscribers} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={texts.theSubscribersCouldNot} error={query.error} onRetry={retry} />;
  }
  const rows = query.data.pages.flatMap((page) => page.subscribers);
  if (rows.length === 0) {
    if (Object.keys(search).length > 0) {
      return (
        <EmptyState
          icon={SearchX}
          title={texts.noSubscribersFound}
          action={<Button onPress={onClear}>{commonTexts.clearFilters}</Button>}
        >
          {texts.searchMatchesPartsOf}
        </EmptyState>
      );
    }
    return (
      <EmptyState icon={Users} title={texts.noSubscribersYet}>
        {texts.addANewsletterForm}
      </EmptyState>
    );
  }
  const shown = new Set(rows.map(({ id }) => id));
  const chosen = new Set([...selected].filter((id) => shown.has(id)));
  const nameOf = ({ email }: WireSubscriber) => texts.select(email);
  return (
    <>
      <Bulk list={list} selected={chosen} onDone={() => setSelected(new Set())} />
      <RecordTable<WireSubscriber>
        label={texts.subscribers}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        {...(mayEdit ? { selection: { selected: chosen, onChange: setSelected, nameOf } } : {})}
        onEnd={onEnd}
      />
      <LoadMoreButton query={query} label={texts.showMoreSubscribers} />
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
    const done = {
      unsubscribe: texts.peopleUnsubscribed,
      delete: texts.peopleDeleted,
      askAgain: texts.peopleAskedAgain,
    };
    announce(done[kind](count));
    onDone();
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      title: texts.deletePeople(ids.length),
      message: texts.theirOptOutIs,
      ...{ confirmLabel: commonTexts.delete, isDangerous: true },
    });
    if (isConfirmed) orComplain(run('delete'));
  };
  return (
    <BulkBar count={ids.length} onClear={onDone}>
      <Button onPress={() => orComplain(run('unsubscribe'))}>{texts.unsubscribe}</Button>
      <Button onPress={() => orComplain(run('askAgain'))}>{texts.resendConfirmation}</Button>
      <Button onPress={() => void remove()}>{commonTexts.delete}</Button>
    </BulkBar>
  );
}

function useColumns(): readonly Column<WireSubscriber>[] {
  const moments = useMoments();
  const now = Date.now();
  return [
    {
      id: 'email',
      title: texts.subscriber,
      cell: ({ email, fullName }) => (
        <span className={css.name}>
          <span>{email}</span>
          {fullName === '' ? null : <span className={css.soft}>{fullName}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      title: commonTexts.status,
      cell: ({ state }) => <Badge text={STATES[state][0]} tone={STATES[state][1]} hollow={state !== 'subscribed'} />,
    },
    {
      id: 'source',
      title: texts.source,
      isExtra: true,
      cell: ({ source }) => <span className={css.soft}>{source}</span>,
    },
    {
      id: 'since',
      title: commonTexts.date,
      isExtra: true,
      cell: ({ createdAt, confirmedAt, unsubscribedAt }) => (
        <span className={css.soft}>{moments.short(unsubscribedAt ?? confirmedAt ?? createdAt, now)}</span>
      ),
    },
  ];
}
