import {
  bucketsOf,
  comparedPeriod,
  DEFAULT_INSIGHT_COMPARISON,
  DEFAULT_INSIGHT_RANGE,
  type InsightPeriod,
  type InsightQuestion,
  type InsightUnit,
  periodOf,
  unitOf,
} from '@quoin/domain/analytics';
import { dayInZone } from '@quoin/domain/formats';

export interface InsightTime {
  readonly period: InsightPeriod;
  readonly before: InsightPeriod | null;
  readonly unit: InsightUnit;
  readonly buckets: readonly string[];
  readonly bucketsBefore: readonly string[];
}

/** The days a question is about, by the clock of the site. Both times are drawn in the same pieces. */
export function insightTime(question: InsightQuestion, now: Date, timeZone: string): InsightTime {
  const { range = DEFAULT_INSIGHT_RANGE, compare = DEFAULT_INSIGHT_COMPARISON, from, to } = question;
  const period = periodOf({ range, from, to }, dayInZone(now.getTime(), timeZone));
  const before = comparedPeriod(period, compare);
  const unit = unitOf(period);
  return {
    ...{ period, before, unit },
    buckets: bucketsOf(period, unit),
    bucketsBefore: before === null ? [] : bucketsOf(before, unit),
  };
}
