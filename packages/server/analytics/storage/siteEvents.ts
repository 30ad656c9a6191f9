import type { TimedEvent } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import { EVENT_KEYS, EVENT_TOTALS, IS_EMPTY } from './insightEvents.ts';

/** A stored event with its place in the order. */
export interface StoredEvent extends TimedEvent {
  readonly seq: bigint;
}

/** Makes sure that events of this month (`2026-03`) can be stored. */
export async function openEventMonth(trx: SiteTransaction, month: string): Promise<void> {
  await sql`SELECT open_event_month(${`${month}-01`}::date)`.execute(trx);
}

/** Drops whole months that ended before this day (`2026-03-01`). */
export async function dropEventMonths(trx: SiteTransaction, before: string): Promise<void> {
  await sql`SELECT drop_event_months(${before}::date)`.execute(trx);
}

/** Events on their way into the table. */
export interface EventBatch {
  /** A list of `SiteEvent`, as JSON. */
  readonly json: string;
  readonly receivedAt: Date;
}

/**
 * Appends events; those that are there already are passed over. Holds the site's order shared until the commit: see
 * `lastSettledEvent`. Returns how many were new.
 */
export async function insertSiteEvents(
  trx: SiteTransaction,
  websiteId: string,
  { json, receivedAt }: EventBatch,
): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtext('site_event'), hashtext(${websiteId}))`.execute(trx);
  // One parameter, which PostgreSQL takes apart: thousands of rows cost this process next to nothing.
  const { numAffectedRows } = await sql`
    INSERT INTO site_event (website_id, id, day, at, received_at, name, visitor, visit, is_new_visitor, is_landing, path,
      page_type, collection_id, item_id, title, referrer_host, source, medium, campaign, channel, language, country,
      time_zone, device, browser, screen, is_bot, data)
    SELECT own.website_id, id, (at AT TIME ZONE 'UTC')::date, at, ${receivedAt}, name, "visitorId", "visitId",
      "isNewVisitor", "isLanding", path, "pageType", "collectionId", "itemId", title, "referrerHost", source, medium,
      campaign, channel, language, country, "timeZone", device, browser, screen, "isBot", data
    FROM ${siteRow(websiteId)}, json_to_recordset(${json}::json) AS event (id uuid, at timestamptz, name text,
      "visitorId" text, "visitId" text, "isNewVisitor" boolean, "isLanding" boolean, path text, "pageType" smallint,
      "collectionId" text, "itemId" text, title text, "referrerHost" text, source text, medium text, campaign text,
      channel text, language text, country text, "timeZone" text, device text, browser text, screen text,
      "isBot" boolean, data jsonb)
    ON CONFLICT DO NOTHING`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/**
 * The last event before which none will appear any more: waits for the transactions that are appending. Numbers are drawn
 * while the order is held shared, so at this moment all smaller ones are committed or lost.
 */
export async function lastSettledEvent(trx: SiteTransaction, websiteId: string): Promise<bigint> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('site_event'), hashtext(${websiteId}))`.execute(trx);
  const { rows } = await sql<{ seq: bigint | null }>`
    SELECT max(seq) AS seq FROM site_event WHERE website_id = ${websiteId}`.execute(trx);
  return rows[0]?.seq ?? 0n;
}

export interface EventStretch {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly limit: number;
  /** IANA name: the site's own clock. */
  readonly timeZone: string;
}

/** In their order. */
export function listEventStretch(
  trx: SiteTransaction,
  websiteId: string,
  stretch: EventStretch,
): Promise<readonly StoredEvent[]> {
  return readStretch<StoredEvent>(trx, websiteId, stretch, sql``);
}

/** An event with the keys it is counted by, and what it adds to their totals. */
export interface KeyedEvent extends StoredEvent {
  readonly query: string;
  readonly form: string;
  readonly results: number;
  readonly pieces: number;
  readonly isEmpty: boolean;
}

/** The same, for a copy that is to be counted elsewhere. */
export function listKeyedStretch(
  trx: SiteTransaction,
  websiteId: string,
  stretch: Omit<EventStretch, 'timeZone'>,
): Promise<readonly KeyedEvent[]> {
  const keys = sql`, ${EVENT_KEYS.query} AS query, ${EVENT_KEYS.form} AS form, ${EVENT_TOTALS.results} AS results,
    ${EVENT_TOTALS.pieces} AS pieces, coalesce(${IS_EMPTY}, false) AS "isEmpty"`;
  return readStretch<KeyedEvent>(trx, websiteId, { ...stretch, timeZone: 'UTC' }, keys);
}

async function readStretch<Row extends StoredEvent>(
  trx: SiteTransaction,
  websiteId: string,
  { after, upTo, limit, timeZone }: EventStretch,
  more: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT seq, id, at, to_char(at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') AS local, name,
      visitor AS "visitorId", visit AS "visitId", is_new_visitor AS "isNewVisitor", is_landing AS "isLanding", path,
      page_type AS "pageType", collection_id AS "collectionId", item_id AS "itemId", title,
      referrer_host AS "referrerHost", source, medium, campaign, channel, language, country, time_zone AS "timeZone",
      device, browser, screen, is_bot AS "isBot", data ${more}
    FROM site_event WHERE website_id = ${websiteId} AND seq > ${after} AND seq <= ${upTo}
    ORDER BY seq LIMIT ${limit}`.execute(trx);
  return rows;
}

/** Forgets a site's events before this day (`2026-03-01`, UTC). */
export async function deleteEventsBefore(trx: SiteTransaction, websiteId: string, day: string): Promise<void> {
  await sql`DELETE FROM site_event WHERE website_id = ${websiteId} AND day < ${day}::date`.execute(trx);
}
