import { insightSettingsOf } from '@quoin/domain/analytics';
import { isoDayOf } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { loadSiteById } from '../../sites/index.ts';
import { deleteOldSpeed } from '../storage/pageSpeed.ts';
import { deleteOldRecordings } from '../storage/recordings.ts';

export const RECORDING_SWEEP_JOB = 'recording.sweep';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Figures without persons: as long as those of visits, 25 months. */
const SPEED_DAYS = 761;

/** Hourly: what is older than the owner keeps it goes, and the next hour's own job is planned. */
export function recordingJobs(deps: Pick<Deps, 'db'>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[RECORDING_SWEEP_JOB, ({ websiteId }) => sweepRecordings(deps, websiteId)]]);
}

export async function sweepRecordings({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<void> {
  await db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return;
    const now = trx.now().getTime();
    const { retentionDays } = insightSettingsOf(site.settings).recording;
    await deleteOldRecordings(trx, websiteId, new Date(now - retentionDays * DAY_MS));
    await deleteOldSpeed(trx, websiteId, isoDayOf(now - SPEED_DAYS * DAY_MS));
    await planRecordingSweep(trx, websiteId, new Date(now + HOUR_MS));
  });
}

/** Recordings are looked after hourly from then on. */
export async function planRecordingSweep(trx: SiteTransaction, websiteId: string, runAt = trx.now()): Promise<void> {
  const dedupeKey = String(Math.floor(runAt.getTime() / HOUR_MS));
  await enqueue(trx, { websiteId, kind: RECORDING_SWEEP_JOB, dedupeKey, runAt });
}
