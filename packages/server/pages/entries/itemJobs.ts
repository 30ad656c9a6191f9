import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { purgeTrash } from '../storage/trash.ts';

/** The moment a scheduled product appears: its pages and lists are rendered again. */
export const PRODUCT_APPEARS_JOB = 'product.appears';
/** Thirty days after something was put into the trash. */
export const PURGE_TRASH_JOB = 'product.purge';

/** Jobs that editing products enqueues. Both may run again without harm. */
export function productJobs(deps: Pick<Deps, 'db'>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [
      PRODUCT_APPEARS_JOB,
      ({ websiteId }) => deps.db.inSite({ websiteId }, (trx) => bumpPublishedVersion(trx, websiteId)),
    ],
    [PURGE_TRASH_JOB, ({ websiteId }) => deps.db.inSite({ websiteId }, (trx) => purgeTrash(trx, websiteId))],
  ]);
}
