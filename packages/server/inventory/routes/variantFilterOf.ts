import { INVENTORY_FILTERS, type InventoryFilter } from '@quoin/contract/endpoints/store';
import { queryText } from '@quoin/domain/site';
import { searchOf, siteOf } from '../../platform/http/reading/appLists.ts';
import type { AppRequest } from '../../platform/http/route.ts';
import { lowStockThreshold } from '../../sites/index.ts';

const MAX_CATEGORY = 400;

/** Which variants a list shows: what the inventory and the bulk editor read from addresses alike. */
export function variantFilterOf(request: AppRequest) {
  const stock = queryText(request.query, 'stock') ?? 'all';
  const type = Number(queryText(request.query, 'type') ?? '');
  const category = (queryText(request.query, 'category') ?? '').replaceAll('\0', '').slice(0, MAX_CATEGORY);
  return {
    search: searchOf(request),
    stock: isFilter(stock) ? stock : ('all' as const),
    productType: Number.isInteger(type) && type > 0 && type < 100 ? type : null,
    category: category === '' ? null : category.replace(/^\/+/, ''),
    lowThreshold: lowStockThreshold(siteOf(request)),
  };
}

function isFilter(text: string): text is InventoryFilter {
  return (INVENTORY_FILTERS as readonly string[]).includes(text);
}
