import type { Deps } from '../../deps.ts';
import { type ListPage, pageOf } from '../../platform/http/replies/page.ts';
import { cursorAfter, listOrders, type OrderCursor, type OrderRow, type OrderSorting } from '../storage/appOrders.ts';
import { countOpenOrders, type OrderCounts, type OrderFilter } from '../storage/orderList.ts';
import { soldTitle } from '../storage/soldOrders.ts';

export const ORDERS_PAGE_SIZE = 50;

export interface OrdersWanted {
  readonly filter: OrderFilter;
  readonly sorting: OrderSorting;
  readonly after: OrderCursor | null;
}

export interface ListedOrders extends ListPage<OrderRow> {
  readonly counts: OrderCounts;
  readonly next: OrderCursor | null;
  /** Of the product, variant or discount that the list is narrowed to. */
  readonly soldTitle: string;
}

export async function listSiteOrders(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  wanted: OrdersWanted,
): Promise<ListedOrders> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const rows = await listOrders(trx, websiteId, { ...wanted, limit: ORDERS_PAGE_SIZE + 1 });
    const page = pageOf(rows, ORDERS_PAGE_SIZE);
    const next = page.last && cursorAfter(page.last, wanted.sorting);
    const { sold } = wanted.filter;
    const title = sold === null ? '' : await soldTitle(trx, websiteId, sold);
    return { ...page, next, counts: await countOpenOrders(trx, websiteId), soldTitle: title };
  });
}
