import { PRODUCT_APPEARS_JOB, PURGE_TRASH_JOB, planTakeDown } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { trashEndsAt } from '../sites/index.ts';
import { listMomentsToCome, type MomentToCome } from './storage/momentsToCome.ts';

/**
 * Schedules what the rows of a site that was copied or brought say of times to come: jobs come with nobody's rows, and without
 * them what was kept of a page would outlive its moment. Inside `inSite` of that site.
 */
export async function scheduleSiteJobs(trx: SiteTransaction, websiteId: string): Promise<void> {
  for (const moment of await listMomentsToCome(trx, websiteId)) await owe(trx, websiteId, moment);
}

async function owe(trx: SiteTransaction, websiteId: string, { what, id, at }: MomentToCome): Promise<void> {
  if (what === 'ends') return planTakeDown(trx, websiteId, id, { on: at, to: '' });
  const dedupeKey = `${id}:${at}`;
  const job =
    what === 'appears'
      ? { kind: PRODUCT_APPEARS_JOB, payload: { itemId: id }, runAt: new Date(at) }
      : { kind: PURGE_TRASH_JOB, runAt: new Date(trashEndsAt(new Date(at)).getTime() + 60_000) };
  await enqueue(trx, { websiteId, dedupeKey, ...job });
}
