import type { WireCustomerOrder } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/customerOrders';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../app/formats.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { fulfillmentBadge, paymentBadge } from '../orders/orderStates.ts';
import css from './CustomersScreen.module.css';

type PaymentState = Parameters<typeof paymentBadge>[0];
type FulfillmentStatus = Parameters<typeof fulfillmentBadge>[0];

/** Lists the orders of a customer, newest first. */
export function CustomerOrders({ orders }: { readonly orders: readonly WireCustomerOrder[] }) {
  const site = useSite();
  const moments = useMoments();
  const now = Date.now();
  if (orders.length === 0) {
    return (
      <Card title={commonTexts.orders}>
        <p className={css.soft}>{texts.noOrdersYet}</p>
      </Card>
    );
  }
  const columns: readonly Column<WireCustomerOrder>[] = [
    {
      id: 'number',
      title: texts.order,
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
    { id: 'date', title: commonTexts.date, cell: ({ placedAt }) => moments.short(placedAt, now) },
    {
      id: 'payment',
      title: commonTexts.payment,
      cell: ({ paymentState }) => <Badge {...paymentBadge(paymentState as PaymentState)} />,
    },
    {
      id: 'fulfillment',
      title: texts.fulfillment,
      isExtra: true,
      cell: ({ fulfillmentStatus }) => <Badge {...fulfillmentBadge(fulfillmentStatus as FulfillmentStatus)} />,
    },
    { id: 'items', title: commonTexts.items, isExtra: true, cell: ({ itemCount }) => texts.items(itemCount) },
    {
      id: 'total',
      title: commonTexts.total,
      isNumber: true,
      cell: ({ grandTotal }) => <span className={css.amount}>{moneyText(grandTotal)}</span>,
    },
  ];
  return (
    <Card title={commonTexts.orders} flush>
      <RecordTable label={texts.customersOrders} columns={columns} rows={orders} keyOf={({ id }) => id} />
    </Card>
  );
}
