import type { WireOrderSummary } from '@quoin/contract/endpoints/store';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, Undo2 } from 'lucide-react';
import { counted, moneyText } from '../../../app/formats.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { type Column, RecordTable, type Sorting } from '../../../parts/tables/RecordTable.tsx';
import table from '../../../parts/tables/table.module.css';
import { fulfillmentBadge, paymentBadge } from '../orderStates.ts';
import css from './OrderTable.module.css';

export interface OrderTableProps {
  readonly orders: readonly WireOrderSummary[];
  /** Names the table for screen readers. */
  readonly label: string;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  readonly onEnd?: () => void;
}

export function OrderTable({ orders, label, selected, onSelect, sorting, onSort, onEnd }: OrderTableProps) {
  const moments = useMoments();
  const now = Date.now();
  const columns: readonly Column<WireOrderSummary>[] = [
    { id: 'number', title: 'Order', isSortable: true, cell: (order) => <OrderNumber order={order} /> },
    {
      id: 'date',
      title: 'Date',
      isSortable: true,
      cell: (order) => <span className={css.date}>{moments.short(order.placedAt, now)}</span>,
    },
    {
      id: 'customer',
      title: 'Customer',
      cell: (order) => <span className={table.two}>{order.customerName || order.email}</span>,
    },
    { id: 'payment', title: 'Payment', cell: (order) => <Badge {...paymentBadge(order.paymentState)} /> },
    {
      id: 'fulfillment',
      title: 'Fulfillment',
      cell: (order) => <Badge {...fulfillmentBadge(order.fulfillmentStatus)} />,
    },
    {
      id: 'items',
      title: 'Items',
      isExtra: true,
      cell: (order) => <span className={css.date}>{counted(order.itemCount, 'item', 'items')}</span>,
    },
    {
      id: 'total',
      title: 'Total',
      isNumber: true,
      isSortable: true,
      cell: (order) => <span className={css.total}>{moneyText(order.grandTotal)}</span>,
    },
  ];
  return (
    <div className={css.orders} data-selects={selected !== undefined}>
      <RecordTable<WireOrderSummary>
        label={label}
        columns={columns}
        rows={orders}
        keyOf={({ id }) => id}
        {...(selected === undefined || onSelect === undefined
          ? {}
          : { selection: { selected, onChange: onSelect, nameOf: ({ orderNumber }) => `order #${orderNumber}` } })}
        {...(sorting === undefined ? {} : { sorting })}
        {...(onSort === undefined ? {} : { onSort })}
        {...(onEnd === undefined ? {} : { onEnd })}
      />
    </div>
  );
}

function OrderNumber({ order }: { readonly order: WireOrderSummary }) {
  const site = useSite();
  return (
    <span className={css.number}>
      <Link
        to="/$site/config/orders/$orderId"
        params={{ site: site.identifier, orderId: order.id }}
        className={table.rowLink}
      >
        #{order.orderNumber}
      </Link>
      {order.hasNote ? <MessageSquareText aria-label="Has a note" role="img" className={css.mark} /> : null}
      {order.withdrawal === 'requested' ? (
        <Undo2 aria-label="Withdrawn by customer" role="img" className={css.alarm} />
      ) : null}
      {order.testMode ? <span className={css.test}>Test</span> : null}
    </span>
  );
}
