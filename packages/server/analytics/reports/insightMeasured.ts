import type { InsightUnit } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { InsightValue, InsightWanted } from './insightRows.ts';

/** Figures of a time by their ids, and the course of those that are drawn: one value per bucket. */
export interface Measured {
  readonly figures: ReadonlyMap<string, InsightValue>;
  readonly series: ReadonlyMap<string, readonly InsightValue[]>;
}

export type LoadMeasured = (
  trx: SiteTransaction,
  wanted: InsightWanted & { readonly unit: InsightUnit; readonly buckets: readonly string[] },
) => Promise<Measured>;
