import type { InsightPeriod, Measure } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from './insightSumsRead.ts';

/** Visits of each day or month by channel. Hours are not kept by channel. */
export async function listVisitsByChannel(
  trx: SiteTransaction,
  websiteId: string,
  { from, to }: InsightPeriod,
  unit: 'day' | 'month',
): Promise<readonly { readonly bucket: string; readonly key: string; readonly count: number }[]> {
  const { rows } = await sql<{ bucket: string; key: string; count: string }>`
    SELECT to_char(bucket, ${unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) AS bucket, key, sum(count) AS count FROM analytics_rollup
    WHERE website_id = ${websiteId} AND grain = 'day' AND measure = 'visits' AND dimension = 'channel'
      AND ${isWithin({ from, to })}
    GROUP BY 1, 2`.execute(trx);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Whether any of these was ever counted, as far back as sums are kept. */
export async function hasAnySum(
  trx: SiteTransaction,
  websiteId: string,
  measures: readonly Measure[],
): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    SELECT EXISTS (SELECT 1 FROM analytics_rollup WHERE website_id = ${websiteId} AND grain = 'day'
      AND measure = ANY(${[...measures]}::text[]) AND dimension = 'all') AS any`.execute(trx);
  return rows[0]?.any === true;
}
