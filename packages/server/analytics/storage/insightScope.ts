import type { InsightPeriod } from '@quoin/domain/analytics';

/** Whole days of the site's own calendar, in its currency. */
export interface InsightScope {
  readonly currency: string;
  readonly timeZone: string;
  readonly period: InsightPeriod;
}
