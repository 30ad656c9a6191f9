import { divideRounded } from '@quoin/domain/money';
import { type SoldRow, sumSold } from '../storage/insightSales.ts';
import type { LoadMeasured, Measured } from './insightMeasured.ts';
import { type InsightValue, scopeOf } from './insightRows.ts';

/** Revenue, orders and units, from the orders themselves: never from events, which a browser may keep for itself. */
export const loadSalesMeasured: LoadMeasured = async (trx, wanted) => {
  const sold = await sumSold(trx, wanted.site.id, { ...scopeOf(wanted), unit: wanted.unit });
  const byBucket = new Map(sold.map((row) => [row.bucket, row]));
  const course = (value: (row: SoldRow) => number | bigint, none: 0 | 0n): readonly InsightValue[] =>
    wanted.buckets.map((bucket) => {
      const row = byBucket.get(bucket);
      return row === undefined ? none : value(row);
    });
  return {
    figures: salesFigures(sold),
    series: new Map([
      ['revenue', course(revenueOf, 0n)],
      ['orders', course(({ orders }) => orders, 0)],
      ['units', course(({ units }) => units, 0)],
      ['refunds', course(({ refunds }) => refunds, 0n)],
      ['discounts', course(({ discounts }) => discounts, 0n)],
    ]),
  };
};

function revenueOf({ total, refunds }: SoldRow): bigint {
  return total - refunds;
}

function salesFigures(sold: readonly SoldRow[]): Measured['figures'] {
  const sum = (value: (row: SoldRow) => bigint) => sold.reduce((all, row) => all + value(row), 0n);
  const orders = sold.reduce((all, row) => all + row.orders, 0);
  const revenue = sum(revenueOf);
  return new Map<string, InsightValue>([
    ['revenue', revenue],
    ['orders', orders],
    ['units', sold.reduce((all, row) => all + row.units, 0)],
    ['average', orders === 0 ? null : divideRounded(revenue, BigInt(orders), 'halfUp')],
    ['refunds', sum(({ refunds }) => refunds)],
    ['discounts', sum(({ discounts }) => discounts)],
  ]);
}
