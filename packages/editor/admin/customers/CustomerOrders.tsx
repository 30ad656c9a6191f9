import type { WireCustomerOrder } from '@quoin/contract/endpoints/store';
import { Link } from '@tanstack/react-router';
import { counted, moneyText } from '../../app/formats.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { fulfillmentBadge, paymentBadge } from '../orders/orderStates.ts';
import css from './CustomersScreen.module.css';

type PaymentState = Parameters<typeof paymentBadge>[0];
type FulfillmentStatus = Parameters<typeof fulfillmentBadge>[0];

/** What somebody has bought, the newest first. */
export function CustomerOrders({ orders }: { readonly orders: readonly WireCustomerOrder[] }) {
  const site = useSite();
  const moments = useMoments();
  const now = Date.now();
  if (orders.length === 0) {
    return (
      <Card title="Orders">
        <p className={css.soft}>No orders yet.</p>
      </Card>
    );
  }
  const columns: readonly Column<WireCustomerOrder>[] = [
    {
      id: 'number',
      title: 'Order',
      cell: ({ id, orderNumber }) => (
        <Link
          to="/$site/config/orders/$orderId"
          params={{ site: site.identifier, orderId: id }}
          className={table.rowLink}
        >
          #{orderNumber}
        </Link>
      ),
    },
    { id: 'date', title: 'Date', cell: ({ placedAt }) => moments.short(placedAt, now) },
    {
      id: 'payment',
      title: 'Payment',
      cell: ({ paymentState }) => <Badge {...paymentBadge(paymentState as PaymentState)} />,
    },
    {
      id: 'fulfillment',
      title: 'Fulfillment',
      isExtra: true,
      cell: ({ fulfillmentStatus }) => <Badge {...fulfillmentBadge(fulfillmentStatus as FulfillmentStatus)} />,
    },
    { id: 'items', title: 'Items', isExtra: true, cell: ({ itemCount }) => counted(itemCount, 'item', 'items') },
    {
      id: 'total',
      title: 'Total',
      isNumber: true,
      cell: ({ grandTotal }) => <span className={css.amount}>{moneyText(grandTotal)}</span>,
    },
  ];
  return (
    <Card title="Orders" flush>
      <RecordTable label="Customer’s orders" columns={columns} rows={orders} keyOf={({ id }) => id} />
    </Card>
  );
}
