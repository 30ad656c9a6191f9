import { PRODUCT_ITSELF } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { TRASH_DAYS } from '../../sites/index.ts';
import { listMediaByIds } from '../storage/mediaLibrary.ts';
import { hasTrashedMedia, listEndingMedia } from '../storage/mediaUses.ts';
import { endMedia } from './deleteMedia.ts';

export const SWEEP_MEDIA_JOB = 'media.sweep';
const DAY_MS = 86_400_000;
/** At once, so that nobody waits for the rest. */
const BATCH = 200;

/** A look at the trash of the library on that day; one is enough. */
export async function scheduleSweep(trx: SiteTransaction, websiteId: string, at: Date): Promise<void> {
  const dedupeKey = `day:${Math.floor(at.getTime() / DAY_MS)}`;
  // A minute later, so that the last of that moment is old enough.
  await enqueue(trx, { websiteId, kind: SWEEP_MEDIA_JOB, dedupeKey, runAt: new Date(at.getTime() + 60_000) });
}

/** Schedules a sweep for files that were in the trash before sweeps existed. */
export async function planMediaSweep(trx: SiteTransaction, websiteId: string): Promise<void> {
  if (await hasTrashedMedia(trx, websiteId)) await scheduleSweep(trx, websiteId, trx.now());
}

/**
 * Files that were in the trash for thirty days go for good (EDT-4). What the site, its draft, one of its versions or an order
 * still shows stays there. As long as there is a trash, it is looked at daily.
 */
export async function sweepMedia({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<void> {
  const sweepOnce = () =>
    db.inSite({ websiteId }, async (trx) => {
      const before = new Date(trx.now().getTime() - TRASH_DAYS * DAY_MS);
      const ids = await listEndingMedia(trx, websiteId, { before, limit: BATCH });
      const assets = await listMediaByIds(trx, websiteId, ids);
      if (assets.length > 0) await endMedia(trx, { websiteId, actor: PRODUCT_ITSELF }, assets);
      else if (await hasTrashedMedia(trx, websiteId)) {
        await scheduleSweep(trx, websiteId, new Date(trx.now().getTime() + DAY_MS));
      }
      return assets.length;
    });
  while ((await sweepOnce()) > 0);
}
