import type {
  AppInventoryResponse,
  InventoryFilter,
  InventorySort,
  SortDirection,
  WireInventoryRow,
  WireStockChange,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { STOCK_REASONS, stockReasonNames } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/inventoryScreen';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Boxes, SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { APP_LOCALE } from '../../app/locale.ts';
import { inventoryQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { BulkBar } from '../../parts/tables/BulkBar.tsx';
import { RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import { withParts } from '../../parts/withParts.tsx';
import { AdjustBox } from './AdjustBox.tsx';
import css from './InventoryScreen.module.css';
import { inventoryColumns } from './inventoryColumns.tsx';
import { filtersOf, type InventorySearch } from './inventorySearch.ts';
import { ThresholdBox } from './ThresholdBox.tsx';
import { useAdjustStock } from './useAdjustStock.ts';
import { VariantFilters } from './VariantFilters.tsx';

const ROUTE = '/$site/config/inventory';
const FILTERS: readonly { readonly stock: InventoryFilter; readonly text: string }[] = [
  { stock: 'all', text: texts.all },
  { stock: 'low', text: texts.low },
  { stock: 'out', text: commonTexts.soldOut },
  { stock: 'unlimited', text: commonTexts.unlimited },
];
const REASONS = STOCK_REASONS.map((value) => ({ value, text: stockReasonNames[value] }));

export function InventoryScreen() {
  const site = useSite();
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const query = useInfiniteQuery({
    ...inventoryQuery(site.identifier, filtersOf({ ...search })),
    placeholderData: keepPreviousData,
  });
  const [isThresholdOpen, setThresholdOpen] = useState(false);
  const first = query.data?.pages[0];
  const go = useCallback(
    (change: (search: InventorySearch) => InventorySearch) => void navigate({ search: change, replace: true }),
    [navigate],
  );
  const onSearch = useCallback(
    (text: string) => go(({ search: _, ...others }) => (text === '' ? others : { ...others, search: text })),
    [go],
  );
  return (
    <Page
      title={texts.inventory}
      site={site.title}
      actions={
        <>
          {isAllowed(site, 'products.edit') ? (
            <>
              <Button onPress={() => setThresholdOpen(true)} isDisabled={first === undefined}>
                {texts.lowStockThreshold} {first?.threshold ?? '…'}
              </Button>
              <Link to="/$site/config/inventory/file" params={{ site: site.identifier }} className={buttonLook()}>
                {texts.importAndExport}
              </Link>
            </>
          ) : null}
          <Link to="/$site/config/inventory/history" params={{ site: site.identifier }} className={buttonLook()}>
            {texts.history}
          </Link>
        </>
      }
    >
      <Card flush>
        <div className={table.toolbar}>
          <StockTabs search={search} counts={first?.counts ?? null} />
          <SearchBox label={texts.searchByNameOr} value={search.search ?? ''} onSearch={onSearch} />
          <VariantFilters
            search={search}
            categories={first?.categories ?? []}
            onChange={(change) => go(({ type: _, category: __, ...others }) => ({ ...others, ...change }))}
          />
        </div>
        <InventoryList
          search={search}
          query={query}
          onSort={(sort, direction) =>
            go(({ direction: _, ...now }) => ({ ...now, sort, ...(direction === 'down' ? { direction } : {}) }))
          }
        />
      </Card>
      {isThresholdOpen && first !== undefined ? (
        <ThresholdBox
          threshold={first.threshold}
          isMailed={first.isLowStockMailed}
          onClose={() => setThresholdOpen(false)}
        />
      ) : null}
    </Page>
  );
}

interface StockTabsProps {
  readonly search: InventorySearch;
  readonly counts: Readonly<Record<InventoryFilter, number>> | null;
}

function StockTabs({ search, counts }: StockTabsProps) {
  const site = useSite();
  const { stock: _, ...others } = search;
  return (
    <nav aria-label={commonTexts.stock} className={css.tabs}>
      {FILTERS.map(({ stock, text }) => (
        <Link
          key={stock}
          to={ROUTE}
          params={{ site: site.identifier }}
          search={stock === 'all' ? others : { ...others, stock }}
          className={css.tab}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {text}
          {counts === null ? null : <span className={css.count}>{counts[stock].toLocaleString(APP_LOCALE)}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface InventoryListProps {
  readonly search: InventorySearch;
  readonly query: ReturnType<typeof useInfiniteQuery<AppInventoryResponse>>;
  readonly onSort: (sort: InventorySort, direction: SortDirection) => void;
}

function InventoryList({ search, query, onSort }: InventoryListProps) {
  const site = useSite();
  const mayEdit = isAllowed(site, 'products.edit');
  const adjust = useAdjustStock(site.identifier);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isBoxOpen, setBoxOpen] = useState(false);
  const [reason, setReason] = useState<(typeof STOCK_REASONS)[number]>('correction');
  const { mutateAsync } = adjust;
  const onAdjust = useCallback(
    (change: WireStockChange) =>
      mutateAsync({ changes: [change], reason, note: '' }).then(
        () => true,
        () => false,
      ),
    [mutateAsync, reason],
  );
  const columns = useMemo(
    () => inventoryColumns({ site: site.identifier, isReadOnly: !mayEdit, onAdjust }),
    [site.identifier, mayEdit, onAdjust],
  );
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={texts.loadingStock} />;
  if (query.isError) {
    return <ErrorState title={texts.theStockCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (rows.length === 0) return <NoRows search={search} />;
  const chosen = rows.filter((row) => selected.has(row.variantId));
  return (
    <>
      {mayEdit ? (
        <div className={css.hintLine}>
          <span>
            {withParts(texts.keysHint, <kbd>12</kbd>, <kbd>+5</kbd>, <kbd>-3</kbd>, <kbd>{texts.enter}</kbd>)}
          </span>
          <span className={css.reason}>
            <SelectField
              label={commonTexts.reason}
              isLabelHidden
              choices={REASONS}
              value={reason}
              onChange={setReason}
            />
          </span>
        </div>
      ) : null}
      <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <Button onPress={() => setBoxOpen(true)}>{texts.adjustStock}</Button>
      </BulkBar>
      <RecordTable
        label={texts.stockByVariant}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        {...(mayEdit ? { selection: { selected, onChange: setSelected, nameOf } } : {})}
        sorting={{ column: search.sort ?? 'title', direction: search.direction ?? 'up' }}
        onSort={({ column, direction }) => onSort(column as InventorySort, direction)}
        onEnd={onEnd}
      />
      {query.isFetchingNextPage ? <p className={css.more}>{texts.loadingMore}</p> : null}
      {isBoxOpen ? (
        <AdjustBox
          rows={chosen}
          isPending={adjust.isPending}
          onClose={() => setBoxOpen(false)}
          onAdjust={(wanted) => adjust.mutate(wanted, { onSuccess: () => setBoxOpen(false) })}
        />
      ) : null}
    </>
  );
}

function keyOf(row: WireInventoryRow): string {
  return row.variantId;
}

function nameOf(row: WireInventoryRow): string {
  return [row.title, row.description].filter(Boolean).join(', ');
}

function NoRows({ search }: { readonly search: InventorySearch }) {
  const site = useSite();
  if (Object.keys(search).some((name) => name !== 'sort' && name !== 'direction')) {
    return (
      <EmptyState icon={SearchX} title={commonTexts.noResults}>
        {search.stock === 'low' || search.stock === 'out' ? texts.noVariantsHaveThis : texts.noVariantMatchesYour}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Boxes}
      title={texts.trackYourInventory}
      action={
        <Link to="/$site/config/products/import" params={{ site: site.identifier }} className={buttonLook('primary')}>
          {texts.importProducts}
        </Link>
      }
    >
      {texts.eachProductVariantAppears}
    </EmptyState>
  );
}
