import type { TakeDown } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';

/** The end of a page, an entry or a product: everything rendered with it is rendered again. */
export const TAKE_DOWN_JOB = 'site.takeDown';

/**
 * Provides the job that ensures that nothing cached is served after a take-down. Every query checks the clock itself,
 * so the job may run late, twice, or for an end that was moved meanwhile, without harm (decision 0009).
 */
export function takeDownJobs(deps: Pick<Deps, 'db'>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [TAKE_DOWN_JOB, ({ websiteId }) => deps.db.inSite({ websiteId }, (trx) => bumpPublishedVersion(trx, websiteId))],
  ]);
}

/** Schedules it for an end that is still to come. */
export async function planTakeDown(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  takeDown: TakeDown | null,
): Promise<void> {
  if (takeDown === null || takeDown.on <= trx.now().getTime()) return;
  await enqueue(trx, {
    websiteId,
    kind: TAKE_DOWN_JOB,
    payload: { id },
    dedupeKey: `${id}:${takeDown.on}`,
    runAt: new Date(takeDown.on),
  });
}
