import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ReceiptText, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { ordersQuery } from '../../app/queries.ts';
import { useSite } from '../../app/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import table from '../../parts/table.module.css';
import { OrderTable } from './OrderTable.tsx';

export function OrdersScreen() {
  const site = useSite();
  const { search = '' } = useSearch({ from: '/$site/config/orders' });
  const navigate = useNavigate({ from: '/$site/config/orders' });
  const onSearch = useCallback(
    (text: string) => void navigate({ search: text === '' ? {} : { search: text }, replace: true }),
    [navigate],
  );
  return (
    <Page title="Orders" site={site.title}>
      <Card flush>
        <div className={table.toolbar}>
          <SearchBox label="Search by number or email" value={search} onSearch={onSearch} />
        </div>
        <OrderList search={search} onClear={() => onSearch('')} />
      </Card>
    </Page>
  );
}

function OrderList({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const site = useSite();
  const query = useInfiniteQuery(ordersQuery(site.identifier, search));
  if (query.isPending) return <SkeletonRows count={8} label="Loading orders…" />;
  if (query.isError) {
    return (
      <ErrorState title="The orders could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const orders = query.data.pages.flatMap((page) => page.orders);
  if (orders.length > 0) {
    return (
      <>
        <OrderTable orders={orders} label="Orders, newest first" />
        <MoreButton query={query} label="Show more orders" />
      </>
    );
  }
  return search === '' ? (
    <EmptyState
      icon={ReceiptText}
      title="Your orders will appear here"
      action={
        <a href={site.url} target="_blank" rel="noreferrer" className={buttonLook('primary')}>
          View your shop
        </a>
      }
    >
      Buy something in your own shop to see how it works: the test cards cost nothing.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX} title="No order matches" action={<Button onPress={onClear}>Clear search</Button>}>
      Nothing was found for “{search}”. Search finds order numbers and parts of email addresses.
    </EmptyState>
  );
}
