import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Days that are shown; as many are kept. */
export const ERROR_DAYS = 28;

/** The day it is by the site's clock. */
function todayOf(trx: SiteTransaction, websiteId: string) {
  return sql`SELECT (${trx.now()}::timestamptz AT TIME ZONE time_zone)::date AS day FROM website WHERE id = ${websiteId}`;
}

/** Counts it for today, and forgets the days that are shown no more. */
export async function recordErrorDay(
  trx: SiteTransaction,
  websiteId: string,
  { errorId, times }: { readonly errorId: string; readonly times: number },
): Promise<void> {
  await sql`INSERT INTO script_error_day AS held (website_id, error_id, day, times)
    SELECT ${websiteId}::uuid, ${errorId}::uuid, day, ${BigInt(times)} FROM (${todayOf(trx, websiteId)}) AS today
    ON CONFLICT (website_id, error_id, day) DO UPDATE SET times = held.times + excluded.times`.execute(trx);
  await sql`DELETE FROM script_error_day WHERE website_id = ${websiteId} AND error_id = ${errorId}
    AND day <= (${todayOf(trx, websiteId)}) - ${sql.lit(ERROR_DAYS)}`.execute(trx);
}

export interface ErrorDay {
  readonly errorId: string;
  /** `2026-11-22` */
  readonly day: string;
  readonly times: number;
}

/** Of each of these errors the last days up to today, the earliest first; those without it with 0. */
export async function listErrorDays(
  trx: SiteTransaction,
  websiteId: string,
  errorIds: readonly string[],
): Promise<readonly ErrorDay[]> {
  if (errorIds.length === 0) return [];
  const { rows } = await sql<{ errorId: string; day: string; times: bigint }>`
    WITH today AS (${todayOf(trx, websiteId)}),
      shown AS (SELECT today.day - back AS day FROM today, generate_series(0, ${sql.lit(ERROR_DAYS - 1)}) AS back)
    SELECT error.id::text AS "errorId", to_char(shown.day, 'YYYY-MM-DD') AS day, coalesce(held.times, 0) AS times
    FROM unnest(${[...errorIds]}::uuid[]) AS error (id) CROSS JOIN shown
    LEFT JOIN script_error_day held ON held.website_id = ${websiteId} AND held.error_id = error.id AND held.day = shown.day
    ORDER BY error.id, shown.day`.execute(trx);
  return rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }));
}
