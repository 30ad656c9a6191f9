import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { TRASH_DAYS } from '../../sites/index.ts';

const DAY_MS = 86_400_000;

/** What is put into the trash and taken out of it: entries of these record types. */
export interface Trashable {
  readonly ids: readonly string[];
  readonly recordTypes: readonly number[];
}

export interface TrashedItem {
  readonly id: string;
  readonly title: string;
}

/** Puts entries into the trash; answers those that were not there yet. */
export async function trashItems(
  trx: SiteTransaction,
  websiteId: string,
  { ids, recordTypes }: Trashable,
): Promise<readonly TrashedItem[]> {
  if (ids.length === 0) return [];
  return trx
    .updateTable('item')
    .set({ deleted_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('record_type', 'in', [...recordTypes])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .returning(['id', 'title'])
    .execute();
}

export interface RestorableItem {
  readonly id: string;
  readonly title: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly deletedAt: Date;
}

/** Those of these that are in the trash, locked until the transaction ends. */
export async function listTrashed(
  trx: SiteTransaction,
  websiteId: string,
  { ids, recordTypes }: Trashable,
): Promise<readonly RestorableItem[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'title', 'collection_id', 'url_id', 'deleted_at'])
    .where('website_id', '=', websiteId)
    .where('record_type', 'in', [...recordTypes])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    collectionId: row.collection_id,
    urlId: row.url_id,
    deletedAt: row.deleted_at!,
  }));
}

/** Takes an entry out of the trash, under an address that is free. */
export async function restoreItem(
  trx: SiteTransaction,
  websiteId: string,
  item: { readonly id: string; readonly urlId: string },
): Promise<void> {
  await trx
    .updateTable('item')
    .set({ deleted_at: null, url_id: item.urlId })
    .where('website_id', '=', websiteId)
    .where('id', '=', item.id)
    .execute();
}

/** Deletes for good what was in the trash for 30 days. Files that customers bought keep their product. */
export async function purgeTrash(trx: SiteTransaction, websiteId: string): Promise<void> {
  const before = new Date(trx.now().getTime() - TRASH_DAYS * DAY_MS);
  await sql`DELETE FROM item WHERE website_id = ${websiteId}
    AND deleted_at IS NOT NULL AND deleted_at <= ${before}
    AND NOT EXISTS (SELECT 1 FROM digital_file AS file
      JOIN download_grant AS granted ON granted.website_id = file.website_id AND granted.file_id = file.id
      WHERE file.website_id = item.website_id AND file.product_id = item.id)`.execute(trx);
}
