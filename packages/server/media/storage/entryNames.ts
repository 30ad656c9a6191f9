import type { SiteTransaction } from '../../platform/database/database.ts';

export interface EntryName {
  readonly title: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly recordType: number;
}

/** What entries are called and where they are, for lists that name them. */
export async function listEntryNames(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntryName>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'title', 'collection_id as collectionId', 'url_id as urlId', 'record_type as recordType'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
