import { dayInZone } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { loadSiteById } from '../../sites/index.ts';
import { listUnpackedDays, packDay } from '../storage/packedDays.ts';

export const PACK_DAYS_JOB = 'insight.pack';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A day is packed when it has been over for this long: who counts may still see it as today. */
export const SETTLED_MS = 10 * 60_000;
/** A day of a hundred thousand events takes some seconds. */
const TIMEOUT_MS = 120_000;

/** Schedules a look at the days that are over, in the next hour, or the next minute. */
export async function schedulePacking(
  trx: SiteTransaction,
  websiteId: string,
  unit: 'hour' | 'minute' = 'hour',
): Promise<void> {
  const length = unit === 'hour' ? HOUR_MS : MINUTE_MS;
  const runAt = new Date((Math.floor(trx.now().getTime() / length) + 1) * length);
  const dedupeKey = `${unit}:${runAt.getTime() / length}`;
  await enqueue(trx, { websiteId, kind: PACK_DAYS_JOB, dedupeKey, runAt, maxAttempts: 3 });
}

/** Packs the days of a site that are over, one after another, so that questions narrowed to some visits read little. */
export async function packSiteDays({ db }: Pick<Deps, 'db'>, websiteId: string, signal?: AbortSignal): Promise<void> {
  const plan = await db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return null;
    const before = dayInZone(trx.now().getTime() - SETTLED_MS, site.timeZone);
    return { timeZone: site.timeZone, days: await listUnpackedDays(trx, websiteId, before) };
  });
  for (const day of plan?.days ?? []) {
    if (signal?.aborted) return;
    const { timeZone } = plan!;
    await db.inSite({ websiteId }, (trx) => packDay(trx, websiteId, { day, timeZone }), {
      statementTimeoutMs: TIMEOUT_MS,
    });
  }
}
