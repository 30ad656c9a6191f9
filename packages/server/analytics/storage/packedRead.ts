import type { InsightPeriod, PackedColumn, PackedDay } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { createPackedColumns } from './packedColumns.ts';

/** A day that is packed, and how many visits it has. */
export interface KnownDay extends Pick<PackedDay, 'day' | 'visits'> {
  /** Another one whenever it is packed. */
  readonly stamp: string;
}

/** A dashboard asks twenty questions of the same days and a few columns each. */
const MOST_KEPT_BYTES = 96_000_000;
const kept = createPackedColumns(MOST_KEPT_BYTES);

/** Which days of a period are packed here; the others are read from their visits. */
export async function listPackedDays(
  trx: SiteTransaction,
  websiteId: string,
  { from, to }: InsightPeriod,
): Promise<readonly KnownDay[]> {
  const { rows } = await sql<KnownDay>`
    SELECT day::text AS day, visits, xmin::text || ' ' || ctid::text AS stamp FROM analytics_packed_day
    WHERE website_id = ${websiteId} AND day BETWEEN ${from}::date AND ${to}::date AND pack IS NULL ORDER BY day`.execute(
    trx,
  );
  return rows;
}

/** So many visits are in memory at once, about: a few MB. */
const VISITS_AT_ONCE = 300_000;

export interface PackedWanted {
  readonly columns: readonly string[];
  /** Lists of which only time and visitor are requested, not the value. */
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
  const wanted = [
    ...[...new Set(columns)].map((name) => ({ name, isBare: false })),
    ...bare.map((name) => ({ name, isBare: true })),
  ];
  for (let next = 0; next < days.length; ) {
    const some: KnownDay[] = [];
    for (let visits = 0; next < days.length && (visits < VISITS_AT_ONCE || some.length === 0); next += 1) {
      some.push(days[next]!);
      visits += days[next]!.visits;
    }
    for (const day of await columnsOf(trx, websiteId, some, wanted)) see(day);
  }
}

interface ColumnWanted {
  readonly name: string;
  /** Its codes are not asked for. */
  readonly isBare: boolean;
}

/** From memory, and the others from the database. */
async function columnsOf(
  trx: SiteTransaction,
  websiteId: string,
  days: readonly KnownDay[],
  wanted: readonly ColumnWanted[],
): Promise<readonly PackedDay[]> {
  const keyOf = ({ day, stamp }: KnownDay, { name, isBare }: ColumnWanted) =>
    `${websiteId} ${day} ${stamp} ${name}${isBare ? ' bare' : ''}`;
  const held = (day: KnownDay, each: ColumnWanted) =>
    kept.get(keyOf(day, { ...each, isBare: false })) ?? kept.get(keyOf(day, each));
  const found = days.map((day) => ({ ...day, columns: new Map<string, PackedColumn>() }));
  const missing: { readonly at: number; readonly column: ColumnWanted }[] = [];
  for (const [at, day] of days.entries()) {
    for (const each of wanted) {
      const column = held(day, each);
      if (column === undefined) missing.push({ at, column: each });
      else if (column !== null) found[at]!.columns.set(each.name, column);
    }
  }
  const read = await readColumns(
    trx,
    websiteId,
    missing.map(({ at, column }) => ({ day: days[at]!.day, ...column })),
  );
  for (const { at, column } of missing) {
    const its = read.get(`${days[at]!.day} ${column.name}`) ?? null;
    kept.set(keyOf(days[at]!, column), its);
    if (its !== null) found[at]!.columns.set(column.name, its);
  }
  return found;
}

/** Day and name → column. */
async function readColumns(
  trx: SiteTransaction,
  websiteId: string,
  wanted: readonly (ColumnWanted & { readonly day: string })[],
): Promise<ReadonlyMap<string, PackedColumn>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<ColumnRow>`
    SELECT day::text AS day, name, entries, array_to_json(keys)::text AS keys, gaps,
      totals, later,
      CASE WHEN wanted.is_bare THEN '' ELSE codes END AS codes
    FROM analytics_packed_column JOIN unnest(${wanted.map(({ day }) => day)}::date[],
      ${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ isBare }) => isBare)}::boolean[])
      AS wanted (day, name, is_bare) USING (day, name)
    WHERE website_id = ${websiteId}`.execute(trx);
  return new Map(rows.map((row) => [`${row.day} ${row.name}`, toColumn(row)]));
}
