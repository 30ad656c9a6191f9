import { setTimeout as pause } from 'node:timers/promises';
import { countBatch, touchedBy } from '@quoin/domain/analytics';
import { dayInZone } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadSiteById } from '../../sites/index.ts';
import {
  addTallies,
  loadVisitorDays,
  loadVisits,
  lockProgress,
  saveProgress,
  saveVisitorDays,
  saveVisits,
  type VisitorNumbers,
} from '../storage/insightSums.ts';
import { unpackDays } from '../storage/packedDays.ts';
import { lastSettledEvent, listEventStretch } from '../storage/siteEvents.ts';
import { schedulePacking } from './packDays.ts';

/**
 * Events counted in one transaction: two seconds of a busy site, so that each sum they share is written once for all of them. Two
 * thousand events change some 5,500 sums, ten thousand 7,000 (decision 0058).
 */
const AT_ONCE = 10_000;
/** Where much waits, counting rests for as long as it worked: pages, carts and the database have half of the time. */
const LONGEST_REST_MS = 200;

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
    if (site !== null) await schedulePacking(trx, websiteId);
    return site && { websiteId, timeZone: site.timeZone, upTo: await lastSettledEvent(trx, websiteId) };
  });
  if (stretch === null) return;
  for (let begin = performance.now(); await db.inSite({ websiteId }, (trx) => countSome(trx, stretch)); ) {
    await pause(Math.min(performance.now() - begin, LONGEST_REST_MS));
    begin = performance.now();
  }
}

/** Whether there may be more. */
async function countSome(trx: SiteTransaction, { websiteId, timeZone, upTo }: Stretch): Promise<boolean> {
  const progress = await lockProgress(trx, websiteId);
  if (progress.seq >= upTo) return false;
  const events = await listEventStretch(trx, websiteId, { after: progress.seq, upTo, limit: AT_ONCE, timeZone });
  const touched = touchedBy(events);
  const visits = await loadVisits(trx, websiteId, touched.visitIds);
  const earlier = visits.map(({ origin }) => origin.visitorId).filter((id) => id !== '');
  const visitors = [...new Set([...touched.visitors, ...earlier])];
  const visitorDays = await loadVisitorDays(trx, websiteId, visitors);
  const { numbers, highest } = numberVisitors(visitors, visitorDays, progress.visitors);
  const counted = countBatch(events, { visits, visitorDays });
  await saveVisits(trx, websiteId, counted.visits, numbers);
  await saveVisitorDays(trx, websiteId, counted.visitorDays, numbers);
  await addTallies(trx, websiteId, counted.tallies);
  const today = dayInZone(trx.now().getTime(), timeZone);
  const days = [...visits, ...counted.visits].map(({ startedLocal }) => startedLocal.slice(0, 10));
  // Today is never packed, and most of what comes is of today.
  const past = [...new Set(days)].filter((day) => day < today);
  await unpackDays(trx, websiteId, past);
  // Until it is sent again, nobody can say what visits of such a day did.
  if (past.length > 0 && progress.isTrimmed) await schedulePacking(trx, websiteId, 'minute');
  const seq = events.length < AT_ONCE ? upTo : events.at(-1)!.seq;
  await saveProgress(trx, websiteId, { ...progress, seq, visitors: highest });
  return events.length === AT_ONCE;
}

/** Those who have no number yet are given the next ones. */
function numberVisitors(
  visitors: readonly string[],
  days: readonly { readonly visitor: string; readonly number: number }[],
  highest: number,
): { readonly numbers: VisitorNumbers; readonly highest: number } {
  const numbers = new Map(days.map(({ visitor, number }) => [visitor, number]));
  let last = highest;
  for (const visitor of visitors) {
    if (numbers.has(visitor)) continue;
    last += 1;
    numbers.set(visitor, last);
  }
  return { numbers, highest: last };
}
