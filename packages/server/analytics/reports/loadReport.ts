import type { InsightQuestion, InsightReportName, Measure } from '@quoin/domain/analytics';
import { hasAnyOrder } from '../../orders/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { hasAnySum, listVisitsByChannel } from '../storage/insightReading.ts';
import { loadCartsMeasured } from './cartsReport.ts';
import { eventReport } from './eventReport.ts';
import { type AskInsight, inOneSnapshot, type ReportDeps } from './inOneSnapshot.ts';
import type { LoadMeasured, Measured } from './insightMeasured.ts';
import { type InsightTime, insightTime } from './insightTime.ts';
import { loadSalesMeasured } from './salesReport.ts';
import { loadTrafficMeasured } from './trafficReport.ts';
import { isNarrowed } from './visitRows.ts';

interface ReportSource {
  readonly load: LoadMeasured;
  /** Whether there was ever anything to say: one of these was counted, or something was sold. */
  readonly counts: readonly Measure[] | 'orders' | 'always';
}

const SOURCES: Readonly<Record<InsightReportName, ReportSource>> = {
  traffic: { load: loadTrafficMeasured, counts: ['visits', 'views'] },
  content: { load: eventReport(['views', 'productViews', 'paywalls']), counts: ['views'] },
  search: { load: eventReport(['searches', 'emptySearches', 'searchClicks']), counts: ['searches'] },
  forms: { load: eventReport(['forms', 'newsletter']), counts: ['forms', 'newsletter'] },
  sales: { load: loadSalesMeasured, counts: 'orders' },
  carts: { load: loadCartsMeasured, counts: 'always' },
};

export interface InsightStack {
  readonly key: string;
  readonly values: readonly number[];
}

export interface LoadedReport {
  readonly time: InsightTime;
  readonly now: Measured;
  readonly before: Measured | null;
  readonly stack: readonly InsightStack[];
  readonly hasData: boolean;
}

export interface ReportQuestion {
  readonly site: Site;
  readonly report: InsightReportName;
  readonly question: InsightQuestion;
}

/** The figures of a screen, now and in the time they are compared with (TRACK-11). */
export function loadReport(deps: ReportDeps, { site, report, question }: ReportQuestion): Promise<LoadedReport> {
  const time = insightTime(question, new Date(deps.now()), site.timeZone);
  const { load, counts } = SOURCES[report];
  const { period, before, unit, buckets, bucketsBefore } = time;
  const work: AskInsight<LoadedReport> = async (trx, store) => {
    const wanted = { site, filters: question.filters, unit, store };
    return {
      time,
      now: await load(trx, { ...wanted, period, buckets }),
      before: before === null ? null : await load(trx, { ...wanted, period: before, buckets: bucketsBefore }),
      stack: report === 'traffic' && !isNarrowed(question.filters) ? await loadStack(trx, site.id, time) : [],
      hasData: await hasAnything(trx, site.id, counts),
    };
  };
  return inOneSnapshot(deps, site, work);
}

async function loadStack(trx: SiteTransaction, websiteId: string, time: InsightTime): Promise<readonly InsightStack[]> {
  // Hours are not kept by channel.
  if (time.unit === 'hour') return [];
  const found = await listVisitsByChannel(trx, websiteId, time.period, time.unit);
  const counts = new Map(found.map(({ bucket, key, count }) => [`${key} ${bucket}`, count]));
  const sizes = new Map<string, number>();
  for (const { key, count } of found) sizes.set(key, (sizes.get(key) ?? 0) + count);
  return [...sizes]
    .toSorted((left, right) => right[1] - left[1])
    .map(([key]) => ({ key, values: time.buckets.map((bucket) => counts.get(`${key} ${bucket}`) ?? 0) }));
}

async function hasAnything(trx: SiteTransaction, websiteId: string, counts: ReportSource['counts']): Promise<boolean> {
  if (counts === 'always') return true;
  return counts === 'orders' ? hasAnyOrder(trx, websiteId) : hasAnySum(trx, websiteId, counts);
}
