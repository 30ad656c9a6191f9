import { RECORD_TYPES } from '@quoin/domain/site';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface TouchedProduct {
  readonly id: string;
  readonly title: string;
  /** What it was: a day in the future is when it would have appeared. */
  readonly before: 'visible' | 'hidden' | Date;
}

const PUBLISHED = 1;
const HIDDEN = 4;

/** Shows, hides or schedules products that are not in the trash; answers those it changed. */
export async function changeVisibility(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  to: 'show' | 'hide' | Date,
): Promise<readonly TouchedProduct[]> {
  const now = trx.now();
  const rows = await products(trx, websiteId, ids)
    .select(['workflow_state', 'publish_on', 'take_down_on'])
    .forUpdate()
    .execute();
  const touched = rows
    .map((row): TouchedProduct => ({ id: row.id, title: row.title, before: beforeOf(row, now) }))
    .filter(({ before }) => (to === 'hide' ? before !== 'hidden' : to === 'show' ? before !== 'visible' : true));
  if (touched.length === 0) return [];
  const isFuture = sql<Date>`CASE WHEN publish_on > ${now} THEN ${now} ELSE publish_on END`;
  // An end that has come would hide it at once.
  const isToCome = sql<Date>`CASE WHEN take_down_on > ${now} THEN take_down_on END`;
  await trx
    .updateTable('item')
    .set({
      workflow_state: to === 'hide' ? HIDDEN : PUBLISHED,
      ...(to instanceof Date ? { publish_on: to } : to === 'show' ? { publish_on: isFuture as never } : {}),
      ...(to === 'show' ? { take_down_on: isToCome as never } : {}),
      updated_on: now,
    })
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      touched.map(({ id }) => id),
    )
    .execute();
  return touched;
}

function beforeOf(
  row: { workflow_state: number; publish_on: Date | null; take_down_on: Date | null },
  now: Date,
): TouchedProduct['before'] {
  const isOver = row.take_down_on !== null && row.take_down_on <= now;
  if (row.workflow_state !== PUBLISHED || isOver) return 'hidden';
  return row.publish_on !== null && row.publish_on > now ? row.publish_on : 'visible';
}

function products(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  return trx
    .selectFrom('item')
    .select(['id', 'title'])
    .where('website_id', '=', websiteId)
    .where('record_type', '=', RECORD_TYPES.storeItem)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids.length === 0 ? [NOBODY] : [...ids])
    .orderBy('id');
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface Retagged {
  readonly id: string;
  readonly title: string;
  /** What it got or lost. */
  readonly parts: readonly string[];
}

/** Adds or removes tags whatever their case; answers those products it changed, each with what it got or lost. */
export async function changeTags(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  tags: readonly string[],
  isAdded: boolean,
): Promise<readonly Retagged[]> {
  const rows = await products(trx, websiteId, ids).select('tags').forUpdate().execute();
  const touched: Retagged[] = [];
  for (const row of rows) {
    const held = new Set(row.tags.map((tag) => tag.toLowerCase()));
    const wanted = new Set(tags.map((tag) => tag.toLowerCase()));
    const parts = isAdded
      ? tags.filter((tag) => !held.has(tag.toLowerCase()))
      : row.tags.filter((tag) => wanted.has(tag.toLowerCase()));
    if (parts.length === 0) continue;
    const next = isAdded ? [...row.tags, ...parts] : row.tags.filter((tag) => !parts.includes(tag));
    await setOnItem(trx, websiteId, row.id, { tags: next });
    touched.push({ id: row.id, title: row.title, parts });
  }
  return touched;
}

/** Adds products to a category of their own store page, or removes them. Returns those it changed. */
export async function fileUnder(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  path: string,
  isAdded: boolean,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const isFiled = sql<SqlBool>`${path} = any(categories)`;
  const hasCategory = sql<SqlBool>`exists (select 1 from category where category.website_id = item.website_id
    and category.collection_id = item.collection_id and category.path = ${path} and category.kind = 'CATEGORY')`;
  const query = products(trx, websiteId, ids).select('categories');
  const rows = await (isAdded ? query.where(sql<SqlBool>`not ${isFiled}`).where(hasCategory) : query.where(isFiled))
    .forUpdate()
    .execute();
  for (const row of rows) {
    const categories = isAdded ? [...row.categories, path] : row.categories.filter((held) => held !== path);
    await setOnItem(trx, websiteId, row.id, { categories });
  }
  return rows.map(({ id, title }) => ({ id, title }));
}

async function setOnItem(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  content: { readonly tags?: string[]; readonly categories?: string[] },
): Promise<void> {
  await trx
    .updateTable('item')
    .set({ ...content, updated_on: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** The tags that most products have, most used first. */
export async function listProductTags(
  trx: SiteTransaction,
  websiteId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`SELECT tag FROM item, unnest(tags) AS own(tag)
    WHERE website_id = ${websiteId} AND record_type = ${RECORD_TYPES.storeItem} AND deleted_at IS NULL
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${limit}`.execute(trx);
  return rows.map((row) => row.tag);
}
