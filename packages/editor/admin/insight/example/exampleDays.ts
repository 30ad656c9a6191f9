import { comparedPeriod, type InsightPeriod, periodOf } from '@quoin/domain/analytics';
import type { IsoDay } from '@quoin/domain/formats';

/** The days of every example: those that a screen of insight begins with, seen from `today`, and those before. */
export function exampleDays(today: IsoDay): { readonly period: InsightPeriod; readonly before: InsightPeriod } {
  const period = periodOf({ range: '28d' }, today);
  return { period, before: comparedPeriod(period, 'previous')! };
}

export function isWeekend(day: IsoDay): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
}
