import type { WireOrderSummary } from '@quoin/contract/endpoints';
import { Link } from '@tanstack/react-router';
import { counted, moneyText } from '../../app/formats.ts';
import { useMoments, useSite } from '../../app/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import table from '../../parts/table.module.css';
import css from './OrderTable.module.css';
import { fulfillmentBadge, paymentBadge } from './orderStates.ts';

export interface OrderTableProps {
  readonly orders: readonly WireOrderSummary[];
  /** Names the table for screen readers. */
  readonly label: string;
}

export function OrderTable({ orders, label }: OrderTableProps) {
  return (
    <table className={`${table.table} ${css.orders}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col">Customer</th>
          <th scope="col">Payment</th>
          <th scope="col">Fulfillment</th>
          <th scope="col" className={css.items}>
            Items
          </th>
          <th scope="col" className={table.number}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { readonly order: WireOrderSummary }) {
  const site = useSite();
  const moments = useMoments();
  return (
    <tr className={table.row}>
      <td className={css.number}>
        <Link
          to="/$site/config/orders/$orderId"
          params={{ site: site.identifier, orderId: order.id }}
          className={table.rowLink}
        >
          #{order.orderNumber}
        </Link>
        {order.testMode ? <span className={css.test}>Test</span> : null}
      </td>
      <td className={`${css.date} ${table.soft}`}>{moments.short(order.placedAt, Date.now())}</td>
      <td className={css.customer}>
        <span className={table.two}>{order.customerName || order.email}</span>
      </td>
      <td className={css.payment}>
        <Badge {...paymentBadge(order.paymentState)} />
      </td>
      <td className={css.fulfillment}>
        <Badge {...fulfillmentBadge(order.fulfillmentStatus)} />
      </td>
      <td className={`${css.items} ${table.soft}`}>{counted(order.itemCount, 'item', 'items')}</td>
      <td className={`${css.total} ${table.number}`}>{moneyText(order.grandTotal)}</td>
    </tr>
  );
}
