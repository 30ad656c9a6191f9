import type { InsightPeriod, PackedColumn, PackedDay } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';

/** A day that is packed, and how many visits it has. */
export type KnownDay = Pick<PackedDay, 'day' | 'visits'>;

/** Which days of a period are packed; the others are read from their visits. */
export async function listPackedDays(
  trx: SiteTransaction,
  websiteId: string,
  { from, to }: InsightPeriod,
): Promise<readonly KnownDay[]> {
  const { rows } = await sql<KnownDay>`
    SELECT day::text AS day, visits FROM analytics_packed_day
    WHERE website_id = ${websiteId} AND day BETWEEN ${from}::date AND ${to}::date ORDER BY day`.execute(trx);
  return rows;
}

/** So many visits are in memory at once, about: a few MB. */
const VISITS_AT_ONCE = 300_000;

export interface PackedWanted {
  readonly columns: readonly string[];
  /** Lists of which only is asked when and by whom, not what. */
  readonly uncoded?: readonly string[];
}

/** Bytes as base64, keys as JSON: both are read quicker than what PostgreSQL makes of them itself. */
interface ColumnRow {
  readonly day: string;
  readonly name: string;
  readonly entries: number;
  readonly keys: string | null;
  readonly codes: string;
  readonly gaps: string | null;
  readonly totals: string | null;
  readonly later: string | null;
}

function toColumn({ entries, keys, codes, gaps, totals, later }: ColumnRow): PackedColumn {
  const bytes = (text: string | null) => (text === null ? null : Buffer.from(text, 'base64'));
  return {
    ...{ entries, codes: Buffer.from(codes, 'base64'), gaps: bytes(gaps), totals: bytes(totals), later: bytes(later) },
    keys: keys === null ? null : (JSON.parse(keys) as readonly string[]),
  };
}

/** Calls `see` with each of these days, some columns of it. */
export async function readPackedDays(
  trx: SiteTransaction,
  websiteId: string,
  { days, columns, uncoded = [] }: PackedWanted & { readonly days: readonly KnownDay[] },
  see: (day: PackedDay) => void,
): Promise<void> {
  const bare = uncoded.filter((name) => !columns.includes(name));
  for (let next = 0; next < days.length; ) {
    const some: KnownDay[] = [];
    for (let visits = 0; next < days.length && (visits < VISITS_AT_ONCE || some.length === 0); next += 1) {
      some.push(days[next]!);
      visits += days[next]!.visits;
    }
    const { rows } = await sql<ColumnRow>`
      SELECT day::text AS day, name, entries, array_to_json(keys)::text AS keys, gaps,
        totals, later,
        CASE WHEN name = ANY(${bare}::text[]) THEN '' ELSE codes END AS codes
      FROM analytics_packed_column
      WHERE website_id = ${websiteId} AND day = ANY(${some.map(({ day }) => day)}::date[])
        AND name = ANY(${[...new Set([...columns, ...bare])]}::text[])`.execute(trx);
    const byDay = new Map(some.map(({ day }) => [day, new Map<string, PackedColumn>()]));
    for (const row of rows) byDay.get(row.day)!.set(row.name, toColumn(row));
    for (const day of some) see({ ...day, columns: byDay.get(day.day)! });
  }
}
