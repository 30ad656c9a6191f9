import { type Dimension, type InsightPeriod, type Measure, sumStretches } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** So often, and so much: what `total` is of says the measure (domain/analytics/counting/measures.ts). */
export interface Sum {
  readonly count: number;
  readonly total: number;
}

/**
 * Days of the site's clock, the last one included. Compared as what they are kept as: of a comparison across kinds PostgreSQL
 * supposes that it might tell of rows of other sites, and asks no index.
 */
export function isWithin({ from, to }: InsightPeriod): RawBuilder<boolean> {
  return sql`bucket >= ${from}::timestamp AND bucket < ${to}::timestamp + interval '1 day'`;
}

function asSum({ count, total }: { readonly count: string | bigint; readonly total: string | bigint }): Sum {
  return { count: Number(count), total: Number(total) };
}

/** Counts each visitor once in these days: those whose previous day is before them, or who are new. */
export async function loadUniqueVisitors(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
): Promise<number> {
  const { rows } = await sql<{ count: string | null }>`
    SELECT sum(count) AS count FROM analytics_rollup
    WHERE website_id = ${websiteId} AND grain = 'day' AND measure = 'visitors' AND dimension = 'previousDay'
      AND ${isWithin(period)} AND (key = '' OR key < ${period.from})`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

export interface InsightPoint extends Sum {
  /** `2026-11-21`, `2026-11-21T14` or `2026-11`, by the site's clock. */
  readonly bucket: string;
}

const BUCKETS = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** A measure over time; pieces without anything are left out. Visitors are known by day only. */
export async function loadInsightSeries(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  { measure, unit }: { readonly measure: Measure; readonly unit: keyof typeof BUCKETS },
): Promise<readonly InsightPoint[]> {
  const dimension: Dimension = measure === 'visitors' ? 'previousDay' : 'all';
  const grain = unit === 'hour' && measure !== 'visitors' ? 'hour' : 'day';
  const { rows } = await sql<{ bucket: string; count: string; total: string }>`
    SELECT to_char(bucket, ${BUCKETS[unit]}) AS bucket, sum(count) AS count, sum(total) AS total FROM analytics_rollup
    WHERE website_id = ${websiteId} AND grain = ${grain} AND measure = ${measure} AND dimension = ${dimension}
      AND ${isWithin(period)}
    GROUP BY 1 HAVING sum(count) <> 0 ORDER BY 1`.execute(trx);
  return rows.map((row) => ({ bucket: row.bucket, ...asSum(row) }));
}

export interface TopQuestion {
  readonly measure: Measure;
  readonly dimension: Dimension;
  readonly period: InsightPeriod;
  readonly limit: number;
  readonly offset?: number;
  /** Only keys that hold this text. */
  readonly search?: string;
}

export interface TopKeys {
  /** The most frequent first. */
  readonly rows: readonly (Sum & { readonly key: string })[];
  /** How many keys there are. */
  readonly keyCount: number;
  /** Of all of them. */
  readonly count: number;
}

/** The most frequent keys of a dimension. */
export async function loadTopKeys(
  trx: SiteTransaction,
  websiteId: string,
  { measure, dimension, period, limit, offset = 0, search = '' }: TopQuestion,
): Promise<TopKeys> {
  const wanted = search === '' ? sql`true` : sql`strpos(lower(key), lower(${search})) > 0`;
  const parts = sumStretches(period).map(
    ({ grain, from, to }) => sql`SELECT key, count, total FROM analytics_rollup
      WHERE website_id = ${websiteId} AND grain = ${grain} AND measure = ${measure} AND dimension = ${dimension}
        AND ${isWithin({ from, to })}`,
  );
  const { rows } = await sql<{ key: string; count: string; total: string; keys: string; whole: string }>`
    SELECT key, sum(count) AS count, sum(total) AS total, count(*) OVER () AS keys, sum(sum(count)) OVER () AS whole
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS part WHERE ${wanted}
    GROUP BY key HAVING sum(count) > 0
    ORDER BY sum(count) DESC, key LIMIT ${limit} OFFSET ${offset}`.execute(trx);
  return {
    rows: rows.map((row) => ({ key: row.key, ...asSum(row) })),
    keyCount: Number(rows[0]?.keys ?? 0),
    count: Number(rows[0]?.whole ?? 0),
  };
}

export interface FunnelCount {
  readonly step: Measure;
  /** '' when the funnel is of all visits. */
  readonly key: string;
  readonly count: number;
}

/** Visits that came at least this far, whole or by channel or device; each step holds at most as many as the one before. */
export async function loadFunnel(
  trx: SiteTransaction,
  websiteId: string,
  period: InsightPeriod,
  { steps, by }: { readonly steps: readonly Measure[]; readonly by: 'all' | 'channel' | 'device' },
): Promise<readonly FunnelCount[]> {
  const { rows } = await sql<{ step: Measure; key: string; count: string }>`
    SELECT measure AS step, key, sum(count) AS count FROM analytics_rollup
    WHERE website_id = ${websiteId} AND grain = 'day' AND measure = ANY(${[...steps]}::text[]) AND dimension = ${by}
      AND ${isWithin(period)}
    GROUP BY 1, 2 HAVING sum(count) > 0 ORDER BY 1, 3 DESC, 2`.execute(trx);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
