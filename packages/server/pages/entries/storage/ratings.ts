import type { Rating } from '@quoin/domain/catalog';
import { RECORD_TYPES } from '@quoin/domain/site';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

/** Summarizes the published reviews of these products. Leaves out products without any. */
export async function loadRatings(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly { readonly id: string; readonly recordType: number }[],
): Promise<ReadonlyMap<string, Rating>> {
  const ids = items.filter(({ recordType }) => recordType === RECORD_TYPES.storeItem).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product_review')
    .select(['item_id', sql<bigint>`count(*)::bigint`.as('times'), sql<bigint>`sum(stars)::bigint`.as('sum')])
    .where('website_id', '=', websiteId)
    .where('item_id', 'in', ids)
    .where('state', '=', 'published')
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, times, sum }) => [item_id, { count: Number(times), sum: Number(sum) }]));
}
