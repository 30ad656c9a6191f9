import type { Tally, Visit, VisitorDay } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';

/** How far a site is counted. */
export interface CountProgress {
  readonly seq: bigint;
  /** The highest number that a visitor has. */
  readonly visitors: number;
  /** Single events of days that were sent are only in ClickHouse. */
  readonly isTrimmed: boolean;
}

/** How far events of the site are counted; nobody else counts them until the end of this transaction. */
export async function lockProgress(trx: SiteTransaction, websiteId: string): Promise<CountProgress> {
  await sql`INSERT INTO analytics_progress (website_id) VALUES (${websiteId}) ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<CountProgress>`
    SELECT counted_seq AS seq, visitor_count AS visitors, events_from IS NOT NULL AS "isTrimmed" FROM analytics_progress
    WHERE website_id = ${websiteId} FOR UPDATE`.execute(trx);
  return rows[0]!;
}

export async function saveProgress(
  trx: SiteTransaction,
  websiteId: string,
  { seq, visitors }: CountProgress,
): Promise<void> {
  await sql`UPDATE analytics_progress SET counted_seq = ${seq}, visitor_count = ${visitors}
    WHERE website_id = ${websiteId}`.execute(trx);
}

type VisitRow = Omit<Visit, 'startedAt' | 'endedAt'> & { readonly startedAt: string; readonly endedAt: string };

export async function loadVisits(
  trx: SiteTransaction,
  websiteId: string,
  visitIds: readonly string[],
): Promise<readonly Visit[]> {
  const ms = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;
  const mark = (name: 'first' | 'last') => sql`json_build_object('isPage', ${sql.ref(`${name}_is_page`)},
    'at', ${ms(`${name}_at`)}, 'id', ${sql.ref(`${name}_id`)}, 'path', ${sql.ref(`${name}_path`)})`;
  const { rows } = await sql<VisitRow>`
    SELECT visit AS "visitId", ${ms('started_at')} AS "startedAt", ${ms('ended_at')} AS "endedAt",
      started_local AS "startedLocal", ${mark('first')} AS first, ${mark('last')} AS last, pages, reach,
      json_build_object('visitorId', visitor, 'isNewVisitor', is_new_visitor, 'channel', channel, 'source', source,
        'medium', medium, 'campaign', campaign, 'referrerHost', referrer_host, 'country', country, 'language', language,
        'device', device, 'browser', browser, 'screen', screen) AS origin
    FROM analytics_visit WHERE website_id = ${websiteId} AND visit = ANY(${[...visitIds]}::text[])`.execute(trx);
  return rows.map((row) => ({ ...row, startedAt: Number(row.startedAt), endedAt: Number(row.endedAt) }));
}

/** Visitors are counted once each by their numbers; one who is not known has 0. */
export type VisitorNumbers = ReadonlyMap<string, number>;

export async function saveVisits(
  trx: SiteTransaction,
  websiteId: string,
  visits: readonly Visit[],
  numbers: VisitorNumbers,
): Promise<void> {
  if (visits.length === 0) return;
  const rows = visits.map(({ origin, first, last, ...visit }) => ({
    ...visit,
    ...{ ...origin, visitorNumber: numbers.get(origin.visitorId) ?? 0 },
    ...{ firstIsPage: first.isPage, firstAt: first.at, firstId: first.id, firstPath: first.path },
    ...{ lastIsPage: last.isPage, lastAt: last.at, lastId: last.id, lastPath: last.path },
  }));
  const time = (name: string) => sql`to_timestamp(${sql.ref(name)} / 1000)`;
  await sql`INSERT INTO analytics_visit AS known (website_id, visit, visitor, day, started_local, started_at, ended_at,
      first_is_page, first_at, first_id, first_path, last_is_page, last_at, last_id, last_path, pages, reach,
      is_new_visitor, channel, source, medium, campaign, referrer_host, country, language, device, browser, screen,
      visitor_number)
    SELECT own.website_id, "visitId", "visitorId", left("startedLocal", 10)::date, "startedLocal",
      ${time('startedAt')}, ${time('endedAt')}, "firstIsPage", ${time('firstAt')}, "firstId", "firstPath", "lastIsPage",
      ${time('lastAt')}, "lastId", "lastPath", pages, reach, "isNewVisitor", channel, source, medium, campaign,
      "referrerHost", country, language, device, browser, screen, "visitorNumber"
    FROM ${siteRow(websiteId)}, json_to_recordset(${JSON.stringify(rows)}::json) AS visit ("visitId" text, "visitorId" text,
      "startedLocal" text, "startedAt" float8, "endedAt" float8, "firstIsPage" boolean, "firstAt" float8,
      "firstId" uuid, "firstPath" text, "lastIsPage" boolean, "lastAt" float8, "lastId" uuid, "lastPath" text,
      pages int, reach smallint, "isNewVisitor" boolean, channel text, source text, medium text, campaign text,
      "referrerHost" text, country text, language text, device text, browser text, screen text,
      "visitorNumber" int)
    ON CONFLICT (website_id, visit) DO UPDATE SET visitor = excluded.visitor, day = excluded.day,
      started_local = excluded.started_local, started_at = excluded.started_at, ended_at = excluded.ended_at,
      first_is_page = excluded.first_is_page, first_at = excluded.first_at, first_id = excluded.first_id,
      first_path = excluded.first_path, last_is_page = excluded.last_is_page, last_at = excluded.last_at,
      last_id = excluded.last_id, last_path = excluded.last_path, pages = excluded.pages, reach = excluded.reach,
      is_new_visitor = excluded.is_new_visitor, channel = excluded.channel, source = excluded.source,
      medium = excluded.medium, campaign = excluded.campaign, referrer_host = excluded.referrer_host,
      country = excluded.country, language = excluded.language, device = excluded.device, browser = excluded.browser,
      screen = excluded.screen, visitor_number = excluded.visitor_number`.execute(trx);
}

export async function loadVisitorDays(
  trx: SiteTransaction,
  websiteId: string,
  visitors: readonly string[],
): Promise<readonly (VisitorDay & { readonly number: number })[]> {
  const { rows } = await sql<VisitorDay & { readonly number: number }>`
    SELECT visitor, day::text AS day, previous_day::text AS "previousDay", visitor_number AS number FROM analytics_visitor_day
    WHERE website_id = ${websiteId} AND visitor = ANY(${[...visitors]}::text[])`.execute(trx);
  return rows;
}

export async function saveVisitorDays(
  trx: SiteTransaction,
  websiteId: string,
  days: readonly VisitorDay[],
  numbers: VisitorNumbers,
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({ ...day, number: numbers.get(day.visitor) ?? 0 }));
  await sql`INSERT INTO analytics_visitor_day (website_id, visitor, day, previous_day, visitor_number)
    SELECT own.website_id, visitor, day, "previousDay", number
    FROM ${siteRow(websiteId)}, json_to_recordset(${JSON.stringify(rows)}::json)
      AS known (visitor text, day date, "previousDay" date, number int)
    ON CONFLICT (website_id, visitor, day) DO UPDATE SET previous_day = excluded.previous_day`.execute(trx);
}

export async function addTallies(trx: SiteTransaction, websiteId: string, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  await sql`INSERT INTO analytics_rollup AS known (website_id, grain, measure, dimension, bucket, key, count, total)
    SELECT own.website_id, grain, measure, dimension, bucket, key, count, total
    FROM ${siteRow(websiteId)}, json_to_recordset(${JSON.stringify(tallies)}::json)
      AS tally (grain text, measure text, dimension text, bucket timestamp, key text, count bigint, total bigint)
    ON CONFLICT (website_id, grain, measure, dimension, bucket, key)
    DO UPDATE SET count = known.count + excluded.count, total = known.total + excluded.total`.execute(trx);
}

export interface SumsCutOff {
  /** Days (`2026-03-01`) of the site's clock; older ones go. */
  readonly visits: string;
  readonly sums: string;
  /** `2026-03-01T14:05` */
  readonly minutes: string;
}

export async function deleteSumsBefore(trx: SiteTransaction, websiteId: string, cutOff: SumsCutOff): Promise<void> {
  const { visits, sums, minutes } = cutOff;
  const ours = sql`website_id = ${websiteId}`;
  await sql`DELETE FROM analytics_visit WHERE ${ours} AND day < ${visits}::date`.execute(trx);
  await sql`DELETE FROM analytics_visitor_day WHERE ${ours} AND day < ${visits}::date`.execute(trx);
  // A month goes with its last day, so that a period of whole months is whole or gone.
  await sql`DELETE FROM analytics_rollup WHERE ${ours} AND bucket < CASE
    WHEN grain = 'month' THEN date_trunc('month', ${sums}::timestamp) ELSE ${sums}::timestamp END`.execute(trx);
  await sql`DELETE FROM analytics_rollup WHERE ${ours} AND grain = 'minute' AND bucket < ${minutes}::timestamp`.execute(
    trx,
  );
}

/** As if nothing had been counted yet: the next count begins with the first event that is kept. */
export async function forgetSiteSums(trx: SiteTransaction, websiteId: string): Promise<void> {
  await lockProgress(trx, websiteId);
  const sums = ['analytics_visit', 'analytics_visitor_day', 'analytics_rollup'] as const;
  const packed = ['analytics_packed_column', 'analytics_packed_day'] as const;
  for (const table of [...sums, ...packed]) await trx.deleteFrom(table).where('website_id', '=', websiteId).execute();
  await trx.deleteFrom('analytics_progress').where('website_id', '=', websiteId).execute();
}
