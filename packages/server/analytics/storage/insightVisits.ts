import type { InsightFilters, InsightPeriod, KeyCount, VisitCounts, VisitDimension } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { InsightDialect, InsightSource } from './insightSource.ts';

/**
 * Questions narrowed to some visits (a channel, a country, a page): no sum answers them, so the visits themselves are counted,
 * and pages among their events, for as long as both are kept (retentionOf). Only days that are not packed are read so from the database.
 */
export interface VisitDays extends InsightPeriod {
  /** Only these of them, the earliest first; all when left out. */
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
export function chosen(dialect: InsightDialect, days: VisitDays, filters: InsightFilters): RawBuilder<unknown> {
  const { page, ...rest } = filters;
  const conditions = Object.entries(rest).map(
    ([name, value]) => sql`${sql.ref(VISIT_COLUMNS[name as VisitDimension])} = ${value}`,
  );
  // A visit that saw the page may have started the day before, so the search covers a day around.
  if (page !== undefined) {
    conditions.push(sql`visit IN (SELECT ${dialect.visit} FROM ${dialect.events} WHERE ${dialect.isOurs}
      AND path = ${page} AND name = 'page_view' AND NOT is_bot AND ${dialect.visit} <> '' AND ${dialect.isAround(days)})`);
  }
  return sql.join([dialect.isVisitOf(days), ...conditions], sql` AND `);
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

type Read<T> = { readonly [K in keyof T]: T[K] extends number ? bigint | string | number : T[K] };

/** Chosen visits, by the day or hour they began. */
export async function listChosenTraffic(
  { dialect, read }: InsightSource,
  days: VisitDays,
  { filters, unit }: { readonly filters: InsightFilters; readonly unit: 'hour' | 'day' },
): Promise<readonly ChosenTraffic[]> {
  const length = sql.lit(unit === 'hour' ? 13 : 10);
  const rows = await read<Read<Omit<ChosenTraffic, 'stay'> & { readonly stayed: number }>>(sql`
    SELECT substring(started_local, 1, ${length}) AS bucket, count(*) AS visits, sum(pages) AS views,
      ${times(sql`pages <= 1 AND reach = 0`)} AS bounces, sum(${dialect.stay}) AS stayed,
      ${dialect.numbers(sql`visitor_number`)} AS visitors
    FROM ${dialect.visits} WHERE ${chosen(dialect, days, filters)} GROUP BY bucket`);
  return rows.map(({ bucket, visitors, ...counts }) => ({
    ...{ bucket, visitors, visits: Number(counts.visits), views: Number(counts.views) },
    ...{ bounces: Number(counts.bounces), stay: Number(counts.stayed) },
  }));
}

/** How often a condition holds. */
function times(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
}

/** Chosen visits by their keys; total = milliseconds. Those without a key are left out. */
export async function listChosenVisitsBy(
  { dialect, read }: InsightSource,
  days: VisitDays,
  { dimension, filters }: { readonly dimension: VisitDimension; readonly filters: InsightFilters },
): Promise<readonly (KeyCount & { readonly key: string })[]> {
  const key = sql.ref(VISIT_COLUMNS[dimension]);
  const rows = await read<Read<KeyCount & { readonly key: string }>>(sql`
    SELECT ${key} AS key, count(*) AS count, sum(${dialect.stay}) AS total
    FROM ${dialect.visits} WHERE ${chosen(dialect, days, filters)} AND ${key} <> '' GROUP BY key`);
  return rows.map(({ key: of, count, total }) => ({ key: of, count: Number(count), total: Number(total) }));
}

const REACHES = [0, 1, 2, 3, 4] as const;

/** Chosen visits that came at least so far (all, product, cart, checkout, purchase), by how they came or with what. */
export async function listReaches(
  { dialect, read }: InsightSource,
  days: VisitDays,
  { filters, by }: { readonly filters: InsightFilters; readonly by: 'channel' | 'device' },
): Promise<readonly { readonly key: string; readonly steps: readonly number[] }[]> {
  const steps = REACHES.map((reach) => sql`${times(sql`reach >= ${sql.lit(reach)}`)} AS ${sql.ref(`step${reach}`)}`);
  const rows = await read<Readonly<Record<`step${number}`, string>> & { readonly key: string }>(sql`
    SELECT ${sql.ref(VISIT_COLUMNS[by])} AS key, ${sql.join(steps)}
    FROM ${dialect.visits} WHERE ${chosen(dialect, days, filters)} GROUP BY key`);
  return rows.map(({ key, ...counts }) => ({ key, steps: REACHES.map((reach) => Number(counts[`step${reach}`])) }));
}
