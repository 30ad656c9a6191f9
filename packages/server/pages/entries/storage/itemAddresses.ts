import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

/** Url ids of a store page that begin like this one: what a suffix must avoid. */
export async function listTakenUrlIds(
  trx: SiteTransaction,
  websiteId: string,
  place: { readonly collectionId: string; readonly urlId: string; readonly exceptId: string },
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('item')
    .select('url_id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', place.collectionId)
    .where('deleted_at', 'is', null)
    .where('id', '!=', place.exceptId)
    .where(sql<SqlBool>`starts_with(url_id, ${place.urlId.slice(0, 80)})`)
    .execute();
  return new Set(rows.map((row) => row.url_id));
}
