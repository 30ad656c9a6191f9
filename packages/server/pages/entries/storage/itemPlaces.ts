import { type SqlBool, sql } from 'kysely';
import { assetUrl } from '../../../media/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { isPageOn, isPublished } from '../../storage/published.ts';
import { TEXT_RECORD } from './itemContent.ts';

/** Returns the collection of an entry, regardless of who may see it. */
export async function findItemCollection(trx: SiteTransaction, websiteId: string, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('item')
    .select('collection_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.collection_id ?? null;
}

/** Returns the entry of a collection at an address, regardless of who may see it. */
export async function findItemAt(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
  urlId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', '=', urlId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Where an entry is: the page that lists it, and its own part of the address. */
export async function findItemPlace(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ readonly collectionId: string; readonly urlId: string } | null> {
  const row = await trx
    .selectFrom('item')
    .select(['collection_id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { collectionId: row.collection_id, urlId: row.url_id };
}

/** What it is called in the addresses of the main language; null when it is gone. */
export async function findItemUrlId(trx: SiteTransaction, websiteId: string, id: string): Promise<string | null> {
  const own = trx.selectFrom('item').select('url_id').where('website_id', '=', websiteId).where('id', '=', id);
  return (await own.executeTakeFirst())?.url_id ?? null;
}

/** A post visitors may see now, and when it came out. */
export async function findVisiblePost(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ readonly publishedAt: number } | null> {
  const item = await findVisibleItem(trx, websiteId, id);
  return item?.recordType === TEXT_RECORD ? item : null;
}

/** The same of an entry of any kind. */
export async function findVisibleItem(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ readonly publishedAt: number; readonly recordType: number } | null> {
  const row = await trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['item.publish_on', 'item.added_on', 'item.record_type'])
    .where('item.website_id', '=', websiteId)
    .where('item.id', '=', id)
    .where('item.deleted_at', 'is', null)
    .where('item.workflow_state', '=', 1)
    .where(isPageOn(trx.now()))
    .where(isPublished(trx.now()))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { publishedAt: (row.publish_on ?? row.added_on).getTime(), recordType: row.record_type };
}

/** Addresses of everything visitors may see, newest change first, for the site map. */
export async function listItemAddresses(
  trx: SiteTransaction,
  websiteId: string,
  limit: number,
): Promise<readonly ItemAddress[]> {
  const rows = await trx
    .selectFrom('item')
    .leftJoin('asset', (join) =>
      join.onRef('asset.website_id', '=', 'item.website_id').onRef('asset.id', '=', 'item.main_image_id'),
    )
    .select([
      'item.id',
      'item.collection_id',
      'item.url_id',
      'item.updated_on',
      'asset.id as image_id',
      'asset.filename',
    ])
    .where('item.website_id', '=', websiteId)
    .where('item.deleted_at', 'is', null)
    .where('item.workflow_state', '=', 1)
    .where(isPublished(trx.now()))
    .where(sql<SqlBool>`item.seo ->> 'seoHidden' is distinct from 'true'`)
    .orderBy('item.updated_on', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    collectionId: row.collection_id,
    urlId: row.url_id,
    updatedOn: row.updated_on.getTime(),
    imageUrl: row.image_id === null || row.filename === null ? '' : assetUrl(row.image_id, row.filename),
  }));
}

export interface ItemAddress {
  readonly id: string;
  readonly collectionId: string;
  readonly urlId: string;
  /** Epoch milliseconds. */
  readonly updatedOn: number;
  /** Of its main picture, on the site; '' for none. */
  readonly imageUrl: string;
}
