import type { AppProductsResponse, StockFilter } from '@quoin/contract/endpoints';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { json } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { listSiteProducts } from '../operations/app/listSiteProducts.ts';
import { siteAddress } from '../operations/app/siteAddress.ts';
import { cursorOf, searchOf, siteOf, toCursor } from './appLists.ts';
import { toWireProduct } from './appWire.ts';

export function appProductsRoutes(deps: Pick<Deps, 'db' | 'now' | 'config'>): AppRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/app/sites/:site/products',
      rate: 'read',
      forgery: 'none',
      access: 'products.read',
      async handle(request) {
        const site = siteOf(request);
        const cursor = cursorOf(request);
        const { rows, last } = await listSiteProducts(deps, site.id, {
          search: searchOf(request),
          stock: stockOf(request),
          after: cursor && { title: cursor.key, id: cursor.id },
        });
        const url = siteAddress(deps.config, site);
        const answer: AppProductsResponse = {
          products: rows.map((row) => toWireProduct(site.identifier, url, row)),
          nextCursor: last && toCursor(last.title, last.id),
        };
        return json(answer);
      },
    },
  ];
}

function stockOf(request: AppRequest): StockFilter {
  const stock = queryText(request.query, 'stock');
  return stock === 'low' || stock === 'out' ? stock : 'all';
}
