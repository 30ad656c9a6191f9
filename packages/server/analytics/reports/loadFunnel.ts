import { FUNNEL, type InsightQuestion } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { loadFunnel as loadFunnelSums } from '../storage/insightSumsRead.ts';
import { type AskInsight, inOneSnapshot, type ReportDeps } from './inOneSnapshot.ts';
import type { InsightWanted } from './insightRows.ts';
import { type InsightTime, insightTime } from './insightTime.ts';
import { loadNarrowedFunnel } from './narrowedQuestions.ts';
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
  deps: ReportDeps,
  { site, question }: { readonly site: Site; readonly question: InsightQuestion },
): Promise<LoadedFunnel> {
  const time = insightTime(question, new Date(deps.now()), site.timeZone);
  const { filters } = question;
  const work: AskInsight<LoadedFunnel> = async (trx, store) => {
    const wanted = { site, filters, store };
    const parts = await partsOf(trx, { ...wanted, period: time.period });
    const before = time.before === null ? null : await partsOf(trx, { ...wanted, period: time.before });
    return { time, ...parts, before: before === null ? null : before.now };
  };
  return inOneSnapshot(deps, site, work);
}

type Parts = Pick<LoadedFunnel, 'now' | 'byChannel' | 'byDevice'>;

async function partsOf(trx: SiteTransaction, wanted: InsightWanted): Promise<Parts> {
  if (isNarrowed(wanted.filters)) {
    const { channel, device } = await loadNarrowedFunnel(trx, wanted);
    // Every visit has a channel, so all of them together are those by channel.
    const now = FUNNEL.map((_, step) => channel.reduce((sum, { steps }) => sum + (steps[step] ?? 0), 0));
    return { now, byChannel: channel, byDevice: device };
  }
  const { site, period } = wanted;
  const by = async (dimension: 'all' | 'channel' | 'device') =>
    rowsOf(await loadFunnelSums(trx, site.id, period, { steps: FUNNEL, by: dimension }));
  const [whole] = await by('all');
  return { now: whole?.steps ?? NOBODY, byChannel: await by('channel'), byDevice: await by('device') };
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
