import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import { isPageOn } from './published.ts';

/** What an address was left by. */
export type MovedTarget =
  | { readonly itemId: string }
  | { readonly collectionId: string }
  | { readonly categoryId: string };

/** Notes that something has left an address (decoded, `/shop/blue-chair`), so that links to it go on working. */
export async function recordMove(
  trx: SiteTransaction,
  websiteId: string,
  move: { readonly from: string; readonly to: string; readonly thing: MovedTarget },
): Promise<void> {
  // Whatever is there now is found first; a note about its address would only wait to mislead.
  await trx.deleteFrom('moved_page').where('website_id', '=', websiteId).where('path', '=', move.to).execute();
  const { thing } = move;
  const target = {
    item_id: 'itemId' in thing ? thing.itemId : null,
    collection_id: 'collectionId' in thing ? thing.collectionId : null,
    category_id: 'categoryId' in thing ? thing.categoryId : null,
    moved_at: trx.now(),
  };
  await trx
    .insertInto('moved_page')
    .values({ ...target, website_id: websiteId, path: move.from })
    .onConflict((conflict) => conflict.columns(['website_id', 'path']).doUpdateSet(target))
    .execute();
}

/** Notes where items were on another site. An address that something here has left stays with that. */
export async function recordFormerPaths(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly { readonly id: string; readonly path: string }[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    INSERT INTO moved_page (website_id, path, item_id, moved_at)
    SELECT own.website_id, path, id, ${trx.now()}::timestamptz
    FROM ${siteRow(websiteId)}, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS former(id uuid, path text)
    ON CONFLICT (website_id, path) DO NOTHING`.execute(trx);
}

/** Where what left an address is now: decoded, with the query of a category. */
export interface MovedTo {
  readonly path: string;
  readonly category: string | null;
}

/**
 * The present place of what used to be at a path; null when nothing was, or it is gone or hidden. A store page that moved
 * takes everything below its old address along.
 */
export async function findMoved(trx: SiteTransaction, websiteId: string, path: string): Promise<MovedTo | null> {
  const { rows } = await sql<MovedRow>`
    SELECT moved.path AS from_path, collection.url_id AS collection, item.url_id AS item, category.path AS category
    FROM moved_page AS moved
      LEFT JOIN item ON item.website_id = moved.website_id AND item.id = moved.item_id
        AND item.deleted_at IS NULL AND item.workflow_state = 1
      LEFT JOIN category ON category.website_id = moved.website_id AND category.id = moved.category_id
      JOIN collection ON collection.website_id = moved.website_id AND ${isPageOn(trx.now())}
        AND collection.id = coalesce(moved.collection_id, item.collection_id, category.collection_id)
    WHERE moved.website_id = ${websiteId}
      AND (moved.path = ${path} OR (moved.collection_id IS NOT NULL AND starts_with(${path}, moved.path || '/')))
    ORDER BY length(moved.path) DESC LIMIT 1`.execute(trx);
  const row = rows[0];
  if (row === undefined) return null;
  if (row.category !== null) return { path: `/${row.collection}`, category: row.category };
  const rest = path.slice(row.from_path.length);
  const place = `/${row.collection}${row.item === null ? '' : `/${row.item}`}${rest}`;
  return place === path ? null : { path: place, category: null };
}

interface MovedRow {
  readonly from_path: string;
  readonly collection: string;
  readonly item: string | null;
  readonly category: string | null;
}
