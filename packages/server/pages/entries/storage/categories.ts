import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

/** One category of a store page; `path` is what products hold. */
export interface CategoryRow {
  readonly id: string;
  readonly collectionId: string;
  readonly parentId: string | null;
  readonly displayName: string;
  readonly urlId: string;
  readonly path: string;
  readonly displayIndex: number;
  readonly isRoot: boolean;
}

const COLUMNS = [
  'id',
  'collection_id',
  'parent_id',
  'display_name',
  'url_id',
  'path',
  'display_index',
  'kind',
] as const;

function categories(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('category').select(COLUMNS).where('website_id', '=', websiteId);
}

type Row = Awaited<ReturnType<ReturnType<typeof categories>['execute']>>[number];

function toCategory(row: Row): CategoryRow {
  return {
    id: row.id,
    collectionId: row.collection_id,
    parentId: row.parent_id,
    displayName: row.display_name,
    urlId: row.url_id,
    path: row.path,
    displayIndex: row.display_index,
    isRoot: row.kind === 'ROOT',
  };
}

/** All categories of a site, siblings in the owner's order. */
export async function listCategories(trx: SiteTransaction, websiteId: string): Promise<readonly CategoryRow[]> {
  const rows = await categories(trx, websiteId).orderBy('display_index').orderBy('path').execute();
  return rows.map(toCategory);
}

export async function findCategory(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly collectionId: string; readonly id: string },
): Promise<CategoryRow | null> {
  const row = await categories(trx, websiteId)
    .where('collection_id', '=', wanted.collectionId)
    .where('id', '=', wanted.id)
    .executeTakeFirst();
  return row === undefined ? null : toCategory(row);
}

export async function findRootCategory(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<CategoryRow | null> {
  const row = await categories(trx, websiteId)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', 'ROOT')
    .executeTakeFirst();
  return row === undefined ? null : toCategory(row);
}

export async function countCategories(trx: SiteTransaction, websiteId: string, collectionId: string): Promise<number> {
  const { times } = await trx
    .selectFrom('category')
    .select((eb) => eb.fn.countAll<bigint>().as('times'))
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  return Number(times);
}

/** Where siblings are: below a category, or (null) at the top of a store page. */
export interface Siblings {
  readonly collectionId: string;
  readonly parentId: string | null;
}

function siblingsIn(trx: SiteTransaction, websiteId: string, { collectionId, parentId }: Siblings) {
  return trx
    .selectFrom('category')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', 'CATEGORY')
    .where('parent_id', parentId === null ? 'is' : '=', parentId);
}

/** Addresses of siblings that begin like this one. */
export async function listCategoryUrlIds(
  trx: SiteTransaction,
  websiteId: string,
  wanted: Siblings & { readonly urlId: string; readonly exceptId: string },
): Promise<ReadonlySet<string>> {
  const rows = await siblingsIn(trx, websiteId, wanted)
    .select('url_id')
    .where('id', '!=', wanted.exceptId)
    .where(sql<SqlBool>`starts_with(url_id, ${wanted.urlId.slice(0, 80)})`)
    .execute();
  return new Set(rows.map((row) => row.url_id));
}

export async function lastCategoryIndex(trx: SiteTransaction, websiteId: string, among: Siblings): Promise<number> {
  const row = await siblingsIn(trx, websiteId, among)
    .select((eb) => eb.fn.max('display_index').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

export async function listCategoryPaths(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('category')
    .select('path')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', 'CATEGORY')
    .execute();
  return new Set(rows.map((row) => row.path));
}

export async function insertCategory(trx: SiteTransaction, websiteId: string, category: CategoryRow): Promise<void> {
  await trx
    .insertInto('category')
    .values({
      website_id: websiteId,
      id: category.id,
      collection_id: category.collectionId,
      parent_id: category.parentId,
      display_name: category.displayName,
      url_id: category.urlId,
      path: category.path,
      display_index: category.displayIndex,
      kind: category.isRoot ? 'ROOT' : 'CATEGORY',
    })
    .execute();
}

/** Name, place and address of one category; the paths below it and in products follow with `movePath`. */
export async function updateCategory(trx: SiteTransaction, websiteId: string, category: CategoryRow): Promise<void> {
  await trx
    .updateTable('category')
    .set({
      parent_id: category.parentId,
      display_name: category.displayName,
      url_id: category.urlId,
      path: category.path,
      display_index: category.displayIndex,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', category.id)
    .execute();
}

interface PathMove {
  readonly collectionId: string;
  readonly from: string;
  readonly to: string;
}

/** Everything below a category that went from one path to another follows: the categories, and what products are filed under. */
export async function movePath(
  trx: SiteTransaction,
  websiteId: string,
  categoryId: string,
  move: PathMove,
): Promise<void> {
  const { collectionId, from, to } = move;
  await sql`WITH RECURSIVE below AS (
      SELECT id FROM category WHERE website_id = ${websiteId} AND parent_id = ${categoryId}
      UNION ALL SELECT child.id FROM below JOIN category AS child ON child.website_id = ${websiteId} AND child.parent_id = below.id)
    UPDATE category SET path = ${to} || substr(path, char_length(${from}::text) + 1)
    FROM below WHERE category.website_id = ${websiteId} AND category.id = below.id`.execute(trx);
  await sql`UPDATE item SET categories = array(
      SELECT CASE WHEN path = ${from} OR starts_with(path, ${`${from}/`}) THEN ${to} || substr(path, char_length(${from}::text) + 1) ELSE path END
      FROM unnest(categories) WITH ORDINALITY AS own(path, place) ORDER BY place)
    WHERE website_id = ${websiteId} AND collection_id = ${collectionId} AND ${isFiledUnder(from)}`.execute(trx);
}

/** Deletes a category with all below it and takes the products out of them; answers how many products that were. */
export async function removeCategory(
  trx: SiteTransaction,
  websiteId: string,
  category: Pick<CategoryRow, 'id' | 'collectionId' | 'path'>,
): Promise<number> {
  const { collectionId, path } = category;
  const freed = await sql`UPDATE item SET categories = array(
      SELECT own.path FROM unnest(categories) WITH ORDINALITY AS own(path, place)
      WHERE own.path <> ${path} AND NOT starts_with(own.path, ${`${path}/`}) ORDER BY place)
    WHERE website_id = ${websiteId} AND collection_id = ${collectionId} AND ${isFiledUnder(path)}`.execute(trx);
  await trx.deleteFrom('category').where('website_id', '=', websiteId).where('id', '=', category.id).execute();
  return Number(freed.numAffectedRows ?? 0n);
}

function isFiledUnder(path: string) {
  return sql<SqlBool>`exists (select 1 from unnest(categories) as held(path)
    where held.path = ${path} or starts_with(held.path, ${`${path}/`}))`;
}

/**
 * Places a category before one of its siblings, or (null, or not a sibling) after all of them. Writes only those whose
 * place changes, and returns how many.
 */
export async function placeCategory(
  trx: SiteTransaction,
  websiteId: string,
  place: Siblings & { readonly id: string; readonly beforeId: string | null },
): Promise<number> {
  const { collectionId, parentId, id, beforeId } = place;
  const placed = await sql`WITH others AS (
      SELECT id, row_number() OVER (ORDER BY display_index, path)::int AS place FROM category
      WHERE website_id = ${websiteId} AND collection_id = ${collectionId} AND kind = 'CATEGORY'
        AND parent_id IS NOT DISTINCT FROM ${parentId}::uuid AND id <> ${id}),
    target AS (SELECT coalesce((SELECT place FROM others WHERE id = ${beforeId}::uuid), (SELECT count(*)::int + 1 FROM others)) AS place),
    wanted AS (
      SELECT others.id, CASE WHEN others.place < target.place THEN others.place ELSE others.place + 1 END AS place FROM others, target
      UNION ALL SELECT ${id}::uuid, target.place FROM target)
    UPDATE category SET display_index = wanted.place FROM wanted
    WHERE category.website_id = ${websiteId} AND category.id = wanted.id AND category.display_index <> wanted.place`.execute(
    trx,
  );
  return Number(placed.numAffectedRows ?? 0n);
}

/** How many products that are not in the trash are filed under each path itself, by collection. */
export async function countByCategory(
  trx: SiteTransaction,
  websiteId: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const { rows } = await sql<{ collection_id: string; path: string; times: number }>`
    SELECT collection_id, own.path, count(*)::int AS times FROM item, unnest(categories) AS own(path)
    WHERE website_id = ${websiteId} AND deleted_at IS NULL GROUP BY collection_id, own.path`.execute(trx);
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const own = counts.get(row.collection_id) ?? new Map<string, number>();
    counts.set(row.collection_id, own.set(row.path, row.times));
  }
  return counts;
}
