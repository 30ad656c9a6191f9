import {
  INSIGHT_REPORTS,
  INSIGHT_TABLES,
  type InsightFilters,
  type InsightQuestion,
  type InsightReportName,
  type InsightTableName,
} from '@quoin/domain/analytics';
import type { Site } from '../../sites/index.ts';
import type { ReportDeps } from '../reports/inOneSnapshot.ts';
import { loadFunnel } from '../reports/loadFunnel.ts';
import { loadReport } from '../reports/loadReport.ts';
import { loadTable } from '../reports/loadTable.ts';

/** Everything that the screens can ask with these filters in this time, but for sales, which are orders. */
export async function everyAnswer(deps: ReportDeps, site: Site, question: InsightQuestion) {
  const found: Record<string, unknown> = {};
  for (const report of Object.keys(INSIGHT_REPORTS) as InsightReportName[]) {
    if (report === 'sales' || report === 'carts') continue;
    const { now, before } = await loadReport(deps, { site, report, question });
    found[report] = { now, before };
  }
  for (const table of Object.keys(INSIGHT_TABLES) as InsightTableName[])
    if (!table.startsWith('sales')) found[table] = sorted(await loadTable(deps, { site, table, question }));
  const { byChannel, byDevice, ...funnel } = await loadFunnel(deps, { site, question });
  return { ...found, funnel: { ...funnel, byChannel: sorted(byChannel), byDevice: sorted(byDevice) } };
}

function sorted<T extends { readonly key: string }>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((left, right) => (left.key < right.key ? -1 : 1));
}

/** Each filter of the screens, with a value that `randomVisits` makes, and some together. */
export const RANDOM_FILTERS: readonly InsightFilters[] = [
  {},
  { channel: 'search' },
  { source: 'source-3' },
  { referrer: 'host-3.example' },
  { campaign: "sum'mer" },
  { campaign: 'a\\' },
  { campaign: '' },
  { country: 'AT' },
  { language: 'de-AT' },
  { device: 'phone' },
  { browser: 'Browser 3' },
  { page: '/about' },
  { page: "/it's" },
  { page: '/a\tb' },
  { page: '/about', device: 'phone', country: 'FR' },
  { country: 'ZZ' },
];
