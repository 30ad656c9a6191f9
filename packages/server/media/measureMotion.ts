import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { AT_ONCE, measureTones } from './measureTones.ts';
import { listUnmeasuredMotion } from './storage/pictureColors.ts';

export const MOTION_JOB = 'media.motion';

/** Once for each site: pictures that were there before anybody looked whether they move. New ones are measured as they come. */
export async function planMotionLook(trx: SiteTransaction, websiteId: string): Promise<void> {
  const unmeasured = await listUnmeasuredMotion(trx, websiteId);
  if (unmeasured.length > 0) await enqueue(trx, { websiteId, kind: MOTION_JOB, dedupeKey: 'motion' });
}

interface MotionDeps extends Pick<Deps, 'db' | 'files'> {
  /** Renders pages again with the results. */
  readonly invalidate?: ((websiteId: string) => void) | undefined;
}

/** May be broken off between two pictures: the rest is measured after the next start. */
export async function measureMotion(deps: MotionDeps, websiteId: string, signal: AbortSignal): Promise<void> {
  const ids = await deps.db.inSite({ websiteId }, (trx) => listUnmeasuredMotion(trx, websiteId));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal.throwIfAborted();
    await measureTones(deps, websiteId, ids.slice(from, from + AT_ONCE));
  }
  if (ids.length > 0) deps.invalidate?.(websiteId);
}
