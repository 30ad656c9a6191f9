import type { InsightFilters, KeyCount } from '@quoin/domain/analytics';
import { localText } from '@quoin/domain/formats';
import { type RawBuilder, sql } from 'kysely';
import { boundsOfDays } from './inDays.ts';
import type { InsightScope } from './insightScope.ts';
import type { InsightSource } from './insightSource.ts';
import { chosen, type VisitDays } from './insightVisits.ts';

/** What chosen visits did, from the events themselves, as long as those are kept. */
export type EventKey = 'all' | 'path' | 'item' | 'query' | 'form';

/** As the sums take their keys: see countEvents in the domain. Copies of events carry them, so nobody makes them a second way. */
export const EVENT_KEYS: Readonly<Record<EventKey, RawBuilder<unknown>>> = {
  all: sql`''::text`,
  path: sql`path`,
  item: sql`item_id`,
  query: sql`left(lower(regexp_replace(btrim(coalesce(data ->> 'query', '')), '\\s+', ' ', 'g')), 100)`,
  form: sql`coalesce(data ->> 'formId', '')`,
};
/** A whole number of the event's own within bounds, as the sums take it: a hostile client counts no billion pieces. */
function wholeOf(name: string, fallback: number): RawBuilder<unknown> {
  const value = sql`(data -> ${sql.lit(name)})`;
  return sql`CASE WHEN jsonb_typeof(${value}) = 'number' AND ${value}::numeric BETWEEN 0 AND 10000
    AND ${value}::numeric % 1 = 0 THEN ${value}::int ELSE ${sql.lit(fallback)} END`;
}
/** Totals in addition to the count. */
export const EVENT_TOTALS = { results: wholeOf('count', 0), pieces: wholeOf('item_quantity', 1) } as const;
export type EventTotal = keyof typeof EVENT_TOTALS;
/** A search that found nothing. */
export const IS_EMPTY = sql`data -> 'count' = '0'::jsonb`;

/** Events of a kind, by what they are counted. */
export interface EventList {
  readonly name: string;
  /** Only searches that found nothing. */
  readonly isEmpty?: boolean;
  readonly by: EventKey;
  readonly sumOf?: EventTotal;
}

export interface EventsChosen extends Pick<InsightScope, 'period' | 'timeZone'> {
  /** Those of the period whose visits are read here. */
  readonly days: VisitDays;
  readonly filters: InsightFilters;
}

interface ListedRow {
  readonly list: number;
  readonly count: bigint | string;
}

/** What chosen visits did, of each list its own, by key; read once for all of them. */
export async function listEventsOfVisits(
  source: InsightSource,
  { lists, ...wanted }: EventsChosen & { readonly lists: readonly EventList[] },
): Promise<readonly (readonly (KeyCount & { readonly key: string })[])[]> {
  const { keys, totals } = source.dialect;
  const counts = (done: RawBuilder<unknown>) =>
    lists.map(({ sumOf, by, ...which }, list) => {
      const total = sumOf === undefined ? sql`0` : totals[sumOf];
      return sql`SELECT ${sql.lit(list)} AS list, ${keys[by]} AS key, count(*) AS count, sum(${total}) AS total
        FROM ${done} WHERE ${isListed(source, which)} GROUP BY key`;
    });
  const query = chosenEvents(source, wanted, lists, (done) => sql.join(counts(done), sql` UNION ALL `));
  const rows = await source.readMany<ListedRow & { readonly key: string; readonly total: string }>(query);
  const found = lists.map((): (KeyCount & { readonly key: string })[] => []);
  for (const { list, key, count, total } of rows)
    found[list]!.push({ key, count: Number(count), total: Number(total) });
  return found;
}

/** What the chosen visits did of these kinds, for `use`. */
function chosenEvents(
  { dialect }: InsightSource,
  { days, period, filters, timeZone }: EventsChosen,
  lists: readonly Pick<EventList, 'name'>[],
  use: (done: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const names = [...new Set(lists.map(({ name }) => name))].map((name) => sql`${name}`);
  const { from, until } = boundsOfDays(period, timeZone);
  const own = sql`SELECT ${dialect.visitMarks} FROM ${dialect.visits} WHERE ${chosen(dialect, days, filters)}`;
  return dialect.named('own', own, (visits) =>
    dialect.named(
      'done',
      sql`SELECT ${dialect.eventColumns} FROM ${dialect.events}
        WHERE ${dialect.isOurs} AND name IN (${sql.join(names)}) AND NOT is_bot AND ${dialect.isBetween(from, until)}
          AND ${dialect.isAround(days)} AND ${dialect.isAmong(visits)}`,
      use,
    ),
  );
}

function isListed({ dialect }: InsightSource, { name, isEmpty = false }: Pick<EventList, 'name' | 'isEmpty'>) {
  return sql`name = ${name} ${isEmpty ? sql`AND ${dialect.isEmpty}` : sql``}`;
}

const QUARTER_MS = 900_000;
const LENGTHS = { hour: 13, day: 10 } as const;

/** How often chosen visits did something, of each list its own, by hour or day of the site's clock: bucket → count. */
export async function listEventCourses(
  source: InsightSource,
  {
    lists,
    unit,
    ...wanted
  }: EventsChosen & { readonly lists: readonly Omit<EventList, 'by'>[]; readonly unit: keyof typeof LENGTHS },
): Promise<readonly ReadonlyMap<string, number>[]> {
  const counts = (done: RawBuilder<unknown>) =>
    lists.map(
      (which, list) => sql`SELECT ${sql.lit(list)} AS list, ${source.dialect.quarter} AS quarter, count(*) AS count
        FROM ${done} WHERE ${isListed(source, which)} GROUP BY quarter`,
    );
  const query = chosenEvents(source, wanted, lists, (done) => sql.join(counts(done), sql` UNION ALL `));
  const rows = await source.readMany<ListedRow & { readonly quarter: number | string }>(query);
  const found = lists.map(() => new Map<string, number>());
  for (const { list, quarter, count } of rows) {
    // The clock of the site is read by one rule, whatever a database knows of time zones.
    const bucket = localText(Number(quarter) * QUARTER_MS, wanted.timeZone).slice(0, LENGTHS[unit]);
    found[list]!.set(bucket, (found[list]!.get(bucket) ?? 0) + Number(count));
  }
  return found;
}
