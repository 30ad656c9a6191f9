import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import type { ProductToSave } from './importedProducts.ts';
import { wideRows } from './wideRows.ts';

interface WantedCategory {
  readonly collectionId: string;
  readonly path: string;
}

/** Makes every category on the way that is not there yet: `landscapes/coast` needs `landscapes`. */
export async function saveCategories(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
): Promise<void> {
  const missing = await listMissing(trx, websiteId, wantedOf(saves));
  const deepest = Math.max(0, ...missing.map(({ path }) => depthOf(path)));
  for (let depth = 1; depth <= deepest; depth += 1) {
    const rows = missing.filter(({ path }) => depthOf(path) === depth).map((category) => rowOf(trx, category));
    if (rows.length === 0) continue;
    await sql`
      insert into category (website_id, id, collection_id, parent_id, display_name, url_id, path)
      select own.website_id, r.id, r.collection_id, parent.id, r.display_name, r.url_id, r.path
      from ${siteRow(websiteId)} cross join jsonb_to_recordset(${wideRows(rows)}) as r(id uuid, collection_id uuid, parent text,
        display_name text, url_id text, path text)
      left join category parent on parent.website_id = ${websiteId} and parent.collection_id = r.collection_id
        and parent.path = r.parent
      order by r.collection_id, r.path
      on conflict (website_id, collection_id, path) do nothing`.execute(trx);
  }
}

function wantedOf(saves: readonly ProductToSave[]): readonly WantedCategory[] {
  const wanted = new Map<string, WantedCategory>();
  for (const { collectionId, product } of saves) {
    for (const whole of product.categories) {
      const parts = whole.split('/');
      for (let count = 1; count <= parts.length; count += 1) {
        const path = parts.slice(0, count).join('/');
        wanted.set(`${collectionId}/${path}`, { collectionId, path });
      }
    }
  }
  return [...wanted.values()];
}

async function listMissing(
  trx: SiteTransaction,
  websiteId: string,
  wanted: readonly WantedCategory[],
): Promise<readonly WantedCategory[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ collection_id: string; path: string }>`
    select collection_id, path from category where website_id = ${websiteId}
      and path = any (${[...new Set(wanted.map(({ path }) => path))]}::text[])`.execute(trx);
  const held = new Set(rows.map(({ collection_id: collectionId, path }) => `${collectionId}/${path}`));
  return wanted.filter(({ collectionId, path }) => !held.has(`${collectionId}/${path}`));
}

function depthOf(path: string): number {
  return path.split('/').length;
}

function rowOf(trx: SiteTransaction, { collectionId, path }: WantedCategory) {
  const parts = path.split('/');
  const urlId = parts.at(-1) ?? path;
  return {
    id: trx.newId(),
    collection_id: collectionId,
    parent: parts.slice(0, -1).join('/'),
    display_name: displayName(urlId),
    url_id: urlId,
    path,
  };
}

/** `still-life` → `Still Life` */
function displayName(urlId: string): string {
  return urlId
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
