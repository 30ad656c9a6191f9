import { addDays } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { EVENT_KEYS, EVENT_TOTALS, IS_EMPTY } from './insightEvents.ts';
import type { InsightDialect, InsightSource } from './insightSource.ts';
import type { VisitDays } from './insightVisits.ts';

/** The visits and events of a site in PostgreSQL; single events only as long as they are kept there. */
export function databaseSource(trx: SiteTransaction, websiteId: string): InsightSource {
  const read = async <Row>(query: RawBuilder<unknown>) => (await sql<Row>`${query}`.execute(trx)).rows;
  const setLoops = (state: 'on' | 'off') => sql`SELECT set_config('enable_nestloop', ${state}, true)`.execute(trx);
  return {
    dialect: dialectOf(websiteId),
    read,
    async readMany<Row>(query: RawBuilder<unknown>) {
      // PostgreSQL expects one chosen visit where there are hundreds, and would read all events again for each of them.
      await setLoops('off');
      const rows = await read<Row>(query);
      await setLoops('on');
      return rows;
    },
  };
}

function dialectOf(websiteId: string): InsightDialect {
  const isOurs = sql`website_id = ${websiteId}`;
  return {
    visits: sql`analytics_visit`,
    isVisitOf: (days) => sql`${isOurs} AND ${isOf(days)}`,
    stay: sql`(extract(epoch FROM ended_at - started_at) * 1000)::bigint`,
    numbers: (column) => sql`array_agg(DISTINCT ${column})`,
    visitMarks: sql`visit, started_at`,
    events: sql`site_event`,
    isOurs,
    isAround,
    // None of it was before the first of them began.
    isAmong: (visits) => sql`day >= (SELECT (min(started_at) AT TIME ZONE 'UTC')::date FROM ${visits})
      AND visit IN (SELECT visit FROM ${visits})`,
    isBetween: (from, until) => sql`at >= ${from}::timestamptz AND at < ${until}::timestamptz`,
    isSince: (from) => sql`day >= (${from}::timestamptz AT TIME ZONE 'UTC')::date`,
    visit: sql`visit`,
    visitor: sql`visitor`,
    moment: sql`(extract(epoch FROM at) * 1000)::bigint`,
    eventColumns: sql`name, path, item_id, data, at`,
    keys: EVENT_KEYS,
    totals: EVENT_TOTALS,
    isEmpty: IS_EMPTY,
    quarter: sql`floor(extract(epoch FROM at) / 900)::int`,
    lines: (columns) => sql`string_agg(concat_ws(' ', ${sql.join(columns)}), chr(10))`,
    named: (name, query, use) =>
      sql`WITH ${sql.ref(name)} AS MATERIALIZED (${query}) SELECT * FROM (${use(sql.ref(name))}) AS found`,
  };
}

function isOf({ from, to, only }: VisitDays): RawBuilder<unknown> {
  if (only !== undefined) return sql`day = ANY(${[...only]}::date[])`;
  return sql`day >= ${from}::date AND day <= ${to}::date`;
}

/** Of UTC, and of visits that go on beyond midnight. */
function isAround({ from, to, only }: VisitDays): RawBuilder<unknown> {
  if (only === undefined) return sql`day >= ${from}::date - 1 AND day <= ${to}::date + 2`;
  const days = new Set(only.flatMap((day) => [-1, 0, 1, 2].map((late) => addDays(day, late))));
  return sql`day = ANY(${[...days]}::date[])`;
}
