import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { SubscriptionTable } from '../../platform/database/schema/store/recurring.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import { type StoredSubscription, toSubscription } from './subscriptions.ts';

export interface SubscriptionSearch {
  readonly search: string;
  readonly status: SubscriptionTable['status'] | 'all';
  /** The last one of the page before: newest first. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export async function listSubscriptions(
  trx: SiteTransaction,
  websiteId: string,
  { search, status, after, limit }: SubscriptionSearch,
): Promise<readonly StoredSubscription[]> {
  let query = trx
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (status !== 'all') query = query.where('status', '=', status);
  if (after !== null) {
    query = query.where((is) =>
      is.or([is('created_at', '<', after.at), is.and([is('created_at', '=', after.at), is('id', '>', after.id)])]),
    );
  }
  if (search !== '') query = query.where(isWithin([sql`email`, sql`customer_name`, sql`title`], search));
  return (await query.execute()).map(toSubscription);
}

export async function listOrderNumbers(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('sales_order')
    .select(['id', 'order_number'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, Number(row.order_number)]));
}
