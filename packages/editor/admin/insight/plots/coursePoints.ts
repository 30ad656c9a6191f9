import type { WireInsightSeries, WireInsightTime, WireInsightValue } from '@quoin/contract/endpoints/running';
import type { InsightFigure, InsightPeriod } from '@quoin/domain/analytics';
import { addDays, addMonths } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/coursePoints';
import { inSentence } from '../../../app/locale.ts';
import { bucketText } from '../../home/salesLook.ts';
import { drawnOf, valueText } from '../insightValues.ts';

/** One point of a chart: the current value, and the one at the same offset in the period it is compared with. */
export interface CoursePoint {
  readonly at: string;
  readonly value: WireInsightValue;
  /** Null where the earlier time has ended already. */
  readonly atBefore: string | null;
  readonly before: WireInsightValue;
}

export function coursePoints(time: WireInsightTime, { now, before }: WireInsightSeries): readonly CoursePoint[] {
  return time.buckets.map((at, index) => ({
    at,
    value: now[index] ?? null,
    atBefore: time.bucketsBefore[index] ?? null,
    before: before?.[index] ?? null,
  }));
}

/** What the picture says in one sentence: the highest and the lowest. */
export function courseSummary(
  points: readonly CoursePoint[],
  { title, kind }: InsightFigure,
  language: string,
): string {
  const drawn = points.map((point) => ({ point, size: drawnOf(point.value) ?? 0 }));
  const [first] = drawn;
  if (first === undefined) return title;
  const most = drawn.reduce((best, each) => (each.size > best.size ? each : best), first);
  const least = drawn.reduce((best, each) => (each.size < best.size ? each : best), first);
  const said = ({ point }: typeof first) => `${valueText(point.value, kind)} (${bucketText(point.at, language)})`;
  return texts.highestLowestSeeThe(title, said(most), said(least));
}

/** What is read at one place. */
export function pointText(point: CoursePoint, { kind, title }: InsightFigure, language: string): string {
  const now = `${bucketText(point.at, language)}: ${valueText(point.value, kind)} ${inSentence(title)}`;
  if (point.atBefore === null) return now;
  return texts.before(now, bucketText(point.atBefore, language), valueText(point.before, kind));
}

/** The days of a bucket that is a day or a month: of a month at the edge only those that were counted. */
export function daysOfBucket(bucket: string, period: InsightPeriod): InsightPeriod {
  if (bucket.length > MONTH_LENGTH) return { from: bucket, to: bucket };
  const first = `${bucket}-01`;
  const last = addDays(addMonths(first, 1), -1);
  // Days of ISO 8601 sort as they follow one another.
  const [, from = first] = [first, period.from].toSorted();
  const [to = last] = [last, period.to].toSorted();
  return { from, to };
}

/** `2026-11` */
const MONTH_LENGTH = 7;
