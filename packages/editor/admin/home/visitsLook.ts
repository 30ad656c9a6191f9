import type { AppFunnelResponse, AppInsightReportResponse } from '@quoin/contract/endpoints/running';
import { type InsightFigure, insightReport } from '@quoin/domain/analytics';

/** The figure of the traffic screen that Home shows. */
export const VISITS: InsightFigure = insightReport('traffic').figures.find(({ id }) => id === 'visits')!;

export interface CountedVisits {
  readonly today: number;
  readonly yesterday: number;
  /** The same day of the week before. */
  readonly lastWeek: number;
}

/** The last day of a course by days, and those it is compared with. */
export function countedVisits({ series }: Pick<AppInsightReportResponse, 'series'>): CountedVisits {
  const days = series.find(({ id }) => id === VISITS.id)?.now ?? [];
  const daysAgo = (count: number): number => Number(days.at(-1 - count) ?? 0);
  return { today: daysAgo(0), yesterday: daysAgo(1), lastWeek: daysAgo(7) };
}

/** Purchases by visit in thousandths, of these days and of those before; null where nobody came. */
export interface Conversion {
  readonly now: number | null;
  readonly before: number | null;
}

export function conversionOf({ now, before }: Pick<AppFunnelResponse, 'now' | 'before'>): Conversion {
  return { now: rateOf(now), before: rateOf(before ?? []) };
}

function rateOf(steps: readonly number[]): number | null {
  const [visits = 0, purchases = 0] = [steps[0], steps.at(-1)];
  return visits === 0 ? null : Math.round((purchases * 1000) / visits);
}
