import type { Deps } from '../deps.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { listOrderNumbers, listSubscriptions } from './storage/appSubscriptions.ts';
import {
  findSubscription,
  listCharges,
  listSubscriptionEvents,
  type StoredCharge,
  type StoredSubscription,
  type SubscriptionEventRow,
} from './storage/subscriptions.ts';

export const SUBSCRIPTIONS_PAGE_SIZE = 50;

export async function listSiteSubscriptions(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  filter: Omit<Parameters<typeof listSubscriptions>[2], 'limit'>,
): Promise<ListPage<StoredSubscription>> {
  const limit = SUBSCRIPTIONS_PAGE_SIZE + 1;
  const rows = await deps.db.inSite({ websiteId }, (trx) => listSubscriptions(trx, websiteId, { ...filter, limit }));
  return pageOf(rows, SUBSCRIPTIONS_PAGE_SIZE);
}

export interface WholeSubscription {
  readonly one: StoredSubscription;
  readonly charges: readonly StoredCharge[];
  readonly events: readonly SubscriptionEventRow[];
  readonly orderNumbers: ReadonlyMap<string, number>;
}

export function loadSiteSubscription(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  id: string,
): Promise<WholeSubscription | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const one = await findSubscription(trx, websiteId, id);
    if (one === null) return null;
    const charges = await listCharges(trx, websiteId, id);
    const orders = charges.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
    const orderNumbers = await listOrderNumbers(trx, websiteId, orders);
    return { one, charges, events: await listSubscriptionEvents(trx, websiteId, id), orderNumbers };
  });
}
