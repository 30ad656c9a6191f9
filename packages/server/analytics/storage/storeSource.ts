import { addDays } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';
import type { InsightStore } from '../store/insightStore.ts';
import type { TableNames } from '../store/tables.ts';
import type { InsightDialect, InsightSource } from './insightSource.ts';

/** Whose rows count. */
export interface StoreScope {
  readonly websiteId: string;
  /** The copy of the site's events. */
  readonly copy: string;
  /** The numbers under which its days were sent. */
  readonly packs: readonly string[];
}

/** The visits and events of a site in ClickHouse. */
export function storeSource(store: InsightStore, scope: StoreScope): InsightSource {
  return { dialect: dialectOf(store.tables, scope), read: store.read, readMany: store.read };
}

const EVENT_KEYS = { all: sql`''`, path: sql`path`, item: sql`item_id`, query: sql`query`, form: sql`form` };
const KEY_COLUMNS = sql`query, form, results, pieces, is_empty`;

function dialectOf({ events, visits }: TableNames, { websiteId, copy, packs }: StoreScope): InsightDialect {
  const numbers = packs.map((pack) => sql.lit(BigInt(pack)));
  return {
    visits: sql.raw(visits),
    isVisitOf: ({ from, to, only }) => sql`website_id = ${websiteId} AND day >= toDate(${only?.at(0) ?? from})
      AND day <= toDate(${only?.at(-1) ?? to}) AND pack IN (${sql.join(numbers)})`,
    stay: sql`stay`,
    numbers: (column) => sql`groupUniqArray(${column})`,
    visitMarks: sql`visit`,
    events: sql`${sql.raw(events)} FINAL`,
    isOurs: sql`website_id = ${websiteId} AND copy = ${copy}`,
    isAround: ({ from, to, only }) => sql`day >= toDate(${addDays(only?.at(0) ?? from, -1)})
      AND day <= toDate(${addDays(only?.at(-1) ?? to, 2)})`,
    isAmong: (chosen) => sql`visit_id IN (SELECT visit FROM ${chosen})`,
    isBetween: (from, until) => sql`at_ms >= ${from.getTime()} AND at_ms < ${until.getTime()}`,
    isSince: (from) => sql`day >= toDate(${from.toISOString().slice(0, 10)})`,
    visit: sql`visit_id`,
    visitor: sql`visitor_id`,
    moment: sql`at_ms`,
    eventColumns: sql`name, path, item_id, at_ms, ${KEY_COLUMNS}`,
    keys: EVENT_KEYS,
    totals: { results: sql`results`, pieces: sql`pieces` },
    isEmpty: sql`is_empty = 1`,
    quarter: sql`intDiv(at_ms, 900000)`,
    lines: (columns) => sql`arrayStringConcat(groupArray(concat(${joined(columns)})), '\\n')`,
    named: (_, query, use) => use(sql`(${query})`),
  };
}

function joined(columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`toString(${column})`),
    sql`, ' ', `,
  );
}
