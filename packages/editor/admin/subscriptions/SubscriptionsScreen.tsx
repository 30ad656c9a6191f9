import type { WireSubscriptionSummary } from '@quoin/contract/endpoints/store';
import { formatDay } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/subscriptionsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Repeat, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { APP_LANGUAGE } from '../../app/locale.ts';
import { subscriptionsQuery } from '../../app/queries/recurringQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { SUBSCRIPTION_STATES, type SubscriptionSearch, subscriptionBadge } from './subscriptionSearch.ts';

const STATUSES = ['active', 'past_due', 'paused', 'canceled', 'completed'] as const;
const TABS = [
  { value: 'all', text: texts.all },
  ...STATUSES.map((value) => ({ value, text: SUBSCRIPTION_STATES[value] })),
] as const;

export function SubscriptionsScreen() {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/subscriptions' });
  const navigate = useNavigate({ from: '/$site/config/subscriptions' });
  const onFilter = useCallback(
    (next: SubscriptionSearch) => void navigate({ search: next, replace: true }),
    [navigate],
  );
  const onSearch = useCallback(
    (text: string) => {
      const { search: _, ...others } = search;
      onFilter(text === '' ? others : { ...others, search: text });
    },
    [onFilter, search],
  );
  const { status: _, ...withoutStatus } = search;
  return (
    <Page title={texts.subscriptions} site={site.title}>
      <Card flush>
        <FilterTabs
          label={texts.filterByState}
          tabs={TABS}
          value={search.status ?? 'all'}
          onChange={(status) => onFilter(status === 'all' ? withoutStatus : { ...withoutStatus, status })}
        />
        <div className={table.toolbar}>
          <SearchBox label={texts.searchByNameEmail} value={search.search ?? ''} onSearch={onSearch} />
        </div>
        <SubscriptionList search={search} onClear={() => onFilter({})} />
      </Card>
    </Page>
  );
}

interface ListProps {
  readonly search: SubscriptionSearch;
  readonly onClear: () => void;
}

const COLUMNS: readonly Column<WireSubscriptionSummary>[] = [
  { id: 'title', title: texts.subscription, cell: (one) => <SubscriptionLink one={one} /> },
  { id: 'state', title: commonTexts.status, cell: (one) => <Badge {...subscriptionBadge(one.status)} /> },
  {
    id: 'customer',
    title: commonTexts.customer,
    cell: (one) => <span className={table.two}>{one.customerName || one.email}</span>,
  },
  {
    id: 'next',
    title: texts.nextPayment,
    cell: (one) => (one.nextDay === null ? '–' : formatDay(one.nextDay, APP_LANGUAGE)),
  },
  { id: 'amount', title: texts.amount, isNumber: true, cell: (one) => one.phrase },
];

function SubscriptionList({ search, onClear }: ListProps) {
  const site = useSite();
  const query = useInfiniteQuery(subscriptionsQuery(site.identifier, { ...search }));
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingSubscriptions} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={texts.theSubscriptionsCouldNot} error={query.error} onRetry={retry} />;
  }
  const rows = query.data.pages.flatMap((page) => page.subscriptions);
  if (rows.length === 0) return <NoSubscriptions isNarrowed={Object.keys(search).length > 0} onClear={onClear} />;
  return (
    <>
      <RecordTable label={texts.subscriptions} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      <LoadMoreButton query={query} label={texts.showMoreSubscriptions} />
    </>
  );
}

function SubscriptionLink({ one }: { readonly one: WireSubscriptionSummary }) {
  const site = useSite();
  return (
    <Link
      to="/$site/config/subscriptions/$subscriptionId"
      params={{ site: site.identifier, subscriptionId: one.id }}
      className={table.rowLink}
    >
      {one.title}
      {one.isTest ? texts.test : ''}
    </Link>
  );
}

function NoSubscriptions({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (isNarrowed) {
    const clear = <Button onPress={onClear}>{commonTexts.clearFilters}</Button>;
    return (
      <EmptyState icon={SearchX} title={texts.noSubscriptionsFound} action={clear}>
        {texts.searchMatchesPartsOf}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Repeat} title={texts.subscriptionsWillAppearHere}>
      {texts.enableASubscriptionFor}
    </EmptyState>
  );
}
