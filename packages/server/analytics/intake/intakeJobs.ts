import { LONGEST_RETENTION, MINUTE_HOURS, retentionOf } from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { EventSink } from '../../platform/gateways/eventSink/eventSink.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type JobHandler, NO_SITE } from '../../platform/jobs/job.ts';
import { loadSiteById } from '../../sites/index.ts';
import { deleteSumsBefore } from '../storage/insightSums.ts';
import { deleteCopiedEvents } from '../storage/keptEvents.ts';
import { deletePackedBefore } from '../storage/packedDays.ts';
import { deleteEventsBefore, dropEventMonths, openEventMonth } from '../storage/siteEvents.ts';
import type { InsightStore } from '../store/insightStore.ts';
import { copySiteEvents } from './copyEvents.ts';
import { PACK_DAYS_JOB, schedulePacking } from './packDays.ts';
import { sendSiteDays } from './sendDays.ts';
import { sweepStore } from './sweepStore.ts';

export const COUNT_EVENTS_JOB = 'insight.count';
export const COPY_EVENTS_JOB = 'insight.copy';
const SWEEP_JOB = 'insight.sweep';
const DAY_MS = 86_400_000;
/** A sweep of a busy site takes away a day of events. */
const TIMEOUT_MS = 120_000;

/** Counting what a killed process left, packing days that are over, and forgetting what is too old. */
export function intakeJobs(
  deps: Pick<Deps, 'db' | 'rollups' | 'insightStore'>,
  sink: EventSink | null,
): ReadonlyMap<string, JobHandler> {
  const { insightStore: store } = deps;
  const copied = sink === null || store === null ? null : { sink, store };
  return new Map<string, JobHandler>([
    [COUNT_EVENTS_JOB, ({ websiteId }) => deps.rollups.count(websiteId)],
    // Without a sink, what was owed while there was one is nothing to do.
    [COPY_EVENTS_JOB, async ({ websiteId }) => (sink === null ? undefined : copyTo(deps, { sink, store }, websiteId))],
    [
      PACK_DAYS_JOB,
      ({ websiteId }, signal) =>
        copied === null ? deps.rollups.pack(websiteId, signal) : sendSiteDays(deps, copied, websiteId, signal),
    ],
    [SWEEP_JOB, ({ websiteId }) => (websiteId === NO_SITE ? sweepMonths(deps) : sweepSite(deps, websiteId, store))],
  ]);
}

async function copyTo(
  deps: Pick<Deps, 'db'>,
  { sink, store }: { readonly sink: EventSink; readonly store: InsightStore | null },
  websiteId: string,
): Promise<void> {
  await copySiteEvents(deps, { sink, to: store === null ? '' : await store.open() }, websiteId);
}

/** A site's events are cleared and packed daily from now on. */
export async function planInsightSweep(trx: SiteTransaction, websiteId: string): Promise<void> {
  await enqueueSweep(trx, websiteId, trx.now());
  await schedulePacking(trx, websiteId);
}

/** The months of all sites' events, daily from now on. Inside `acrossSites`. */
export async function planMonthSweep(trx: SiteTransaction): Promise<void> {
  await enqueueSweep(trx, null, trx.now());
}

/** Opens next month ahead, drops the months that no site may keep, and schedules tomorrow's sweep. */
async function sweepMonths({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.acrossSites(async (trx) => {
    const now = trx.now().getTime();
    await openEventMonth(trx, dayAt(now).slice(0, 7));
    await openEventMonth(trx, dayAt(now + 31 * DAY_MS).slice(0, 7));
    await dropEventMonths(trx, dayAt(now - LONGEST_RETENTION.eventDays * DAY_MS));
  });
  // By itself: the months are opened as the owner of the schema, and a transaction that is spread over servers has one user.
  await db.acrossSites((trx) => enqueueSweep(trx, null, new Date(trx.now().getTime() + DAY_MS)));
}

export async function sweepSite(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  store: InsightStore | null = null,
): Promise<void> {
  const work = async (trx: SiteTransaction) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return null;
    const { eventDays, visitDays, sumDays } = retentionOf(site.settings);
    const now = trx.now().getTime();
    await deleteEventsBefore(trx, websiteId, dayAt(now - eventDays * DAY_MS));
    await deleteSumsBefore(trx, websiteId, {
      visits: dayAt(now - visitDays * DAY_MS),
      sums: dayAt(now - sumDays * DAY_MS),
      minutes: new Date(now - MINUTE_HOURS * 3_600_000).toISOString().slice(0, 16),
    });
    const gone = { visits: dayAt(now - visitDays * DAY_MS), events: dayAt(now - eventDays * DAY_MS) };
    await deletePackedBefore(trx, websiteId, gone);
    if (store !== null) await deleteCopiedEvents(trx, websiteId, dayAt(now));
    await schedulePacking(trx, websiteId);
    // What a sink that was away for long still lacks.
    await enqueue(trx, { websiteId, kind: COPY_EVENTS_JOB, dedupeKey: `sweep:${dayAt(now)}` });
    await enqueueSweep(trx, websiteId, new Date(now + DAY_MS));
    return gone;
  };
  const gone = await db.inSite({ websiteId }, work, { statementTimeoutMs: TIMEOUT_MS });
  if (store !== null && gone !== null) await sweepStore({ db }, store, { websiteId, ...gone });
}

async function enqueueSweep(trx: SiteTransaction, websiteId: string | null, runAt: Date): Promise<void> {
  await enqueue(trx, { websiteId, kind: SWEEP_JOB, dedupeKey: dayAt(runAt.getTime()), runAt });
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
