import { setImmediate as breathe } from 'node:timers/promises';
import { countBatch, touchedBy } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import {
  addTallies,
  loadVisitorDays,
  loadVisits,
  lockCountedSeq,
  saveCountedSeq,
  saveVisitorDays,
  saveVisits,
} from '../../storage/insightSums.ts';
import { lastSettledEvent, listEventStretch } from '../../storage/siteEvents.ts';
import { loadSiteById } from '../../storage/sites.ts';

/** Events counted in one transaction: few enough that this process's other work hardly notices. */
const AT_ONCE = 200;

interface Stretch {
  readonly websiteId: string;
  readonly timeZone: string;
  readonly upTo: bigint;
}

/**
 * Counts what was stored of a site and is not counted yet. Sums, visits and how far it came are one transaction, so a kill at
 * any point counts nothing twice and leaves nothing out (ANA-3); two at the same site wait for each other.
 */
export async function countSiteEvents({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<void> {
  const stretch = await db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    return site && { websiteId, timeZone: site.timeZone, upTo: await lastSettledEvent(trx, websiteId) };
  });
  if (stretch === null) return;
  while (await db.inSite({ websiteId }, (trx) => countSome(trx, stretch))) await breathe();
}

/** Whether there may be more. */
async function countSome(trx: SiteTransaction, { websiteId, timeZone, upTo }: Stretch): Promise<boolean> {
  const after = await lockCountedSeq(trx, websiteId);
  if (after >= upTo) return false;
  const events = await listEventStretch(trx, websiteId, { after, upTo, limit: AT_ONCE, timeZone });
  const { visitIds, visitors } = touchedBy(events);
  const counted = countBatch(events, {
    visits: await loadVisits(trx, websiteId, visitIds),
    visitorDays: await loadVisitorDays(trx, websiteId, visitors),
  });
  await saveVisits(trx, websiteId, counted.visits);
  await saveVisitorDays(trx, websiteId, counted.visitorDays);
  await addTallies(trx, websiteId, counted.tallies);
  await saveCountedSeq(trx, websiteId, events.length < AT_ONCE ? upTo : events.at(-1)!.seq);
  return events.length === AT_ONCE;
}
