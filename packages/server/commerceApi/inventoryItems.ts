import type { Deps } from '../deps.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { API_PAGE_SIZE } from './paging.ts';
import { type InventoryItem, listInventoryItems } from './storage/inventoryItems.ts';

export async function pageOfInventory(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  after: string | null,
): Promise<ListPage<InventoryItem>> {
  const limit = API_PAGE_SIZE + 1;
  const rows = await db.inSite(
    { websiteId },
    (trx) => listInventoryItems(trx, websiteId, { ids: null, after, limit }),
    READ_ONLY,
  );
  return pageOf(rows, API_PAGE_SIZE);
}

export function inventoryOf(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly InventoryItem[]> {
  const all = { ids, after: null, limit: ids.length };
  return db.inSite({ websiteId }, (trx) => listInventoryItems(trx, websiteId, all), READ_ONLY);
}
