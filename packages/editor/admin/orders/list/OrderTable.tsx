import type { WireOrderSummary } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderTable';
import { Link } from '@tanstack/react-router';
import { MessageSquareText, Undo2 } from 'lucide-react';
import { moneyText } from '../../../app/formats.ts';
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
    { id: 'number', title: texts.order, isSortable: true, cell: (order) => <OrderNumber order={order} /> },
    {
      id: 'date',
      title: commonTexts.date,
      isSortable: true,
      cell: (order) => <span className={css.date}>{moments.short(order.placedAt, now)}</span>,
    },
    {
      id: 'customer',
      title: commonTexts.customer,
      cell: (order) => <span className={table.two}>{order.customerName || order.email}</span>,
    },
    { id: 'payment', title: commonTexts.payment, cell: (order) => <Badge {...paymentBadge(order.paymentState)} /> },
    {
      id: 'fulfillment',
      title: texts.fulfillment,
      cell: (order) => <Badge {...fulfillmentBadge(order.fulfillmentStatus)} />,
    },
    {
      id: 'items',
      title: commonTexts.items,
      isExtra: true,
      cell: (order) => <span className={css.date}>{texts.items(order.itemCount)}</span>,
    },
    {
      id: 'total',
      title: commonTexts.total,
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
          : { selection: { selected, onChange: onSelect, nameOf: ({ orderNumber }) => texts.order2(orderNumber) } })}
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
      {order.hasNote ? <MessageSquareText aria-label={texts.hasANote} role="img" className={css.mark} /> : null}
      {order.withdrawal === 'requested' ? (
        <Undo2 aria-label={texts.withdrawnByCustomer} role="img" className={css.alarm} />
      ) : null}
      {order.testMode ? <span className={css.test}>{texts.test}</span> : null}
    </span>
  );
}
