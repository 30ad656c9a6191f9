import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { StoredVisit } from '../store/insightStore.ts';
import { databaseSource } from './databaseSource.ts';
import type { InsightSource } from './insightSource.ts';
import type { VisitDays } from './insightVisits.ts';
import { lockPackedDay } from './packedDays.ts';

/** Days whose visits lie in ClickHouse, each under a number. Only rows under that number are its visits. */
export interface SentDay {
  readonly day: string;
  readonly pack: string;
  readonly visits: number;
}

/** Those of a period, the earliest first. */
export async function listSentDays(
  trx: SiteTransaction,
  websiteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly SentDay[]> {
  const { rows } = await sql<SentDay>`
    SELECT day::text AS day, pack::text AS pack, visits FROM analytics_packed_day
    WHERE website_id = ${websiteId} AND day BETWEEN ${from}::date AND ${to}::date AND pack IS NOT NULL AND is_ready
    ORDER BY day`.execute(trx);
  return rows;
}

/** The numbers that days have at this moment, also those on their way, and one that is higher than all of them. */
export async function listPacks(
  trx: SiteTransaction,
  websiteId: string,
): Promise<{ readonly packs: readonly string[]; readonly next: string }> {
  const { rows } = await sql<{ pack: string }>`SELECT pack::text AS pack FROM analytics_packed_day
    WHERE website_id = ${websiteId} AND pack IS NOT NULL`.execute(trx);
  const { rows: drawn } = await sql<{ next: string }>`SELECT nextval('site_event_seq')::text AS next`.execute(trx);
  return { packs: rows.map(({ pack }) => pack), next: drawn[0]!.next };
}

/** Days before this one that have visits and are not in ClickHouse, the latest first. */
export async function listUnsentDays(
  trx: SiteTransaction,
  websiteId: string,
  before: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT r.bucket::date::text AS day FROM analytics_rollup r
    WHERE r.website_id = ${websiteId} AND grain = 'day' AND measure = 'visits' AND dimension = 'all' AND key = ''
      AND bucket < ${before}::timestamp AND count > 0
      AND NOT EXISTS (SELECT 1 FROM analytics_packed_day p WHERE p.website_id = r.website_id AND p.day = r.bucket::date
        AND p.pack IS NOT NULL AND p.is_ready)
      AND EXISTS (SELECT 1 FROM analytics_visit v WHERE v.website_id = r.website_id AND v.day = r.bucket::date)
    ORDER BY 1 DESC`.execute(trx);
  return rows.map(({ day }) => day);
}

/** A day sets out, under a number of its own. Whoever changes it from now on takes its row away (`unpackDays`). */
export async function beginSending(trx: SiteTransaction, websiteId: string, day: string): Promise<string> {
  await lockPackedDay(trx, websiteId, day);
  const ours = sql`website_id = ${websiteId} AND day = ${day}::date`;
  await sql`DELETE FROM analytics_packed_day WHERE ${ours}`.execute(trx);
  await sql`DELETE FROM analytics_packed_column WHERE ${ours}`.execute(trx);
  const { rows } = await sql<{ pack: string }>`
    INSERT INTO analytics_packed_day (website_id, day, visits, pack, is_ready)
    VALUES (${websiteId}, ${day}::date, 0, nextval('site_event_seq'), false) RETURNING pack::text AS pack`.execute(trx);
  return rows[0]!.pack;
}

/** The day is there whole. False: it has changed meanwhile. */
export async function finishSending(
  trx: SiteTransaction,
  websiteId: string,
  { day, pack, visits }: SentDay,
): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE analytics_packed_day SET is_ready = true, visits = ${visits}
    WHERE website_id = ${websiteId} AND day = ${day}::date AND pack = ${pack}::bigint AND NOT is_ready`.execute(trx);
  return numAffectedRows === 1n;
}

/** The visits of a day as the table in ClickHouse has them. */
export async function listStoredVisits(
  trx: SiteTransaction,
  websiteId: string,
  { day, pack }: Pick<SentDay, 'day' | 'pack'>,
): Promise<readonly StoredVisit[]> {
  const { dialect, read } = databaseSource(trx, websiteId);
  return read<StoredVisit>(sql`
    SELECT website_id, day::text AS day, ${pack}::text AS pack, visit, visitor_number, started_local, pages, reach,
      (${dialect.stay})::text AS stay, channel, source, medium, referrer_host, campaign, country, language, device, browser,
      screen, first_path, last_path
    FROM ${dialect.visits} WHERE ${dialect.isVisitOf({ from: day, to: day })}`);
}

/** Number of a day that was sent → its visits that are there. */
export async function countSent(
  { dialect, read }: InsightSource,
  days: VisitDays,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read<{ readonly pack: string; readonly count: string }>(sql`
    SELECT pack, count(*) AS count FROM ${dialect.visits} WHERE ${dialect.isVisitOf(days)} GROUP BY pack`);
  return new Map(rows.map(({ pack, count }) => [String(pack), Number(count)]));
}

/** How many events of a day's visits a source has, each once. */
export async function countEventsOfDay({ dialect, readMany }: InsightSource, day: string): Promise<number> {
  const days = { from: day, to: day };
  const own = sql`SELECT ${dialect.visitMarks} FROM ${dialect.visits} WHERE ${dialect.isVisitOf(days)}`;
  const [row] = await readMany<{ readonly count: string }>(
    dialect.named(
      'own',
      own,
      (visits) => sql`SELECT count(*) AS count FROM ${dialect.events}
        WHERE ${dialect.isOurs} AND NOT is_bot AND ${dialect.isAround(days)} AND ${dialect.isAmong(visits)}`,
    ),
  );
  return Number(row?.count ?? 0);
}
