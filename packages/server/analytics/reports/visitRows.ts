import type { InsightFilters, VisitDimension } from '@quoin/domain/analytics';
import { loadTopKeys } from '../storage/insightSumsRead.ts';
import { type LoadRows, MOST_ROWS } from './insightRows.ts';
import { loadNarrowedVisits } from './narrowedQuestions.ts';

/** Reports whether a screen is drilled down. It then reads visits, packed by day, instead of sums. */
export function isNarrowed(filters: InsightFilters): boolean {
  return Object.keys(filters).length > 0;
}

/** Visits and how long they stayed on average, by how they came. */
export function visitsBy(dimension: VisitDimension): LoadRows {
  return async (trx, wanted) => {
    const { site, period, filters } = wanted;
    const rows = isNarrowed(filters)
      ? (await loadNarrowedVisits(trx, wanted, dimension)).slice(0, MOST_ROWS)
      : (await loadTopKeys(trx, site.id, { measure: 'visits', dimension, period, limit: MOST_ROWS })).rows;
    return rows.map(({ key, count, total }) => ({ key, title: '', values: [count, averageOf(total, count)] }));
  };
}

/** Where visits began or ended. */
export function pagesOfVisits(by: 'entry' | 'exit'): LoadRows {
  const load = visitsBy(by);
  return async (trx, wanted) => (await load(trx, wanted)).map((row) => ({ ...row, values: row.values.slice(0, 1) }));
}

/** `total` over `count`, rounded; null over nothing. */
export function averageOf(total: number, count: number): number | null {
  return count === 0 ? null : Math.round(total / count);
}
