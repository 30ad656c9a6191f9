import type { Measure } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { type InsightPoint, loadInsightSeries, loadUniqueVisitors } from '../storage/insightSumsRead.ts';
import type { LoadMeasured, Measured } from './insightMeasured.ts';
import { loadNarrowedTraffic, type NarrowedPoint } from './narrowedQuestions.ts';
import { averageOf, isNarrowed } from './visitRows.ts';

type Wanted = Parameters<LoadMeasured>[1];

/** Visits, visitors and views: from the sums by day; drilled down, and by hour, from the visits. */
export const loadTrafficMeasured: LoadMeasured = (trx, wanted) =>
  isNarrowed(wanted.filters) || wanted.unit === 'hour' ? fromVisits(trx, wanted) : fromSums(trx, wanted);

async function fromSums(trx: SiteTransaction, { period, unit, buckets, site }: Wanted): Promise<Measured> {
  const load = (measure: Measure) => loadInsightSeries(trx, site.id, period, { measure, unit });
  const visits = await load('visits');
  const views = await load('views');
  const bounces = await load('bounces');
  const whole = wholeOf(visits);
  return {
    figures: new Map([
      ['visits', whole.count],
      ['visitors', await loadUniqueVisitors(trx, site.id, period)],
      ['views', wholeOf(views).count],
      ['bounceRate', shareOf(wholeOf(bounces).count, whole.count)],
      ['stay', averageOf(whole.total, whole.count)],
    ]),
    series: new Map([
      ['visits', courseOf(visits, buckets)],
      ['visitors', await visitorCourse(trx, { period, unit, buckets, site })],
      ['views', courseOf(views, buckets)],
    ]),
  };
}

/** A month's visitors are counted once each, so they are more than any day of it says and less than all days together. */
async function visitorCourse(
  trx: SiteTransaction,
  { period, unit, buckets, site }: Pick<Wanted, 'period' | 'unit' | 'buckets' | 'site'>,
): Promise<readonly number[]> {
  if (unit !== 'month') {
    return courseOf(await loadInsightSeries(trx, site.id, period, { measure: 'visitors', unit }), buckets);
  }
  const counts: number[] = [];
  for (const month of buckets) {
    const [first, last] = [`${month}-01`, lastDayOf(month)] as const;
    // Days as text sort as they follow one another.
    const [, from = first] = [first, period.from].toSorted();
    const [to = last] = [last, period.to].toSorted();
    counts.push(await loadUniqueVisitors(trx, site.id, { from, to }));
  }
  return counts;
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

async function fromVisits(trx: SiteTransaction, wanted: Wanted): Promise<Measured> {
  const whole = await loadNarrowedTraffic(trx, wanted);
  const course = (value: (point: NarrowedPoint) => number) =>
    courseOf(
      whole.points.map((point) => ({ bucket: point.bucket, count: value(point) })),
      wanted.buckets,
    );
  return {
    figures: new Map([
      ['visits', whole.visits],
      ['visitors', whole.visitors],
      ['views', whole.views],
      ['bounceRate', shareOf(whole.bounces, whole.visits)],
      ['stay', averageOf(whole.stay, whole.visits)],
    ]),
    series: new Map([
      ['visits', course(({ visits }) => visits)],
      ['visitors', course(({ visitors }) => visitors)],
      ['views', course(({ views }) => views)],
    ]),
  };
}

/** The course of something over the pieces of a time: nothing where nothing was counted. */
export function courseOf(
  points: readonly Pick<InsightPoint, 'bucket' | 'count'>[],
  buckets: readonly string[],
): readonly number[] {
  const counts = new Map(points.map(({ bucket, count }) => [bucket, count]));
  return buckets.map((bucket) => counts.get(bucket) ?? 0);
}

function wholeOf(points: readonly InsightPoint[]): { readonly count: number; readonly total: number } {
  return {
    count: points.reduce((sum, point) => sum + point.count, 0),
    total: points.reduce((sum, point) => sum + point.total, 0),
  };
}

/** In thousandths; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole);
}
