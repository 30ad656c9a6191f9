import { addDays } from '@quoin/domain/formats';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadCopyProgress } from './copyProgress.ts';
import { databaseSource } from './databaseSource.ts';
import type { VisitDays } from './insightVisits.ts';
import { listUnsentDays } from './sentDays.ts';
import { deleteEventsBefore } from './siteEvents.ts';

/** A browser's clock counts two days back: one that sends an event again within them must find it. */
const KEPT_DAYS = 3;

/**
 * Takes events away that ClickHouse has: those whose visits are all of days that were sent. Nothing of a site whose sample
 * data may be removed: then all its events are counted again.
 */
export async function deleteCopiedEvents(trx: SiteTransaction, websiteId: string, today: string): Promise<void> {
  if (await isMadeOfSamples(trx, websiteId)) return;
  const { eventsFrom } = await loadCopyProgress(trx, websiteId);
  const unsent = (await listUnsentDays(trx, websiteId, today)).at(-1) ?? today;
  // A visit of a day has events of the UTC day before to two days after it (see `isAround`).
  const [before = today] = [addDays(today, -KEPT_DAYS), addDays(unsent, -2)].toSorted();
  if (eventsFrom !== null && before <= eventsFrom) return;
  if (await isAnyNeeded(trx, websiteId, before)) return;
  await deleteEventsBefore(trx, websiteId, before);
  await sql`UPDATE analytics_progress SET events_from = ${before}::date WHERE website_id = ${websiteId}`.execute(trx);
}

async function isMadeOfSamples(trx: SiteTransaction, websiteId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sample_data WHERE website_id = ${websiteId}`.execute(trx);
  return rows.length > 0;
}

/** Whether an event before this day is not copied or not counted yet. */
async function isAnyNeeded(trx: SiteTransaction, websiteId: string, before: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM site_event e JOIN analytics_progress p USING (website_id)
    WHERE e.website_id = ${websiteId} AND e.day < ${before}::date AND e.seq > least(p.copied_seq, p.counted_seq)
    LIMIT 1`.execute(trx);
  return rows.length > 0;
}

/** Whether single events of visits of these days are only in ClickHouse, though not forgotten (before `keptFrom`). */
export async function areEventsElsewhere(
  trx: SiteTransaction,
  websiteId: string,
  { days, keptFrom }: { readonly days: VisitDays; readonly keptFrom: string },
): Promise<boolean> {
  const { eventsFrom } = await loadCopyProgress(trx, websiteId);
  if (eventsFrom === null) return false;
  const { isVisitOf } = databaseSource(trx, websiteId).dialect;
  const { rows } = await sql`SELECT 1 FROM analytics_visit
    WHERE ${isVisitOf(days)} AND day >= ${keptFrom}::date AND day < ${eventsFrom}::date + 2 LIMIT 1`.execute(trx);
  return rows.length > 0;
}
