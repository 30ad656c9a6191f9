import {
  type CustomerOrderRow,
  type Download,
  findOrderById,
  listDownloads,
  listOrdersOfCustomer,
  orderToken,
  statusPath,
} from '../orders/index.ts';
import type { Site } from '../sites/index.ts';
import { subscriptionPath, subscriptionToken } from '../subscriptions/index.ts';
import type { MemberDeps, MemberOf, SignedInMember } from './memberDeps.ts';
import { listMemberSubscriptions, type MemberSubscription, memberOwnsOrder } from './storage/memberPages.ts';

type PageDeps = Pick<MemberDeps, 'db' | 'now' | 'keyFor'>;

export function listMemberOrders(deps: PageDeps, site: Site, { id }: MemberOf): Promise<readonly CustomerOrderRow[]> {
  return deps.db.inSite({ websiteId: site.id }, (trx) => listOrdersOfCustomer(trx, site.id, id));
}

/** Where a member's own order is shown; null for everybody else's and for none alike (SC-7). */
export async function memberOrderPath(
  deps: PageDeps,
  site: Site,
  { id }: MemberOf,
  orderId: string,
): Promise<string | null> {
  const order = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const isOwn = await memberOwnsOrder(trx, site.id, { siteUserId: id, orderId });
    return isOwn ? findOrderById(trx, site.id, orderId) : null;
  });
  return order && statusPath(orderToken(deps, site.id, order.id));
}

export interface MemberDownloads {
  readonly order: CustomerOrderRow;
  readonly files: readonly Download[];
}

/** Files of orders that have some, the newest order first. */
export async function listMemberDownloads(
  deps: PageDeps,
  site: Site,
  member: MemberOf,
): Promise<readonly MemberDownloads[]> {
  const orders = await listMemberOrders(deps, site, member);
  const found: MemberDownloads[] = [];
  for (const order of orders) {
    const files = await listDownloads(deps, site.id, order.id);
    if (files.length > 0) found.push({ order, files });
  }
  return found;
}

export interface LinkedSubscription extends MemberSubscription {
  readonly path: string;
}

/** By the member's proven address: a subscription is bought under one. */
export async function listSubscriptionsOfMember(
  deps: PageDeps,
  site: Site,
  { email }: Pick<SignedInMember, 'email'>,
): Promise<readonly LinkedSubscription[]> {
  const rows = await deps.db.inSite({ websiteId: site.id }, (trx) => listMemberSubscriptions(trx, site.id, email));
  return rows.map((row) => ({ ...row, path: subscriptionPath(subscriptionToken(deps, site.id, row.id)) }));
}
