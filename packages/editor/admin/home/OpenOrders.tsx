import type { WireOpenOrders } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/openOrders';
import { Link } from '@tanstack/react-router';
import { Banknote, type LucideIcon, PackageOpen, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyText } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import css from './HomeScreen.module.css';

/** Shows counts of open orders. Each links to its list. */
export function OpenOrders({ open }: { readonly open: WireOpenOrders }) {
  const params = { site: useSite().identifier };
  const { unfulfilled, unpaid, abandoned } = open;
  return (
    <nav className={css.waiting} aria-label={texts.toDo}>
      <Link
        to="/$site/config/orders"
        params={params}
        search={{ payment: 'paid,partially_refunded', fulfillment: 'PENDING,PARTIAL' }}
        className={css.wait}
      >
        <Waiting icon={PackageOpen} text={texts.unfulfilledOrders(unfulfilled.count)}>
          {unfulfilled.count === 0 ? texts.allOrdersAreFulfilled : moneyText(unfulfilled.total)}
        </Waiting>
      </Link>
      <Link
        to="/$site/config/orders"
        params={params}
        search={{ payment: 'awaiting_payment,pending' }}
        className={css.wait}
      >
        <Waiting icon={Banknote} text={texts.unpaidOrders(unpaid.count)}>
          {unpaid.count === 0 ? texts.allOrdersArePaid : moneyText(unpaid.total)}
        </Waiting>
      </Link>
      <Link to="/$site/config/abandoned-carts" params={params} className={css.wait}>
        <Waiting icon={ShoppingCart} text={texts.abandonedCarts(abandoned.count)}>
          {abandoned.count === 0 ? texts.noAbandonedCarts : texts.value(moneyText(abandoned.total))}
        </Waiting>
      </Link>
    </nav>
  );
}

interface WaitingProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly children: ReactNode;
}

function Waiting({ icon: Icon, text, children }: WaitingProps) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={css.waitText}>
        <span className={css.waitCount}>{text}</span>
        <span className={css.waitMore}>{children}</span>
      </span>
    </>
  );
}
