import type { InsightFilters, InsightPeriod, KeyCount, VisitCounts, VisitDimension } from '@quoin/domain/analytics';
import { addDays } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/**
 * Questions narrowed to some visits (a channel, a country, a page): no sum answers them, so the visits themselves are counted,
 * and pages among their events, for as long as both are kept (retentionOf). Only days that are not packed are read so.
 */
export interface VisitDays extends InsightPeriod {
  /** Only these of them; all when left out. */
  readonly only?: readonly string[];
}

export const VISIT_COLUMNS: Readonly<Record<VisitDimension, string>> = {
  channel: 'channel',
  source: 'source',
  medium: 'medium',
  referrer: 'referrer_host',
  campaign: 'campaign',
  country: 'country',
  language: 'language',
  device: 'device',
  browser: 'browser',
  screen: 'screen',
  entry: 'first_path',
  exit: 'last_path',
};

/** The condition that visits are among the chosen ones. */
export function chosen(websiteId: string, days: VisitDays, filters: InsightFilters): RawBuilder<boolean> {
  const { page, ...rest } = filters;
  const conditions = Object.entries(rest).map(
    ([name, value]) => sql<boolean>`${sql.ref(VISIT_COLUMNS[name as VisitDimension])} = ${value}`,
  );
  // A visit that saw the page may have started the day before, so the search covers a day around.
  if (page !== undefined) {
    conditions.push(sql<boolean>`visit IN (SELECT visit FROM site_event WHERE website_id = ${websiteId}
      AND path = ${page} AND name = 'page_view' AND NOT is_bot AND visit <> '' AND ${isAround(days)})`);
  }
  return sql.join([sql`website_id = ${websiteId} AND ${isOf(days)}`, ...conditions], sql` AND `) as RawBuilder<boolean>;
}

function isOf({ from, to, only }: VisitDays): RawBuilder<boolean> {
  if (only !== undefined) return sql`day = ANY(${[...only]}::date[])`;
  return sql`day >= ${from}::date AND day <= ${to}::date`;
}

/** The condition that events are of these days or right around them: of UTC, and of visits that go on beyond midnight. */
export function isAround({ from, to, only }: VisitDays): RawBuilder<boolean> {
  if (only === undefined) return sql`day >= ${from}::date - 1 AND day <= ${to}::date + 2`;
  const days = new Set(only.flatMap((day) => [-1, 0, 1, 2].map((late) => addDays(day, late))));
  return sql`day = ANY(${[...days]}::date[])`;
}

/** The day of the first visit that is kept. */
export async function loadFirstVisitDay(trx: SiteTransaction, websiteId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    SELECT v.day::text AS day FROM analytics_visit v WHERE v.website_id = ${websiteId} ORDER BY v.day LIMIT 1`.execute(
    trx,
  );
  return rows[0]?.day ?? null;
}

export interface ChosenTraffic extends VisitCounts {
  /** `2026-11-21` or `2026-11-21T14`, by the site's clock. */
  readonly bucket: string;
  /** The numbers of its visitors, each once. */
  readonly visitors: readonly number[];
}

/** Chosen visits, by the day or hour they began. */
export async function listChosenTraffic(
  trx: SiteTransaction,
  websiteId: string,
  days: VisitDays,
  { filters, unit }: { readonly filters: InsightFilters; readonly unit: 'hour' | 'day' },
): Promise<readonly ChosenTraffic[]> {
  const length = sql.lit(unit === 'hour' ? 13 : 10);
  const { rows } = await sql<Readonly<Record<'visits' | 'views' | 'bounces' | 'stay', bigint>> & ChosenTraffic>`
    SELECT left(started_local, ${length}) AS bucket, count(*) AS visits, sum(pages) AS views,
      count(*) FILTER (WHERE pages <= 1 AND reach = 0) AS bounces,
      sum((extract(epoch FROM ended_at - started_at) * 1000)::bigint)::bigint AS stay,
      array_agg(DISTINCT visitor_number) AS visitors
    FROM analytics_visit WHERE ${chosen(websiteId, days, filters)} GROUP BY 1 ORDER BY 1`.execute(trx);
  return rows.map(({ bucket, visitors, ...counts }) => ({
    ...{ bucket, visitors, visits: Number(counts.visits), views: Number(counts.views) },
    ...{ bounces: Number(counts.bounces), stay: Number(counts.stay) },
  }));
}

/** Chosen visits by their keys; total = milliseconds. Those without a key are left out. */
export async function listChosenVisitsBy(
  trx: SiteTransaction,
  websiteId: string,
  days: VisitDays,
  { dimension, filters }: { readonly dimension: VisitDimension; readonly filters: InsightFilters },
): Promise<readonly (KeyCount & { readonly key: string })[]> {
  const key = sql.ref(VISIT_COLUMNS[dimension]);
  const { rows } = await sql<{ key: string; count: bigint; total: bigint }>`
    SELECT ${key} AS key, count(*) AS count,
      sum((extract(epoch FROM ended_at - started_at) * 1000)::bigint)::bigint AS total
    FROM analytics_visit WHERE ${chosen(websiteId, days, filters)} AND ${key} <> '' GROUP BY 1`.execute(trx);
  return rows.map(({ key: of, count, total }) => ({ key: of, count: Number(count), total: Number(total) }));
}

/** Chosen visits that came at least so far (all, product, cart, checkout, purchase), by how they came or with what. */
export async function listReaches(
  trx: SiteTransaction,
  websiteId: string,
  days: VisitDays,
  { filters, by }: { readonly filters: InsightFilters; readonly by: 'channel' | 'device' },
): Promise<readonly { readonly key: string; readonly steps: readonly number[] }[]> {
  const atLeast = (reach: number) => sql`count(*) FILTER (WHERE reach >= ${sql.lit(reach)})::int`;
  const { rows } = await sql<{ key: string; steps: readonly number[] }>`
    SELECT ${sql.ref(VISIT_COLUMNS[by])} AS key, ARRAY[${sql.join([0, 1, 2, 3, 4].map(atLeast))}] AS steps
    FROM analytics_visit WHERE ${chosen(websiteId, days, filters)} GROUP BY 1`.execute(trx);
  return rows.map(({ key, steps }) => ({ key, steps: steps.map(Number) }));
}
