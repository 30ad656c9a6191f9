import type { Deps } from '../../deps.ts';
import { scheduleFileRemoval } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { deleteVersion, listForgottenVersions, removeVersion } from '../storage/installedThemes.ts';

export const THEME_SWEEP_JOB = 'theme.sweep';
const DAY_MS = 86_400_000;

export function themeJobs(deps: Pick<Deps, 'db'>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[THEME_SWEEP_JOB, ({ websiteId }) => sweepThemes(deps, websiteId)]]);
}

/** A theme that was read and never installed goes a day later; one look for all of a day. */
export async function scheduleThemeSweep(trx: SiteTransaction, websiteId: string): Promise<void> {
  const runAt = new Date(trx.now().getTime() + DAY_MS + 60_000);
  const dedupeKey = `day:${Math.floor(runAt.getTime() / DAY_MS)}`;
  await enqueue(trx, { websiteId, kind: THEME_SWEEP_JOB, dedupeKey, runAt });
}

export async function sweepThemes({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<void> {
  await db.inSite({ websiteId }, async (trx) => {
    const before = new Date(trx.now().getTime() - DAY_MS);
    const forgotten = await listForgottenVersions(trx, websiteId, before);
    for (const version of forgotten) {
      // The number of a checked version stays reserved: a user may still be viewing it.
      const end = version.state === 'dev' ? deleteVersion : removeVersion;
      await scheduleFileRemoval(trx, websiteId, await end(trx, websiteId, version));
    }
  });
}
