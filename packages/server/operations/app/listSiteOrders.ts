import type { Deps } from '../../deps.ts';
import { listOrders, type OrderCursor, type OrderRow } from '../../storage/appOrders.ts';
import { type ListPage, pageOf } from './page.ts';

export const ORDERS_PAGE_SIZE = 50;

export async function listSiteOrders(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  filter: { readonly search: string; readonly after: OrderCursor | null },
): Promise<ListPage<OrderRow>> {
  const rows = await deps.db.inSite({ websiteId }, (trx) =>
    listOrders(trx, websiteId, { ...filter, limit: ORDERS_PAGE_SIZE + 1 }),
  );
  return pageOf(rows, ORDERS_PAGE_SIZE);
}
