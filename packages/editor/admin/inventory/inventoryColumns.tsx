import type { InventorySort, WireInventoryRow, WireStockChange } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/inventoryColumns';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { APP_LOCALE } from '../../app/locale.ts';
import { Badge } from '../../parts/Badge.tsx';
import type { Column } from '../../parts/tables/RecordTable.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import css from './InventoryScreen.module.css';
import { StockCell } from './StockCell.tsx';

export interface InventoryColumnProps {
  readonly site: string;
  readonly isReadOnly: boolean;
  readonly onAdjust: (change: WireStockChange) => Promise<boolean>;
}

type SortableColumn = Column<WireInventoryRow> & { readonly id: InventorySort | 'history' };

export function inventoryColumns(props: InventoryColumnProps): readonly SortableColumn[] {
  const { site, isReadOnly, onAdjust } = props;
  return [
    { id: 'title', title: commonTexts.product, isSortable: true, cell: (row) => <Name row={row} /> },
    {
      id: 'sku',
      title: texts.sku,
      isSortable: true,
      isExtra: true,
      cell: (row) => <span className={css.sku}>{row.sku}</span>,
    },
    {
      id: 'reserved',
      title: texts.reserved,
      isNumber: true,
      isSortable: true,
      isExtra: true,
      cell: (row) => row.reserved || '–',
    },
    { id: 'available', title: texts.available, isNumber: true, isSortable: true, isExtra: true, cell: availableText },
    {
      id: 'onHand',
      title: texts.onHand,
      isNumber: true,
      isSortable: true,
      cell: (row) => <StockCell row={row} isReadOnly={isReadOnly} onAdjust={onAdjust} />,
    },
    { id: 'history', title: texts.history, isExtra: true, cell: (row) => <HistoryLink site={site} row={row} /> },
  ];
}

function availableText(row: WireInventoryRow): string {
  return row.unlimited ? '∞' : row.available.toLocaleString(APP_LOCALE);
}

function Name({ row }: { readonly row: WireInventoryRow }) {
  return (
    <span className={css.name}>
      <Thumbnail src={row.imageUrl} />
      <span className={css.names}>
        <span className={css.title}>
          {row.title}
          {row.isVisible ? null : <Badge text={texts.hidden} tone="plain" hollow />}
        </span>
        <span className={css.detail}>
          <span className={css.variant}>{row.description}</span>
          <span className={css.phoneSku}>{row.sku}</span>
          <Mark row={row} />
        </span>
      </span>
    </span>
  );
}

/** Only what needs attention is marked. */
function Mark({ row }: { readonly row: WireInventoryRow }) {
  if (row.unlimited) return null;
  if (row.available <= 0) return <Badge text={commonTexts.soldOut} tone="bad" />;
  return row.available <= row.lowAt ? <Badge text={texts.left(row.available)} tone="warn" /> : null;
}

function HistoryLink({ site, row }: { readonly site: string; readonly row: WireInventoryRow }) {
  return (
    <Link
      to="/$site/config/inventory/history"
      params={{ site }}
      search={{ variant: row.variantId }}
      className={css.history}
      aria-label={texts.historyOf([row.title, row.description].filter(Boolean).join(', '))}
    >
      <History aria-hidden="true" />
    </Link>
  );
}
