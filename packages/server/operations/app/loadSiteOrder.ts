import type { Deps } from '../../deps.ts';
import {
  findOrder,
  listOrderEvents,
  listOrderLines,
  listOrderPayments,
  type OrderEventRow,
  type OrderHead,
  type OrderLineRow,
  type OrderPaymentRow,
} from '../../storage/appOrders.ts';
import { hashOrderToken, orderToken, statusPath } from '../orders/orderToken.ts';

export interface WholeOrder {
  readonly head: OrderHead;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly OrderPaymentRow[];
  readonly events: readonly OrderEventRow[];
  /** Of the customer's status page; null where its token was made with another key. */
  readonly statusPath: string | null;
}

export async function loadSiteOrder(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  websiteId: string,
  orderId: string,
): Promise<WholeOrder | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const head = await findOrder(trx, websiteId, orderId);
    if (head === null) return null;
    return {
      head,
      lines: await listOrderLines(trx, websiteId, orderId),
      payments: await listOrderPayments(trx, websiteId, head.checkoutId),
      events: await listOrderEvents(trx, websiteId, orderId),
      statusPath: statusPathOf(deps, websiteId, head),
    };
  });
}

function statusPathOf(deps: Pick<Deps, 'keyFor'>, websiteId: string, { id, tokenHash }: OrderHead): string | null {
  const token = orderToken(deps, websiteId, id);
  return hashOrderToken(token)?.equals(tokenHash) ? statusPath(token) : null;
}
