import { listGivenDiscounts, listSoldByOrigin, listSoldItems, type SoldByRow } from '../storage/insightSales.ts';
import { type InsightRow, type LoadRows, scopeOf } from './insightRows.ts';

/** Lists of what was sold, from the orders themselves. */
export const loadProductsSold: LoadRows = async (trx, wanted) =>
  (await listSoldItems(trx, wanted.site.id, { ...scopeOf(wanted), by: 'product' })).map(withUnits);

export const loadVariantsSold: LoadRows = async (trx, wanted) =>
  (await listSoldItems(trx, wanted.site.id, { ...scopeOf(wanted), by: 'variant' })).map(withUnits);

export const loadDiscountsGiven: LoadRows = async (trx, wanted) =>
  (await listGivenDiscounts(trx, wanted.site.id, scopeOf(wanted))).map(({ key, title, amount, orders }) => ({
    ...{ key, title },
    values: [amount, orders],
  }));

function withUnits({ key, title, amount, units, orders }: SoldByRow): InsightRow {
  return { key, title, values: [amount, units, orders] };
}

/** Revenue and orders by how the visit had come that they were paid in. */
export function soldByOrigin(by: 'channel' | 'source'): LoadRows {
  return async (trx, wanted) =>
    (await listSoldByOrigin(trx, wanted.site.id, { ...scopeOf(wanted), by })).map(({ key, amount, orders }) => ({
      ...{ key, title: '' },
      values: [amount, orders],
    }));
}
