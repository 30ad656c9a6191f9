import { freeUrlId } from '@quoin/domain/site';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { trashEndsAt } from '../../sites/index.ts';
import { PURGE_TRASH_JOB } from '../entries/itemJobs.ts';
import { listTakenUrlIds } from '../entries/storage/itemAddresses.ts';
import { listTrashed, restoreItem, type Trashable, type TrashedItem, trashItems } from '../storage/trash.ts';

/** Puts entries or products into the trash for 30 days; answers those that were not there (EDT-4). */
export async function trash(
  trx: SiteTransaction,
  websiteId: string,
  wanted: Trashable,
): Promise<readonly TrashedItem[]> {
  const changed = await trashItems(trx, websiteId, wanted);
  if (changed.length === 0) return changed;
  const now = trx.now();
  const dedupeKey = `${now.toISOString().slice(0, 10)}:${trx.newId()}`;
  // A minute later, so that the last of that moment is old enough.
  const runAt = new Date(trashEndsAt(now).getTime() + 60_000);
  await enqueue(trx, { websiteId, kind: PURGE_TRASH_JOB, dedupeKey, runAt });
  return changed;
}

/** Takes them out again, each under an address that is free; null when it is too late for one of them. */
export async function restoreFromTrash(
  trx: SiteTransaction,
  websiteId: string,
  wanted: Trashable,
): Promise<readonly TrashedItem[] | null> {
  const trashed = await listTrashed(trx, websiteId, wanted);
  if (trashed.some(({ deletedAt }) => trashEndsAt(deletedAt) <= trx.now())) return null;
  for (const { id, urlId, collectionId } of trashed) {
    const taken = await listTakenUrlIds(trx, websiteId, { collectionId, urlId, exceptId: id });
    await restoreItem(trx, websiteId, { id, urlId: freeUrlId(urlId, taken) });
  }
  return trashed;
}
