import { type ItemContent, type ItemCounts, type SeoContent, settingFlag, settingText } from '@quoin/rendering/page';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import { loadEventParts } from './events.ts';
import { loadImages, loadItemImages } from './images.ts';
import { loadMediaParts } from './itemMedia.ts';
import { loadItemCounts } from './likes.ts';
import { loadProductParts } from './products.ts';

/** Which entries of a collection, in which order. Only what visitors may see is ever found. */
export interface ItemsQuery {
  readonly collectionId: string;
  /** `date`: newest first. `owner`: as the owner arranged them. */
  readonly order: 'owner' | 'date';
  readonly limit: number;
  readonly skip?: number;
  /** Only entries published before (or, with `isReverse`, after) this moment. */
  readonly boundary?: { readonly at: number; readonly isReverse: boolean };
  /** A path or one of the paths below it. */
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  readonly month?: { readonly from: number; readonly to: number };
  readonly isStarred?: boolean;
  readonly excludeId?: string;
  /** Only these. */
  readonly ids?: readonly string[];
}

const COLUMNS = [
  'id',
  'collection_id',
  'record_type',
  'url_id',
  'title',
  'body',
  'excerpt',
  'tags',
  'categories',
  'publish_on',
  'added_on',
  'updated_on',
  'display_index',
  'main_image_id',
  'author_name',
  'starred',
  'source_url',
  'seo',
] as const;

/** Base of every question about items: those a visitor may see now. */
function visible(trx: SiteTransaction, websiteId: string, collectionId: string) {
  return trx
    .selectFrom('item')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .where('workflow_state', '=', 1)
    .where((eb) => eb.or([eb('publish_on', 'is', null), eb('publish_on', '<=', trx.now())]));
}

/** Entries with pictures and products, in a constant number of queries. */
export async function loadItems(trx: SiteTransaction, websiteId: string, wanted: ItemsQuery): Promise<ItemContent[]> {
  const { boundary } = wanted;
  let query = visible(trx, websiteId, wanted.collectionId).select(COLUMNS).limit(wanted.limit);
  if (wanted.skip) query = query.offset(wanted.skip);
  if (wanted.category) query = query.where(inCategory(wanted.category));
  if (wanted.tag) query = query.where(sql<SqlBool>`${wanted.tag} = any(tags)`);
  if (wanted.author) query = query.where('author_name', '=', wanted.author);
  if (wanted.isStarred) query = query.where('starred', '=', true);
  if (wanted.ids) query = query.where(sql<SqlBool>`id = any(${[...wanted.ids]}::uuid[])`);
  if (wanted.excludeId) query = query.where('id', '!=', wanted.excludeId);
  if (wanted.month)
    query = query
      .where('publish_on', '>=', new Date(wanted.month.from))
      .where('publish_on', '<', new Date(wanted.month.to));
  if (boundary) query = query.where('publish_on', boundary.isReverse ? '>' : '<', new Date(boundary.at));
  const isReverse = boundary?.isReverse === true;
  const rows = await (wanted.order === 'date'
    ? query.orderBy('publish_on', isReverse ? 'asc' : 'desc').orderBy('id', isReverse ? 'asc' : 'desc')
    : query.orderBy('display_index').orderBy('id')
  ).execute();
  return complete(trx, websiteId, isReverse ? rows.reverse() : rows);
}

function inCategory(path: string) {
  return sql<SqlBool>`exists (select 1 from unnest(categories) as own(path)
    where own.path = ${path} or starts_with(own.path, ${`${path}/`}))`;
}

/** An entry with those before and after it in the order of its collection; null where there is none. These have no product. */
export interface ItemWithNeighbours {
  readonly item: ItemContent;
  readonly previous: ItemContent | null;
  readonly next: ItemContent | null;
}

type Which = { readonly urlId: string } | { readonly id: string };

/** One entry of a collection and its neighbours; null when visitors may not see it. */
export async function loadItem(
  trx: SiteTransaction,
  websiteId: string,
  collection: { readonly id: string; readonly order: ItemsQuery['order'] },
  which: Which,
): Promise<ItemWithNeighbours | null> {
  const own = visible(trx, websiteId, collection.id).select(COLUMNS).limit(1);
  const row = await ('id' in which
    ? own.where('id', '=', which.id)
    : own.where('url_id', '=', which.urlId)
  ).executeTakeFirst();
  if (row === undefined) return null;
  const around = await loadAround(trx, websiteId, collection, row);
  const [item, ...others] = await withImages(trx, websiteId, [row, ...around.rows]);
  if (item === undefined) return null;
  const byId = (id: string | null) => others.find((other) => other.id === id) ?? null;
  const [whole = item] = await withParts(trx, websiteId, [item]);
  return { item: whole, previous: byId(around.previousId), next: byId(around.nextId) };
}

/** The collection an entry belongs to, whoever may see it. */
export async function findItemCollection(trx: SiteTransaction, websiteId: string, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('item')
    .select('collection_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.collection_id ?? null;
}

/** A post visitors may see now, and when it came out. */
export async function findVisiblePost(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ readonly publishedAt: number } | null> {
  const row = await trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['item.publish_on', 'item.added_on'])
    .where('item.website_id', '=', websiteId)
    .where('item.id', '=', id)
    .where('item.record_type', '=', TEXT_RECORD)
    .where('item.deleted_at', 'is', null)
    .where('item.workflow_state', '=', 1)
    .where('collection.enabled', '=', true)
    .where((eb) => eb.or([eb('item.publish_on', 'is', null), eb('item.publish_on', '<=', trx.now())]))
    .executeTakeFirst();
  return row === undefined ? null : { publishedAt: (row.publish_on ?? row.added_on).getTime() };
}

/** Both neighbours in one question: the next is older, or further down. */
async function loadAround(
  trx: SiteTransaction,
  websiteId: string,
  collection: { readonly id: string; readonly order: ItemsQuery['order'] },
  row: ItemRow,
): Promise<{ readonly rows: readonly ItemRow[]; readonly nextId: string | null; readonly previousId: string | null }> {
  const isByDate = collection.order === 'date';
  const [column, at] = isByDate
    ? (['publish_on', row.publish_on] as const)
    : (['display_index', row.display_index] as const);
  const neighbour = (direction: '<' | '>') =>
    visible(trx, websiteId, collection.id)
      .select('id')
      .where(sql<SqlBool>`(${sql.ref(column)}, id) ${sql.raw(direction)} (${at}, ${row.id})`)
      .orderBy(column, direction === '<' ? 'desc' : 'asc')
      .orderBy('id', direction === '<' ? 'desc' : 'asc')
      .limit(1);
  const rows = await trx
    .selectFrom('item')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where((eb) => eb.or([eb('id', '=', neighbour('<')), eb('id', '=', neighbour('>'))]))
    .execute();
  const isBefore = (other: ItemRow) => isBeforeRow(other, row, isByDate);
  const before = rows.find(isBefore)?.id ?? null;
  const after = rows.find((other) => !isBefore(other))?.id ?? null;
  return isByDate ? { rows, nextId: before, previousId: after } : { rows, nextId: after, previousId: before };
}

function isBeforeRow(other: ItemRow, row: ItemRow, isByDate: boolean): boolean {
  const left = isByDate ? (other.publish_on?.getTime() ?? 0) : other.display_index;
  const right = isByDate ? (row.publish_on?.getTime() ?? 0) : row.display_index;
  return left === right ? other.id < row.id : left < right;
}

/** Whether a visible entry was published at exactly this moment: only then does a list continue from there. */
export async function hasItemAt(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
  at: number,
): Promise<boolean> {
  const row = await visible(trx, websiteId, collectionId)
    .select('id')
    .where('publish_on', '=', new Date(at))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface ItemRow {
  readonly id: string;
  readonly collection_id: string;
  readonly record_type: number;
  readonly url_id: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly publish_on: Date | null;
  readonly added_on: Date;
  readonly updated_on: Date;
  readonly display_index: number;
  readonly main_image_id: string | null;
  readonly author_name: string;
  readonly starred: boolean;
  readonly source_url: string;
  readonly seo: Readonly<Record<string, unknown>>;
}

async function complete(trx: SiteTransaction, websiteId: string, rows: readonly ItemRow[]): Promise<ItemContent[]> {
  return withParts(trx, websiteId, await withImages(trx, websiteId, rows));
}

async function withImages(trx: SiteTransaction, websiteId: string, rows: readonly ItemRow[]): Promise<ItemContent[]> {
  const ids = rows.map((row) => row.id);
  const images = await loadItemImages(trx, websiteId, ids);
  const held = new Set([...images.values()].flat().map((image) => image.id));
  const others = rows.map((row) => row.main_image_id).filter((id): id is string => id !== null && !held.has(id));
  const loaded = await loadImages(trx, websiteId, others);
  return rows.map((row) => {
    const own = images.get(row.id) ?? [];
    const chosen = own.find((image) => image.id === row.main_image_id) ?? loaded.get(row.main_image_id ?? '');
    return toItem(row, own, chosen ?? own[0] ?? null);
  });
}

async function withParts(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly ItemContent[],
): Promise<ItemContent[]> {
  const sold = items.filter((item) => item.recordType === STORE_ITEM);
  const products = await loadProductParts(trx, websiteId, sold);
  const events = await loadEventParts(trx, websiteId, items);
  const media = await loadMediaParts(trx, websiteId, items);
  const counts = await loadItemCounts(trx, websiteId, items);
  return items.map((item) => ({
    ...item,
    product: products.get(item.id) ?? null,
    ...(events.has(item.id) ? { event: events.get(item.id) ?? null } : {}),
    ...(media.has(item.id) ? { media: media.get(item.id) ?? null } : {}),
    ...countsOf(counts.get(item.id)),
  }));
}

function countsOf(counts: ItemCounts | undefined): Pick<ItemContent, 'counts'> {
  return counts === undefined ? {} : { counts };
}

const STORE_ITEM = 11;
const TEXT_RECORD = 1;

function toItem(row: ItemRow, images: ItemContent['images'], mainImage: ItemContent['mainImage']): ItemContent {
  return {
    id: row.id,
    collectionId: row.collection_id,
    recordType: row.record_type,
    urlId: row.url_id,
    title: row.title,
    body: row.body,
    excerpt: row.excerpt,
    tags: row.tags,
    categories: row.categories,
    publishOn: row.publish_on?.getTime() ?? null,
    addedOn: row.added_on.getTime(),
    updatedOn: row.updated_on.getTime(),
    displayIndex: row.display_index,
    isStarred: row.starred,
    authorName: row.author_name,
    sourceUrl: row.source_url,
    mainImage,
    images,
    seo: toSeo(row.seo),
    product: null,
  };
}

export function toSeo(seo: Readonly<Record<string, unknown>>): SeoContent {
  return {
    title: settingText(seo, 'seoTitle'),
    description: settingText(seo, 'seoDescription'),
    isHidden: settingFlag(seo, 'seoHidden', false),
  };
}

/** Addresses of everything visitors may see, newest change first, for the site map. */
export async function listItemAddresses(
  trx: SiteTransaction,
  websiteId: string,
  limit: number,
): Promise<readonly { readonly collectionId: string; readonly urlId: string; readonly updatedOn: number }[]> {
  const rows = await trx
    .selectFrom('item')
    .select(['collection_id', 'url_id', 'updated_on'])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('workflow_state', '=', 1)
    .where((eb) => eb.or([eb('publish_on', 'is', null), eb('publish_on', '<=', trx.now())]))
    .where(sql<SqlBool>`seo ->> 'seoHidden' is distinct from 'true'`)
    .orderBy('updated_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    collectionId: row.collection_id,
    urlId: row.url_id,
    updatedOn: row.updated_on.getTime(),
  }));
}
