import type { Deps } from '../deps.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import {
  countInventory,
  type InventoryCounts,
  type InventoryRow,
  type InventorySearch,
  listCategoryPaths,
  listInventory,
} from './storage/inventory.ts';
import { listMovements, type MovementRow, type MovementSearch } from './storage/stockMovements.ts';

const INVENTORY_PAGE_SIZE = 200;
const MOVEMENTS_PAGE_SIZE = 50;

export interface InventoryPage extends ListPage<InventoryRow> {
  /** With the first page only. */
  readonly counts: InventoryCounts | null;
  readonly categories: readonly string[] | null;
}

export function listSiteInventory(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<InventorySearch, 'limit'>,
): Promise<InventoryPage> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const rows = await listInventory(trx, websiteId, { ...search, limit: INVENTORY_PAGE_SIZE + 1 });
    const page = pageOf(rows, INVENTORY_PAGE_SIZE);
    if (search.after !== null) return { ...page, counts: null, categories: null };
    const counts = await countInventory(trx, websiteId, search);
    return { ...page, counts, categories: await listCategoryPaths(trx, websiteId) };
  });
}

export async function listStockMovements(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<MovementSearch, 'limit'>,
): Promise<ListPage<MovementRow>> {
  const rows = await deps.db.inSite({ websiteId }, (trx) =>
    listMovements(trx, websiteId, { ...search, limit: MOVEMENTS_PAGE_SIZE + 1 }),
  );
  return pageOf(rows, MOVEMENTS_PAGE_SIZE);
}
