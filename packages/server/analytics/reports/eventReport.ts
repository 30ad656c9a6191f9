import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadInsightSeries } from '../storage/insightSumsRead.ts';
import { COUNTING, type EventMeasure } from './eventRows.ts';
import type { LoadMeasured } from './insightMeasured.ts';
import { loadNarrowedCourses } from './narrowedQuestions.ts';
import { isNarrowed } from './visitRows.ts';

/** The list of packed days that has all of a measure. */
const LISTED_BY: Readonly<Record<EventMeasure, string>> = {
  ...{ views: 'path', productViews: 'item', cartAdds: 'item', searches: 'query', emptySearches: 'query' },
  ...{ searchClicks: 'query', forms: 'form', newsletter: 'path', paywalls: 'path' },
};

/** How often some things happened, and their course. */
export function eventReport(measures: readonly EventMeasure[]): LoadMeasured {
  return async (trx, wanted) => {
    const { site, period, filters, unit, buckets } = wanted;
    const courses = isNarrowed(filters)
      ? await loadNarrowedCourses(trx, wanted, measures.map(listOf))
      : await seriesOf(trx, measures, { site, period, unit });
    const series = new Map(measures.map((measure, at) => [measure, courseAt(courses[at]!, buckets)] as const));
    const figures = new Map([...series].map(([measure, values]) => [measure, sumOf(values)] as const));
    return { figures, series };
  };
}

function listOf(measure: EventMeasure) {
  return { list: `${measure}.${LISTED_BY[measure]}`, events: COUNTING[measure] };
}

type Times = Pick<Parameters<LoadMeasured>[1], 'site' | 'period' | 'unit'>;

async function seriesOf(
  trx: SiteTransaction,
  measures: readonly EventMeasure[],
  { site, period, unit }: Times,
): Promise<readonly ReadonlyMap<string, number>[]> {
  const all: ReadonlyMap<string, number>[] = [];
  for (const measure of measures) {
    const points = await loadInsightSeries(trx, site.id, period, { measure, unit });
    all.push(new Map(points.map(({ bucket, count }) => [bucket, count])));
  }
  return all;
}

function courseAt(counts: ReadonlyMap<string, number>, buckets: readonly string[]): readonly number[] {
  return buckets.map((bucket) => counts.get(bucket) ?? 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
