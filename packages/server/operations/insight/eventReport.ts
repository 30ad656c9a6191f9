import { listEventCourse } from '../../storage/insightEvents.ts';
import { loadInsightSeries } from '../../storage/insightSumsRead.ts';
import { COUNTING, type EventMeasure } from './eventRows.ts';
import type { LoadMeasured } from './insightMeasured.ts';
import { courseOf } from './trafficReport.ts';
import { isNarrowed } from './visitRows.ts';

/** How often some things happened, and their course. */
export function eventReport(measures: readonly EventMeasure[]): LoadMeasured {
  return async (trx, { site, period, filters, unit, buckets }) => {
    const series = new Map<string, readonly number[]>();
    for (const measure of measures) {
      const chosen = { period, filters, unit, timeZone: site.timeZone, ...COUNTING[measure] };
      const points = isNarrowed(filters)
        ? await listEventCourse(trx, site.id, chosen)
        : await loadInsightSeries(trx, site.id, period, { measure, unit });
      series.set(measure, courseOf(points, buckets));
    }
    const figures = new Map([...series].map(([measure, values]) => [measure, sumOf(values)] as const));
    return { figures, series };
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
