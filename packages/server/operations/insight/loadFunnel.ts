import { FUNNEL, type InsightFilters, type InsightPeriod, type InsightQuestion } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { loadFunnel as loadFunnelSums } from '../../storage/insightSumsRead.ts';
import { countChosenVisits, listReaches } from '../../storage/insightVisits.ts';
import type { Site } from '../../storage/sites.ts';
import { type InsightTime, insightTime } from './insightTime.ts';
import { isNarrowed } from './visitRows.ts';

export interface FunnelRow {
  readonly key: string;
  /** Visits that came at least so far: all, product, cart, checkout, purchase. */
  readonly steps: readonly number[];
}

export interface LoadedFunnel {
  readonly time: InsightTime;
  readonly now: readonly number[];
  readonly before: readonly number[] | null;
  readonly byChannel: readonly FunnelRow[];
  readonly byDevice: readonly FunnelRow[];
}

const NOBODY: readonly number[] = FUNNEL.map(() => 0);

/** How far visits came towards a purchase, as a whole, by channel and by device (TRACK-11). */
export function loadFunnel(
  deps: Pick<Deps, 'db' | 'now'>,
  { site, question }: { readonly site: Site; readonly question: InsightQuestion },
): Promise<LoadedFunnel> {
  const time = insightTime(question, new Date(deps.now()), site.timeZone);
  const { filters } = question;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const whole = (period: InsightPeriod) => wholeFunnel(trx, site.id, period, filters);
    return {
      time,
      now: await whole(time.period),
      before: time.before === null ? null : await whole(time.before),
      byChannel: await funnelBy(trx, site.id, time.period, { filters, by: 'channel' }),
      byDevice: await funnelBy(trx, site.id, time.period, { filters, by: 'device' }),
    };
  });
}

async function wholeFunnel(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  filters: InsightFilters,
): Promise<readonly number[]> {
  if (isNarrowed(filters)) {
    const { visits, reached } = await countChosenVisits(trx, websiteId, period, filters);
    return [visits, ...reached];
  }
  const counts = await loadFunnelSums(trx, websiteId, period, { steps: FUNNEL, by: 'all' });
  return rowsOf(counts)[0]?.steps ?? NOBODY;
}

async function funnelBy(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  { filters, by }: { readonly filters: InsightFilters; readonly by: 'channel' | 'device' },
): Promise<readonly FunnelRow[]> {
  if (isNarrowed(filters)) return listReaches(trx, websiteId, period, { filters, by });
  return rowsOf(await loadFunnelSums(trx, websiteId, period, { steps: FUNNEL, by }));
}

/** Counts of steps, side by side per key; the most visited first. */
function rowsOf(counts: Awaited<ReturnType<typeof loadFunnelSums>>): readonly FunnelRow[] {
  const keys = [...new Set(counts.map(({ key }) => key))];
  return keys
    .map((key) => ({
      key,
      steps: FUNNEL.map((step) => counts.find((each) => each.key === key && each.step === step)?.count ?? 0),
    }))
    .toSorted((left, right) => (right.steps[0] ?? 0) - (left.steps[0] ?? 0));
}
