import type { WireOrderDetail } from '@quoin/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Refusal } from '../../app/api.ts';
import { NotFoundScreen } from '../../app/plainScreens.tsx';
import { orderQuery } from '../../app/queries.ts';
import { useMoments, useSite } from '../../app/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import css from './OrderScreen.module.css';
import { OrderTimeline } from './OrderTimeline.tsx';
import { fulfillmentBadge, paymentBadge } from './orderStates.ts';

export function OrderScreen() {
  const site = useSite();
  const { orderId } = useParams({ from: '/$site/config/orders/$orderId' });
  const query = useQuery(orderQuery(site.identifier, orderId));
  if (query.data !== undefined) return <OrderPage order={query.data.order} />;
  if (query.error instanceof Refusal && query.error.status === 404) return <NotFoundScreen />;
  return (
    <Page title="Order" site={site.title} back={<BackToOrders />}>
      <Card flush>
        {query.isError ? (
          <ErrorState title="The order could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={5} label="Loading the order…" />
        )}
      </Card>
    </Page>
  );
}

function OrderPage({ order }: { readonly order: WireOrderDetail }) {
  const site = useSite();
  const moments = useMoments();
  return (
    <Page
      title={`Order #${order.orderNumber}`}
      site={site.title}
      back={<BackToOrders />}
      marks={
        <>
          <Badge {...paymentBadge(order.paymentState)} />
          <Badge {...fulfillmentBadge(order.fulfillmentStatus)} />
          {order.testMode ? <Badge text="Test order" tone="note" /> : null}
        </>
      }
      subtitle={moments.full(order.placedAt)}
      actions={
        order.statusUrl === null ? undefined : (
          <a href={order.statusUrl} target="_blank" rel="noreferrer" className={buttonLook('plain')}>
            <ExternalLink aria-hidden="true" /> Order status page
          </a>
        )
      }
    >
      <div className={css.columns}>
        <div className={css.stack}>
          <OrderLines order={order} />
          <OrderPayment order={order} />
          <OrderTimeline order={order} />
        </div>
        <OrderCustomer order={order} />
      </div>
    </Page>
  );
}

function BackToOrders() {
  const site = useSite();
  return (
    <Link to="/$site/config/orders" params={{ site: site.identifier }} className={css.back}>
      <ArrowLeft aria-hidden="true" /> Orders
    </Link>
  );
}
