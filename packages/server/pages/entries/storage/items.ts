import { type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import type { ItemContent } from '@quoin/rendering/page';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { isPublished } from '../../storage/published.ts';
import { type ItemRow, itemColumns, STORE_ITEM, withImages, withImagesAndParts } from './itemContent.ts';

/** `date`: newest first. `owner`: as the owner arranged them. */
export type CollectionOrder = 'owner' | 'date';

/** Which entries of a collection, in which order. Only what visitors may see is ever found. */
export interface ItemsQuery {
  readonly collectionId: string;
  /** `newest`: by when they came out or were added, also in a collection that its owner arranges. */
  readonly order: CollectionOrder | 'newest';
  readonly limit: number;
  readonly skip?: number;
  /** Only entries published before (or, with `isReverse`, after) this moment. */
  readonly boundary?: { readonly at: number; readonly isReverse: boolean };
  /** In the owner's order: only entries after this one, however the list changes meanwhile. */
  readonly after?: { readonly displayIndex: number; readonly id: string };
  /** A path or one of the paths below it. */
  readonly category?: string;
  readonly tag?: string;
  /** A name, or the id that page data has for it. */
  readonly author?: string;
  readonly month?: { readonly from: number; readonly to: number };
  readonly isStarred?: boolean;
  readonly excludeId?: string;
  /** Only these. */
  readonly ids?: readonly string[];
}

/** Base of every question about items: those a visitor may see now. */
function visible(trx: SiteTransaction, websiteId: string, collectionId: string) {
  return trx
    .selectFrom('item')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .where('workflow_state', '=', 1)
    .where(isPublished(trx.now()));
}

/** Entries with pictures and products, in a constant number of queries. */
export async function loadItems(trx: SiteTransaction, websiteId: string, wanted: ItemsQuery): Promise<ItemContent[]> {
  return withImagesAndParts(trx, websiteId, await findRows(trx, websiteId, wanted));
}

/** Entries of a category, filled up with others of the collection to the limit. */
export async function loadItemsAlike(
  trx: SiteTransaction,
  websiteId: string,
  { category, ...wanted }: ItemsQuery,
): Promise<ItemContent[]> {
  const [alike, others] = await Promise.all([
    category === undefined ? [] : findRows(trx, websiteId, { ...wanted, category }),
    findRows(trx, websiteId, wanted),
  ]);
  const known = new Set(alike.map(({ id }) => id));
  const rows = [...alike, ...others.filter(({ id }) => !known.has(id))].slice(0, wanted.limit);
  return withImagesAndParts(trx, websiteId, rows);
}

async function findRows(trx: SiteTransaction, websiteId: string, wanted: ItemsQuery): Promise<ItemRow[]> {
  const { boundary, after } = wanted;
  let query = visible(trx, websiteId, wanted.collectionId).select(itemColumns(websiteId)).limit(wanted.limit);
  if (wanted.skip) query = query.offset(wanted.skip);
  if (after) query = query.where(sql<SqlBool>`(display_index, id) > (${after.displayIndex}, ${after.id}::uuid)`);
  if (wanted.category) query = query.where(inCategory(wanted.category));
  if (wanted.tag) query = query.where(sql<SqlBool>`${wanted.tag} = any(tags)`);
  if (wanted.author) query = query.where(isBy(wanted.author));
  if (wanted.isStarred) query = query.where('starred', '=', true);
  if (wanted.ids) query = query.where(sql<SqlBool>`id = any(${[...wanted.ids]}::uuid[])`);
  if (wanted.excludeId) query = query.where('id', '!=', wanted.excludeId);
  if (wanted.month)
    query = query
      .where('publish_on', '>=', new Date(wanted.month.from))
      .where('publish_on', '<', new Date(wanted.month.to));
  if (boundary) query = query.where('publish_on', boundary.isReverse ? '>' : '<', new Date(boundary.at));
  const isReverse = boundary?.isReverse === true;
  const direction = isReverse ? 'asc' : 'desc';
  const moment = wanted.order === 'newest' ? sql`coalesce(publish_on, added_on)` : sql.ref('publish_on');
  const rows = await (wanted.order === 'owner'
    ? query.orderBy('display_index').orderBy('id')
    : query.orderBy(moment, direction).orderBy('id', direction)
  ).execute();
  return isReverse ? rows.reverse() : rows;
}

/** An author by name or by the id that pages have for them. */
function isBy(author: string) {
  return sql<SqlBool>`(author_name = ${author} or left(md5(author_name), 24) = ${author})`;
}

function inCategory(path: string) {
  return sql<SqlBool>`exists (select 1 from unnest(categories) as own(path)
    where own.path = ${path} or starts_with(own.path, ${`${path}/`}))`;
}

/** Whose entries: all of a site in its editor, else what visitors may see now. */
function shownTo(trx: SiteTransaction, websiteId: string, collectionId: string, isEditor: boolean) {
  if (!isEditor) return visible(trx, websiteId, collectionId);
  return trx
    .selectFrom('item')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null);
}

/** An entry with those before and after it in the order of its collection; null where there is none. These have no product. */
export interface ItemWithNeighbours {
  readonly item: ItemContent;
  readonly previous: ItemContent | null;
  readonly next: ItemContent | null;
  /** Its sections, where it is written on its page. */
  readonly document: PageDocument | null;
}

type Which = { readonly urlId: string } | { readonly id: string };

/**
 * Returns one entry of a collection and its neighbours, or null when visitors may not see it. `isEditor`: regardless of
 * who may see it.
 */
export async function loadItem(
  trx: SiteTransaction,
  websiteId: string,
  collection: { readonly id: string; readonly order: CollectionOrder },
  which: Which,
  isEditor = false,
): Promise<ItemWithNeighbours | null> {
  const own = shownTo(trx, websiteId, collection.id, isEditor)
    .select(itemColumns(websiteId))
    .select('document')
    .limit(1);
  const row = await ('id' in which
    ? own.where('id', '=', which.id)
    : own.where('url_id', '=', which.urlId)
  ).executeTakeFirst();
  if (row === undefined) return null;
  const [around, [item]] = await Promise.all([
    loadAround(trx, websiteId, collection, row),
    withImagesAndParts(trx, websiteId, [row]),
  ]);
  if (item === undefined) return null;
  // Products around a product are named alone: what they cost, nobody asks there.
  const load = item.recordType === STORE_ITEM ? withImages : withImagesAndParts;
  const neighbours = await load(trx, websiteId, around.rows);
  const byId = (id: string | null) => neighbours.find((other) => other.id === id) ?? null;
  const document = row.document === null ? null : readPageDocument(row.document);
  return { item, previous: byId(around.previousId), next: byId(around.nextId), document };
}

/** Address of the first entry as its owner put them; null while visitors see none. */
export async function findFirstUrlId(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<string | null> {
  const query = visible(trx, websiteId, collectionId).select('url_id').orderBy('display_index').orderBy('id').limit(1);
  return (await query.executeTakeFirst())?.url_id ?? null;
}

/** Both neighbours in one question: the next is older, or further down. */
async function loadAround(
  trx: SiteTransaction,
  websiteId: string,
  collection: { readonly id: string; readonly order: CollectionOrder },
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
    .select(itemColumns(websiteId))
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
