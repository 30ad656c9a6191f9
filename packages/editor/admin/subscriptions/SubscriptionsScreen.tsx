import type { WireSubscriptionSummary } from '@quoin/contract/endpoints/store';
import { formatDay } from '@quoin/domain/formats';
import { en as orderPageEnglish } from '@quoin/messages/orderPage';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Repeat, SearchX } from 'lucide-react';
import { useCallback } from 'react';
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
import { type SubscriptionSearch, subscriptionBadge } from './subscriptionSearch.ts';

const STATUSES = ['active', 'past_due', 'paused', 'canceled', 'completed'] as const;
const TABS = [
  { value: 'all', text: 'All' },
  ...STATUSES.map((value) => ({ value, text: orderPageEnglish.subscriptionStates[value] })),
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
    <Page title="Subscriptions" site={site.title}>
      <Card flush>
        <FilterTabs
          label="Filter by state"
          tabs={TABS}
          value={search.status ?? 'all'}
          onChange={(status) => onFilter(status === 'all' ? withoutStatus : { ...withoutStatus, status })}
        />
        <div className={table.toolbar}>
          <SearchBox label="Search by name, email or product" value={search.search ?? ''} onSearch={onSearch} />
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
  { id: 'title', title: 'Subscription', cell: (one) => <SubscriptionLink one={one} /> },
  { id: 'state', title: 'Status', cell: (one) => <Badge {...subscriptionBadge(one.status)} /> },
  {
    id: 'customer',
    title: 'Customer',
    cell: (one) => <span className={table.two}>{one.customerName || one.email}</span>,
  },
  { id: 'next', title: 'Next payment', cell: (one) => (one.nextDay === null ? '–' : formatDay(one.nextDay)) },
  { id: 'amount', title: 'Amount', isNumber: true, cell: (one) => one.phrase },
];

function SubscriptionList({ search, onClear }: ListProps) {
  const site = useSite();
  const query = useInfiniteQuery(subscriptionsQuery(site.identifier, { ...search }));
  if (query.isPending) return <SkeletonRows count={6} label="Loading subscriptions…" />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title="The subscriptions could not be loaded" error={query.error} onRetry={retry} />;
  }
  const rows = query.data.pages.flatMap((page) => page.subscriptions);
  if (rows.length === 0) return <NoSubscriptions isNarrowed={Object.keys(search).length > 0} onClear={onClear} />;
  return (
    <>
      <RecordTable label="Subscriptions" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
      <LoadMoreButton query={query} label="Show more subscriptions" />
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
      {one.isTest ? ' (test)' : ''}
    </Link>
  );
}

function NoSubscriptions({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (isNarrowed) {
    const clear = <Button onPress={onClear}>Clear filters</Button>;
    return (
      <EmptyState icon={SearchX} title="No subscriptions found" action={clear}>
        Search matches parts of names, email addresses and products.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Repeat} title="Subscriptions will appear here">
      Enable a subscription for a physical product or service. Use test cards and the test clock to try renewals.
    </EmptyState>
  );
}
