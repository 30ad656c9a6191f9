import type { AppMovementsResponse, WireMovement, WireMovementCause } from '@quoin/contract/endpoints/store';
import { stockReasonNames } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/movementsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import type { MomentFormats } from '../../app/formats.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { movementsQuery } from '../../app/queries/inventoryQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import css from './InventoryScreen.module.css';
import { filtersOf } from './inventorySearch.ts';

const ROUTE = '/$site/config/inventory/history';
const CAUSES = [
  { value: 'any', text: texts.anyCause },
  { value: 'order', text: commonTexts.orders },
  { value: 'return', text: texts.returns },
  { value: 'adjustment', text: texts.adjustments },
  { value: 'import', text: texts.imports },
] as const;

/** Every movement of stock, of all variants or of one, each with what caused it. */
export function MovementsScreen() {
  const site = useSite();
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const query = useInfiniteQuery(movementsQuery(site.identifier, filtersOf({ ...search })));
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.movements) ?? [], [query.data]);
  const first = rows[0];
  const title =
    search.variant === undefined || first === undefined ? texts.stockHistory : texts.historyOf(nameOf(first));
  const choose = (value: (typeof CAUSES)[number]['value']) =>
    void navigate({
      search: ({ cause: _, ...others }) => (value === 'any' ? others : { ...others, cause: value }),
      replace: true,
    });
  return (
    <Page title={title} site={site.title}>
      <Card flush>
        <div className={table.toolbar}>
          <SelectField
            label={texts.cause}
            isLabelHidden
            choices={CAUSES}
            value={search.cause ?? 'any'}
            onChange={choose}
          />
          {search.variant === undefined ? null : (
            <Link to={ROUTE} params={{ site: site.identifier }} className={buttonLook('quiet')}>
              {texts.allVariants}
            </Link>
          )}
        </div>
        <MovementList rows={rows} query={query} isOfOne={search.variant !== undefined} />
      </Card>
    </Page>
  );
}

interface MovementListProps {
  readonly rows: readonly WireMovement[];
  readonly query: ReturnType<typeof useInfiniteQuery<AppMovementsResponse>>;
  readonly isOfOne: boolean;
}

function MovementList({ rows, query, isOfOne }: MovementListProps) {
  const site = useSite();
  const moments = useMoments();
  const columns = useMemo(() => columnsFor(site.identifier, moments, isOfOne), [site.identifier, moments, isOfOne]);
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={texts.loadingTheHistory} />;
  if (query.isError) {
    return <ErrorState title={texts.theHistoryCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon={History} title={texts.noStockChangesYet}>
        {texts.eachSaleReturnAdjustment}
      </EmptyState>
    );
  }
  return <RecordTable label={texts.stockChanges} columns={columns} rows={rows} keyOf={({ id }) => id} onEnd={onEnd} />;
}

function columnsFor(site: string, moments: MomentFormats, isOfOne: boolean): readonly Column<WireMovement>[] {
  const now = Date.now();
  const product: Column<WireMovement> = {
    id: 'product',
    title: commonTexts.product,
    cell: (row) => (
      <span className={css.names}>
        <Link to={ROUTE} params={{ site }} search={{ variant: row.variantId }} className={css.title}>
          {row.title}
        </Link>
        <span className={css.note}>{[row.description, row.sku].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  };
  return [
    ...(isOfOne ? [] : [product]),
    { id: 'change', title: texts.change, isNumber: true, cell: (row) => <Delta delta={row.delta} /> },
    { id: 'cause', title: texts.cause, cell: (row) => <Cause site={site} row={row} /> },
    {
      id: 'balance',
      title: texts.onHandAfter,
      isNumber: true,
      isExtra: !isOfOne,
      cell: (row) => row.balance.toLocaleString(APP_LOCALE),
    },
    {
      id: 'at',
      title: commonTexts.date,
      cell: (row) => <span className={table.soft}>{moments.short(row.at, now)}</span>,
    },
  ];
}

function Delta({ delta }: { readonly delta: number }) {
  const text = `${delta > 0 ? '+' : '−'}${Math.abs(delta).toLocaleString(APP_LOCALE)}`;
  return <span className={delta > 0 ? css.plus : css.minus}>{text}</span>;
}

const PLAIN_CAUSES: Readonly<Record<WireMovementCause, string>> = {
  order: texts.order,
  return: texts.return,
  adjustment: texts.adjustment,
  import: texts.import,
};

function Cause({ site, row }: { readonly site: string; readonly row: WireMovement }) {
  const { order, adjustment, importRun, cause } = row;
  if (order !== null) {
    return (
      <Link to="/$site/config/orders/$orderId" params={{ site, orderId: order.id }}>
        {PLAIN_CAUSES[cause]} #{order.number}
      </Link>
    );
  }
  if (adjustment !== null) {
    return (
      <>
        {stockReasonNames[adjustment.reason]}
        <span className={css.note}>{[adjustment.actor, adjustment.note].filter(Boolean).join(' · ')}</span>
      </>
    );
  }
  if (importRun !== null) {
    return (
      <>
        <Link to="/$site/config/products/import/$runId" params={{ site, runId: importRun.id }}>
          {texts.import}
        </Link>
        <span className={css.note}>{[importRun.fileName, importRun.actor].filter(Boolean).join(' · ')}</span>
      </>
    );
  }
  return PLAIN_CAUSES[cause];
}

function nameOf({ title, description }: WireMovement): string {
  return [title, description].filter(Boolean).join(', ');
}
