import type { Deps } from '../../deps.ts';
import { type ListPage, pageOf } from '../../platform/http/replies/page.ts';
import { listProducts, type ProductRow, type ProductSearch } from '../storage/appProducts.ts';

export const PRODUCTS_PAGE_SIZE = 100;

export type ProductFilter = Omit<ProductSearch, 'limit' | 'now'>;

export async function listSiteProducts(
  deps: Pick<Deps, 'db' | 'now'>,
  websiteId: string,
  filter: ProductFilter,
): Promise<ListPage<ProductRow>> {
  const rows = await deps.db.inSite({ websiteId }, (trx) =>
    listProducts(trx, websiteId, {
      ...filter,
      limit: PRODUCTS_PAGE_SIZE + 1,
      now: new Date(deps.now()),
    }),
  );
  return pageOf(rows, PRODUCTS_PAGE_SIZE);
}
