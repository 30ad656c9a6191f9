import type { InsightFilters, InsightPeriod } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import type { InsightPoint, TopKeys } from './insightSumsRead.ts';

/**
 * Questions narrowed to some visits (a channel, a country, a page): no sum answers them, so the visits themselves are counted,
 * and pages among their events, for as long as both are kept (retentionOf).
 */
export interface VisitTotals {
  readonly visits: number;
  readonly visitors: number;
  readonly newVisits: number;
  readonly views: number;
  readonly bounces: number;
  /** Milliseconds, of all visits together. */
  readonly duration: number;
  /** Visits that came at least as far as product, cart, checkout, purchase. */
  readonly reached: readonly [number, number, number, number];
}

const COLUMNS = {
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
} as const;
export type VisitDimension = keyof typeof COLUMNS;

/** The condition that visits are among the chosen ones. */
export function chosen(websiteId: string, { from, to }: InsightPeriod, filters: InsightFilters): RawBuilder<boolean> {
  const { page, ...rest } = filters;
  const conditions = Object.entries(rest).map(
    ([name, value]) => sql<boolean>`${sql.ref(COLUMNS[name as VisitDimension])} = ${value}`,
  );
  // A visit that saw the page may have begun the day before, so its events are looked for a day around.
  if (page !== undefined) {
    conditions.push(sql<boolean>`visit IN (SELECT visit FROM site_event WHERE website_id = ${websiteId}
      AND path = ${page} AND name = 'page_view' AND NOT is_bot AND visit <> ''
      AND day >= ${from}::date - 1 AND day <= ${to}::date + 2)`);
  }
  const ours = sql<boolean>`website_id = ${websiteId} AND day >= ${from}::date AND day <= ${to}::date`;
  return sql.join([ours, ...conditions], sql` AND `) as RawBuilder<boolean>;
}

type TotalsRow = Readonly<Record<'visits' | 'visitors' | 'newVisits' | 'views' | 'bounces' | 'duration', string>> & {
  readonly reached: readonly (string | number | bigint)[];
};

export async function countChosenVisits(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  filters: InsightFilters,
): Promise<VisitTotals> {
  const atLeast = (reach: number) => sql`count(*) FILTER (WHERE reach >= ${sql.lit(reach)})::int`;
  const { rows } = await sql<TotalsRow>`
    SELECT count(*) AS visits, count(DISTINCT visitor) FILTER (WHERE visitor <> '') AS visitors,
      count(*) FILTER (WHERE is_new_visitor) AS "newVisits", coalesce(sum(pages), 0) AS views,
      count(*) FILTER (WHERE pages <= 1 AND reach = 0) AS bounces,
      coalesce(sum(extract(epoch FROM ended_at - started_at) * 1000), 0)::bigint AS duration,
      ARRAY[${sql.join([1, 2, 3, 4].map(atLeast))}] AS reached
    FROM analytics_visit WHERE ${chosen(websiteId, period, filters)}`.execute(trx);
  const { reached, visits, visitors, newVisits, views, bounces, duration } = rows[0]!;
  const [product = 0, cart = 0, checkout = 0, purchase = 0] = reached.map(Number);
  return {
    ...{ visits: Number(visits), visitors: Number(visitors), newVisits: Number(newVisits), views: Number(views) },
    ...{ bounces: Number(bounces), duration: Number(duration), reached: [product, cart, checkout, purchase] },
  };
}

const STARTS = { hour: 13, day: 10, month: 7 } as const;

export interface ChosenPoint extends InsightPoint {
  readonly visitors: number;
}

/** Chosen visits over time: count = visits, total = the pages they saw. */
export async function listChosenVisits(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  { filters, unit }: { readonly filters: InsightFilters; readonly unit: keyof typeof STARTS },
): Promise<readonly ChosenPoint[]> {
  const { rows } = await sql<{ bucket: string; count: string; total: string; visitors: string }>`
    SELECT left(started_local, ${sql.lit(STARTS[unit])}) AS bucket, count(*) AS count, sum(pages) AS total,
      count(DISTINCT visitor) FILTER (WHERE visitor <> '') AS visitors
    FROM analytics_visit WHERE ${chosen(websiteId, period, filters)} GROUP BY 1 ORDER BY 1`.execute(trx);
  return rows.map(({ bucket, count, total, visitors }) => ({
    ...{ bucket, count: Number(count), total: Number(total) },
    visitors: Number(visitors),
  }));
}

export interface ChosenTop {
  readonly filters: InsightFilters;
  readonly limit: number;
  readonly offset?: number;
  readonly search?: string;
}

interface TopRow {
  readonly key: string;
  readonly count: string;
  readonly total: string;
  readonly keys: string;
  readonly whole: string;
}

/** The most frequent keys of chosen visits; total = milliseconds. */
export async function topOfChosenVisits(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  { dimension, ...asked }: ChosenTop & { readonly dimension: VisitDimension },
): Promise<TopKeys> {
  const key = sql.ref(COLUMNS[dimension]);
  return topOf(
    trx,
    sql`SELECT ${key} AS key, (extract(epoch FROM ended_at - started_at) * 1000)::bigint AS total
      FROM analytics_visit WHERE ${chosen(websiteId, period, asked.filters)} AND ${key} <> ''`,
    asked,
  );
}

async function topOf(trx: SiteTransaction, counted: RawBuilder<unknown>, asked: ChosenTop): Promise<TopKeys> {
  const { limit, offset = 0, search = '' } = asked;
  const wanted = search === '' ? sql`true` : sql`strpos(lower(key), ${search.toLowerCase()}) > 0`;
  const { rows } = await sql<TopRow>`
    SELECT key, count(*) AS count, sum(total) AS total, count(*) OVER () AS keys, sum(count(*)) OVER () AS whole
    FROM (${counted}) AS counted WHERE ${wanted} GROUP BY key ORDER BY 2 DESC, key
    LIMIT ${limit} OFFSET ${offset}`.execute(trx);
  return {
    rows: rows.map(({ key, count, total }) => ({ key, count: Number(count), total: Number(total) })),
    keyCount: Number(rows[0]?.keys ?? 0),
    count: Number(rows[0]?.whole ?? 0),
  };
}

/** Chosen visits that came at least so far (all, product, cart, checkout, purchase), by how they came or with what. */
export async function listReaches(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  { filters, by }: { readonly filters: InsightFilters; readonly by: 'channel' | 'device' },
): Promise<readonly { readonly key: string; readonly steps: readonly number[] }[]> {
  const atLeast = (reach: number) => sql`count(*) FILTER (WHERE reach >= ${sql.lit(reach)})::int`;
  const { rows } = await sql<{ key: string; steps: readonly number[] }>`
    SELECT ${sql.ref(COLUMNS[by])} AS key, ARRAY[${sql.join([0, 1, 2, 3, 4].map(atLeast))}] AS steps
    FROM analytics_visit WHERE ${chosen(websiteId, period, filters)} GROUP BY 1 ORDER BY count(*) DESC, 1`.execute(trx);
  return rows.map(({ key, steps }) => ({ key, steps: steps.map(Number) }));
}
