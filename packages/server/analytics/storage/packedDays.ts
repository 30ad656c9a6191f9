import { EVENT_NAMES, VISIT_DIMENSIONS, type VisitDimension, type VisitNumber } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { EVENT_KEYS, EVENT_TOTALS, type EventKey, type EventTotal, IS_EMPTY } from './insightEvents.ts';
import { VISIT_COLUMNS } from './insightVisits.ts';

/** A day with fewer visits is read from them as quickly. */
const LEAST_VISITS = 50;

const NUMBERS: Readonly<Record<VisitNumber, RawBuilder<unknown>>> = {
  visitor: sql`visitor_number`,
  pages: sql`pages`,
  reach: sql`reach`,
  // A visit of more than seven weeks is none of a person.
  stay: sql`least((extract(epoch FROM ended_at - started_at) * 1000)::bigint, 4294967295)`,
};

interface PackedList {
  readonly event: string;
  readonly by: Exclude<EventKey, 'all'>;
  readonly sumOf?: EventTotal;
  readonly isEmpty?: true;
}

/** What visits did, by what. The names are those of measures and their dimensions. */
const LISTS: Readonly<Record<string, PackedList>> = {
  'views.path': { event: EVENT_NAMES.pageView, by: 'path' },
  'views.item': { event: EVENT_NAMES.pageView, by: 'item' },
  'productViews.item': { event: EVENT_NAMES.viewProduct, by: 'item' },
  'cartAdds.item': { event: EVENT_NAMES.addToCart, by: 'item', sumOf: 'pieces' },
  'searches.query': { event: EVENT_NAMES.search, by: 'query', sumOf: 'results' },
  'emptySearches.query': { event: EVENT_NAMES.search, by: 'query', isEmpty: true },
  'searchClicks.query': { event: EVENT_NAMES.searchClick, by: 'query' },
  'forms.form': { event: EVENT_NAMES.formSubmit, by: 'form' },
  'newsletter.path': { event: EVENT_NAMES.newsletterSignUp, by: 'path' },
  'paywalls.path': { event: EVENT_NAMES.paywallView, by: 'path' },
};

/** Held shared by who changes visits of a past day, alone by who packs it: what is packed is what is there. */
function lockOf(websiteId: string, day: string): RawBuilder<unknown> {
  return sql`hashtext('packed_day'), hashtext(${`${websiteId} ${day}`})`;
}

/** Until the end of the transaction nobody changes visits of this past day, nor packs it. */
export async function lockPackedDay(trx: SiteTransaction, websiteId: string, day: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockOf(websiteId, day)})`.execute(trx);
}

/** Takes days out that change in this transaction: from now on they are read from their visits. */
export async function unpackDays(trx: SiteTransaction, websiteId: string, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  for (const day of days.toSorted())
    await sql`SELECT pg_advisory_xact_lock_shared(${lockOf(websiteId, day)})`.execute(trx);
  const ours = sql`website_id = ${websiteId} AND day = ANY(${[...days]}::date[])`;
  await sql`DELETE FROM analytics_packed_day WHERE ${ours}`.execute(trx);
  await sql`DELETE FROM analytics_packed_column WHERE ${ours}`.execute(trx);
}

/** Days before this one that have enough visits, and their events here, and are not packed, the latest first. */
export async function listUnpackedDays(
  trx: SiteTransaction,
  websiteId: string,
  before: string,
): Promise<readonly string[]> {
  // The sums know which days there are; the visits themselves are a thousand times as many.
  const { rows } = await sql<{ day: string }>`
    SELECT bucket::date::text AS day FROM analytics_rollup r
    WHERE website_id = ${websiteId} AND grain = 'day' AND measure = 'visits' AND dimension = 'all' AND key = ''
      AND bucket < ${before}::timestamp AND count >= ${LEAST_VISITS}
      AND NOT EXISTS (SELECT 1 FROM analytics_packed_day p WHERE p.website_id = r.website_id AND p.day = r.bucket::date
        AND p.pack IS NULL)
      AND NOT EXISTS (SELECT 1 FROM analytics_progress k WHERE k.website_id = r.website_id
        AND r.bucket < k.events_from + 2)
      AND EXISTS (SELECT 1 FROM analytics_visit v WHERE v.website_id = r.website_id AND v.day = r.bucket::date)
    ORDER BY 1 DESC`.execute(trx);
  return rows.map(({ day }) => day);
}

/** Packs a day: as it is, whatever was packed of it. */
export async function packDay(
  trx: SiteTransaction,
  websiteId: string,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<void> {
  await lockPackedDay(trx, websiteId, day);
  // Of a day that just came to be, PostgreSQL expects a row or two and would look each of a hundred thousand up singly; and
  // a plan for any day reads all of them.
  await sql`SELECT set_config('enable_nestloop', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(
    trx,
  );
  const ours = sql`website_id = ${websiteId} AND day = ${day}::date`;
  await sql`DELETE FROM analytics_packed_day WHERE ${ours}`.execute(trx);
  await sql`DELETE FROM analytics_packed_column WHERE ${ours}`.execute(trx);
  const { rows } = await sql<{ visits: bigint; from: Date; to: Date }>`
    SELECT count(*) AS visits, min(started_at) AS from, max(ended_at) AS to FROM analytics_visit WHERE ${ours}`.execute(
    trx,
  );
  const { visits, from, to } = rows[0]!;
  if (visits === 0n) return;
  const into = { websiteId, day, ours };
  for (const name of VISIT_DIMENSIONS) await store(trx, { ...into, name }, packedKeys(ours, name));
  for (const [name, value] of Object.entries(NUMBERS)) await store(trx, { ...into, name }, packedNumbers(ours, value));
  for (const [name, list] of Object.entries(LISTS))
    await store(trx, { ...into, name }, packedList({ ...into, from, to, timeZone }, list));
  await sql`INSERT INTO analytics_packed_day (website_id, day, visits) VALUES (${websiteId}, ${day}::date, ${visits})`.execute(
    trx,
  );
}

interface Place {
  readonly websiteId: string;
  readonly day: string;
  /** The condition that rows are of this site and day. */
  readonly ours: RawBuilder<unknown>;
}

/** Every column has the visits in the same order. */
const PLACE = sql`row_number() OVER (ORDER BY visit COLLATE "C")`;

/** As many bytes of a number as the largest one needs. */
function bytesOf(value: RawBuilder<unknown>, most: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`substring(int8send(${value}::bigint) FROM CASE WHEN ${most} < 256 THEN 8 WHEN ${most} < 65536 THEN 7
    WHEN ${most} < 16777216 THEN 6 ELSE 5 END)`;
}

/** All of them one after another, as base64: the driver reads bytes at twice their length, and text as it is. */
function packed(bytes: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(encode(string_agg(${bytes}, '' ORDER BY ${order}), 'base64'), E'\\n', '')`;
}

interface PackedColumn {
  readonly entries: bigint;
  readonly keys?: readonly string[] | null;
  readonly codes: string | null;
  readonly gaps?: string | null;
  readonly totals?: string | null;
  readonly later?: string | null;
}

/** Two statements: a database that is spread by the site inserts no rows that the same statement makes. */
async function store(
  trx: SiteTransaction,
  { websiteId, day, name }: Place & { readonly name: string },
  query: RawBuilder<PackedColumn>,
): Promise<void> {
  const { rows } = await query.execute(trx);
  const [column] = rows;
  if (column === undefined) return;
  const { entries, keys = null, codes, gaps = null, totals = null, later = null } = column;
  await sql`
    INSERT INTO analytics_packed_column (website_id, day, name, entries, keys, codes, gaps, totals, later)
    VALUES (${websiteId}, ${day}::date, ${name}, ${entries}, ${keys}, ${codes}, ${gaps}, ${totals}, ${later})`.execute(
    trx,
  );
}

function packedNumbers(ours: RawBuilder<unknown>, value: RawBuilder<unknown>): RawBuilder<PackedColumn> {
  return sql`
    WITH own AS (SELECT ${PLACE} AS place, ${value} AS value FROM analytics_visit WHERE ${ours}),
      high AS (SELECT max(value) AS most FROM own)
    SELECT count(*) AS entries, ${packed(bytesOf(sql`value`, sql`most`), sql`place`)} AS codes FROM own, high`;
}

function packedKeys(ours: RawBuilder<unknown>, name: VisitDimension): RawBuilder<PackedColumn> {
  return sql`
    WITH own AS (SELECT ${PLACE} AS place, ${sql.ref(VISIT_COLUMNS[name])} AS key FROM analytics_visit WHERE ${ours}),
      known AS (${codesOf(sql`own`)})
    SELECT count(*) AS entries, (SELECT array_agg(key ORDER BY code) FROM known) AS keys,
      ${packed(bytesOf(sql`code`, sql`most`), sql`place`)} AS codes
    FROM own JOIN known USING (key)`;
}

/** The different keys, numbered from 0. */
function codesOf(from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT key, row_number() OVER () - 1 AS code, count(*) OVER () - 1 AS most
    FROM (SELECT DISTINCT key FROM ${from}) AS each`;
}

interface ListPlace extends Place {
  readonly timeZone: string;
  /** From the first to the last moment of the day's visits. */
  readonly from: Date;
  readonly to: Date;
}

function packedList(
  { websiteId, day, ours, timeZone, from, to }: ListPlace,
  { event, by, sumOf, isEmpty }: PackedList,
): RawBuilder<PackedColumn> {
  const order = sql`place, done.id`;
  const total = sumOf === undefined ? sql`0` : sql`coalesce(${EVENT_TOTALS[sumOf]}, 0)::bigint`;
  return sql`
    WITH own AS (SELECT ${PLACE} AS place, visit FROM analytics_visit WHERE ${ours}),
      done AS (SELECT place, ${EVENT_KEYS[by]} AS key, greatest(${total}, 0) AS total,
          place - lag(place, 1, 0) OVER (ORDER BY place, e.id) AS gap,
          least(greatest((e.at AT TIME ZONE ${timeZone})::date - ${day}::date + 1, 0), 255) AS later, e.id
        FROM site_event e JOIN own USING (visit)
        WHERE e.website_id = ${websiteId} AND e.at BETWEEN ${from} AND ${to}
          AND e.day BETWEEN (${from}::timestamptz AT TIME ZONE 'UTC')::date AND (${to}::timestamptz AT TIME ZONE 'UTC')::date
          AND e.name = ${event} AND NOT e.is_bot ${isEmpty ? sql`AND ${IS_EMPTY}` : sql``}),
      known AS (${codesOf(sql`done`)}),
      high AS (SELECT max(gap) AS gap, max(total) AS total, bool_and(later = 1) AS here FROM done)
    SELECT count(*) AS entries, (SELECT array_agg(key ORDER BY code) FROM known) AS keys,
      ${packed(bytesOf(sql`code`, sql`most`), order)} AS codes,
      ${packed(bytesOf(sql`done.gap`, sql`high.gap`), order)} AS gaps,
      ${sumOf === undefined ? sql`NULL` : packed(bytesOf(sql`done.total`, sql`high.total`), order)} AS totals,
      CASE WHEN min(high.here::int) = 1 THEN NULL ELSE ${packed(bytesOf(sql`later`, sql`255`), order)} END AS later
    FROM done JOIN known USING (key), high HAVING count(*) > 0`;
}

/** Forgets packed days whose visits are forgotten, and what visits did where that is (`2026-03-01`). */
export async function deletePackedBefore(
  trx: SiteTransaction,
  websiteId: string,
  { visits, events }: { readonly visits: string; readonly events: string },
): Promise<void> {
  const ours = sql`website_id = ${websiteId}`;
  await sql`DELETE FROM analytics_packed_day WHERE ${ours} AND day < ${visits}::date`.execute(trx);
  // Days in the site's time zone span two UTC days: the first one's deletion includes the entries of both. The update
  // makes such a day a new version for every process that has its columns in memory.
  const lists = sql`${ours} AND day <= ${events}::date AND gaps IS NOT NULL`;
  await sql`UPDATE analytics_packed_day SET visits = visits
    WHERE ${ours} AND day IN (SELECT day FROM analytics_packed_column WHERE ${lists})`.execute(trx);
  await sql`DELETE FROM analytics_packed_column WHERE ${lists} OR ${ours} AND day < ${visits}::date`.execute(trx);
}
