import type { TakeDown } from '@quoin/domain/site';
import type { SiteTransaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { bumpPublishedVersion } from '../../storage/sites.ts';

/** The end of a page, an entry or a product: everything that was rendered with it is made anew. */
export const TAKE_DOWN_JOB = 'site.takeDown';

/**
 * Whether something is down is asked of the clock by every question; what the job owes is that nothing kept is served any more. So
 * it may come late, twice, or for an end that was moved meanwhile, and nothing is wrong (decision 0009).
 */
export function takeDownJobs(deps: Pick<Deps, 'db'>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [TAKE_DOWN_JOB, ({ websiteId }) => deps.db.inSite({ websiteId }, (trx) => bumpPublishedVersion(trx, websiteId))],
  ]);
}

/** Owes it for an end that is still to come. */
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
