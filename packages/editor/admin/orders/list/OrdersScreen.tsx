import { appOrdersExportPath } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/ordersScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ReceiptText, SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { listPath, ordersQuery } from '../../../app/queries/queries.ts';
import { SiteLink } from '../../../app/site/SiteLink.tsx';
import { useSite } from '../../../app/site/site.ts';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { LoadMoreButton } from '../../../parts/tables/LoadMoreButton.tsx';
import type { Sorting } from '../../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import table from '../../../parts/tables/table.module.css';
import { useNextPage } from '../../../parts/tables/useNextPage.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderBulk } from './OrderBulk.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import css from './OrdersScreen.module.css';
import { OrderTable } from './OrderTable.tsx';
import { OrderViews } from './OrderViews.tsx';
import { type OrderSearch, orderSearchTexts } from './orderSearch.ts';
import { ReportFilterChip } from './ReportFilterChip.tsx';

export function OrdersScreen() {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/orders' });
  const navigate = useNavigate({ from: '/$site/config/orders' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const onFilter = useCallback(
    (next: OrderSearch) => {
      setSelected(new Set());
      void navigate({ search: next, replace: true });
    },
    [navigate],
  );
  const onSearch = useCallback(
    (text: string) => {
      const { search: _, ...others } = search;
      onFilter(text === '' ? others : { ...others, search: text });
    },
    [onFilter, search],
  );
  const texts = orderSearchTexts(search);
  const query = useInfiniteQuery(ordersQuery(site.identifier, texts));
  const [first] = query.data?.pages ?? [];
  const counts = first?.counts ?? null;
  return (
    <Page
      title={commonTexts.orders}
      site={site.title}
      actions={<ExportOrders path={listPath(appOrdersExportPath(site.identifier), texts)} />}
    >
      <Card flush>
        <OrderViews search={search} counts={counts} onFilter={onFilter} />
        <div className={table.toolbar}>
          <SearchBox label={ownTexts.searchByNumberName} value={search.search ?? ''} onSearch={onSearch} />
          <OrderFilters search={search} onFilter={onFilter} />
        </div>
        <ReportFilterChip search={search} title={first?.soldTitle ?? ''} onFilter={onFilter} />
        <OrderBulk selected={selected} isArchive={search.archived === 'yes'} onDone={() => setSelected(new Set())} />
        <OrderList texts={texts} search={search} selected={selected} onSelect={setSelected} onFilter={onFilter} />
      </Card>
    </Page>
  );
}

interface OrderListProps {
  readonly texts: Readonly<Record<string, string>>;
  readonly search: OrderSearch;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onFilter: (next: OrderSearch) => void;
}

function OrderList({ texts, search, selected, onSelect, onFilter }: OrderListProps) {
  const site = useSite();
  const query = useInfiniteQuery(ordersQuery(site.identifier, texts));
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={ownTexts.loadingOrders} />;
  if (query.isError) {
    return <ErrorState title={ownTexts.theOrdersCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const orders = query.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders isNarrowed={Object.keys(texts).length > 0} onClear={() => onFilter({})} />;
  const sorting: Sorting = { column: search.sort ?? 'date', direction: search.direction ?? 'down' };
  return (
    <div className={query.isPlaceholderData ? css.busy : undefined} aria-busy={query.isPlaceholderData}>
      <OrderTable
        orders={orders}
        label={commonTexts.orders}
        selected={selected}
        onSelect={onSelect}
        sorting={sorting}
        onSort={({ column, direction }) =>
          onFilter({ ...search, sort: column as NonNullable<OrderSearch['sort']>, direction })
        }
        onEnd={onEnd}
      />
      <LoadMoreButton query={query} label={ownTexts.showMoreOrders} />
    </div>
  );
}

function NoOrders({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const site = useSite();
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={ownTexts.noOrdersFound}
        action={<Button onPress={onClear}>{commonTexts.clearFilters}</Button>}
      >
        {ownTexts.searchMatchesOrderNumbers}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={ReceiptText}
      title={ownTexts.yourOrdersWillAppear}
      action={
        <SiteLink url={site.url} className={buttonLook('primary')}>
          {ownTexts.viewYourShop}
        </SiteLink>
      }
    >
      {ownTexts.placeATestOrder}
    </EmptyState>
  );
}
