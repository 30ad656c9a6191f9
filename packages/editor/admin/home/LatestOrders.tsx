import type { WireOrderSummary } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/latestOrders';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/states.tsx';
import { OrderTable } from '../orders/list/OrderTable.tsx';
import css from './HomeScreen.module.css';

export function LatestOrders({ orders }: { readonly orders: readonly WireOrderSummary[] }) {
  const site = useSite();
  return (
    <Card
      title={texts.latestOrders}
      flush
      aside={
        <Link to="/$site/config/orders" params={{ site: site.identifier }} className={css.all}>
          {texts.allOrders}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <EmptyState icon={ReceiptText} title={texts.noOrdersYet}>
          {texts.ordersAppearHereAs}
        </EmptyState>
      ) : (
        <OrderTable orders={orders} label={texts.latestOrders} />
      )}
    </Card>
  );
}
