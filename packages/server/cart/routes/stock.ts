import { STOCK_PATH, type StockResponse } from '@quoin/contract/endpoints/site';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { sentence } from '@quoin/domain/cart';
import type { Deps } from '../../deps.ts';
import { textParameter } from '../../platform/http/reading/formFields.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';
import { loadStock } from '../lines/loadStock.ts';

/** What can still be sold of a product's variants, never cached (CART-06). */
export function stockRoutes(deps: Pick<Deps, 'db'>): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: STOCK_PATH,
      rate: 'read',
      forgery: 'none',
      async handle(request) {
        const stock = await loadStock(deps, request.site.id, textParameter(request.query, 'itemId'));
        if (stock === null) {
          const problem = { code: 'itemMissing', field: 'itemId' } as const;
          return json(
            toWireProblem(problem, (one) => sentence(one, request.site.language)),
            { status: statusOf(problem.code) },
          );
        }
        const results = stock.map(({ variantId, sku, stock: of }) => ({
          variantId,
          sku,
          unlimited: of.unlimited,
          qtyInStock: of.unlimited ? 0 : of.quantity,
        }));
        return json({ results } satisfies StockResponse);
      },
    },
  ];
}
