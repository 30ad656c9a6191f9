import type { InsightFilters, InsightPeriod } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import type { InsightStore } from '../store/insightStore.ts';

/** How many, thousandths or milliseconds; a bigint is money in minor units of the site's currency; null: there is none. */
export type InsightValue = number | bigint | null;

/** A row of a list: values in the order of the list's columns. */
export interface InsightRow {
  readonly key: string;
  readonly title: string;
  readonly values: readonly InsightValue[];
}

export interface InsightWanted {
  readonly site: Site;
  readonly period: InsightPeriod;
  readonly filters: InsightFilters;
  /** ClickHouse, for days whose visits are there. */
  readonly store: InsightStore | null;
}

/** Rows of a list, the largest first; at most `MOST_ROWS`. */
export type LoadRows = (trx: SiteTransaction, wanted: InsightWanted) => Promise<readonly InsightRow[]>;

/** What no list of an owner goes beyond; the rest is in the sum. */
export const MOST_ROWS = 5000;

export function scopeOf({ site: { currency, timeZone }, period }: Pick<InsightWanted, 'site' | 'period'>) {
  return { currency, timeZone, period };
}
