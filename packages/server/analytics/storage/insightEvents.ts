import type { InsightFilters, KeyCount } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isInDays } from './inDays.ts';
import type { InsightScope } from './insightScope.ts';
import { chosen, isAround, type VisitDays } from './insightVisits.ts';

/** What chosen visits did, from the events themselves, as long as those are kept. */
export type EventKey = 'all' | 'path' | 'item' | 'query' | 'form';

/** As the sums take their keys: see countEvents in the domain. */
export const EVENT_KEYS: Readonly<Record<EventKey, RawBuilder<unknown>>> = {
  all: sql`''::text`,
  path: sql`e.path`,
  item: sql`e.item_id`,
  query: sql`left(lower(regexp_replace(btrim(coalesce(e.data ->> 'query', '')), '\\s+', ' ', 'g')), 100)`,
  form: sql`coalesce(e.data ->> 'formId', '')`,
};
/** A whole number of the event's own within bounds, as the sums take it: a hostile client counts no billion pieces. */
function wholeOf(name: string, fallback: number): RawBuilder<unknown> {
  const value = sql`(e.data -> ${sql.lit(name)})`;
  return sql`CASE WHEN jsonb_typeof(${value}) = 'number' AND ${value}::numeric BETWEEN 0 AND 10000
    AND ${value}::numeric % 1 = 0 THEN ${value}::int ELSE ${sql.lit(fallback)} END`;
}
/** Totals in addition to the count. */
export const EVENT_TOTALS = { results: wholeOf('count', 0), pieces: wholeOf('item_quantity', 1) } as const;
export type EventTotal = keyof typeof EVENT_TOTALS;

/** Events of a kind, by what they are counted. */
export interface EventList {
  readonly name: string;
  /** Only searches that found nothing. */
  readonly isEmpty?: boolean;
  readonly by: EventKey;
  readonly sumOf?: EventTotal;
}

export interface EventsChosen extends Pick<InsightScope, 'period' | 'timeZone'> {
  /** Those of the period whose visits are read singly. */
  readonly days: VisitDays;
  readonly filters: InsightFilters;
}

interface ListedRow {
  readonly list: number;
  readonly count: bigint;
}

/** What chosen visits did, of each list its own, by key; read once for all of them. */
export async function listEventsOfVisits(
  trx: SiteTransaction,
  websiteId: string,
  { lists, ...wanted }: EventsChosen & { readonly lists: readonly EventList[] },
): Promise<readonly (readonly (KeyCount & { readonly key: string })[])[]> {
  const counts = lists.map(({ sumOf, by, ...which }, list) => {
    const total = sumOf === undefined ? sql`0` : EVENT_TOTALS[sumOf];
    return sql`SELECT ${sql.lit(list)} AS list, ${EVENT_KEYS[by]} AS key, count(*) AS count, sum(${total})::bigint AS total
      FROM done e WHERE ${isListed(which)} GROUP BY 2`;
  });
  const rows = await readAtOnce<ListedRow & { readonly key: string; readonly total: bigint }>(
    trx,
    sql`WITH ${chosenEvents(websiteId, wanted, lists)} ${sql.join(counts, sql` UNION ALL `)}`,
  );
  const found = lists.map((): (KeyCount & { readonly key: string })[] => []);
  for (const { list, key, count, total } of rows)
    found[list]!.push({ key, count: Number(count), total: Number(total) });
  return found;
}

/** `own`, the chosen visits, and `done`, what they did of these kinds. None of it was before the first of them began. */
function chosenEvents(
  websiteId: string,
  { days, period, filters, timeZone }: EventsChosen,
  lists: readonly Pick<EventList, 'name'>[],
): RawBuilder<unknown> {
  const names = [...new Set(lists.map(({ name }) => name))];
  return sql`own AS MATERIALIZED (SELECT visit, started_at FROM analytics_visit WHERE ${chosen(websiteId, days, filters)}),
    done AS MATERIALIZED (SELECT e.name, e.path, e.item_id, e.data, e.at FROM site_event e
      WHERE e.website_id = ${websiteId} AND e.name = ANY(${names}::text[]) AND NOT e.is_bot
        AND ${isInDays(sql`e.at`, period, timeZone)}
        AND ${isAround(days)} AND e.day >= (SELECT (min(started_at) AT TIME ZONE 'UTC')::date FROM own)
        AND e.visit IN (SELECT visit FROM own))`;
}

/** PostgreSQL expects one chosen visit where there are hundreds, and would read all events again for each of them. */
async function readAtOnce<Row>(trx: SiteTransaction, query: RawBuilder<unknown>): Promise<readonly Row[]> {
  const setLoops = (state: 'on' | 'off') => sql`SELECT set_config('enable_nestloop', ${state}, true)`.execute(trx);
  await setLoops('off');
  const { rows } = await sql<Row>`${query}`.execute(trx);
  await setLoops('on');
  return rows;
}

function isListed({ name, isEmpty = false }: Pick<EventList, 'name' | 'isEmpty'>): RawBuilder<unknown> {
  return sql`e.name = ${name} ${isEmpty ? sql`AND e.data -> 'count' = '0'::jsonb` : sql``}`;
}

const FORMATS = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD' } as const;

/** How often chosen visits did something, of each list its own, by hour or day of the site's clock: bucket → count. */
export async function listEventCourses(
  trx: SiteTransaction,
  websiteId: string,
  {
    lists,
    unit,
    ...wanted
  }: EventsChosen & { readonly lists: readonly Omit<EventList, 'by'>[]; readonly unit: keyof typeof FORMATS },
): Promise<readonly ReadonlyMap<string, number>[]> {
  const counts = lists.map(
    (which, list) => sql`SELECT ${sql.lit(list)} AS list,
      to_char(e.at AT TIME ZONE ${wanted.timeZone}, ${FORMATS[unit]}) AS bucket, count(*) AS count
      FROM done e WHERE ${isListed(which)} GROUP BY 2`,
  );
  const rows = await readAtOnce<ListedRow & { readonly bucket: string }>(
    trx,
    sql`WITH ${chosenEvents(websiteId, wanted, lists)} ${sql.join(counts, sql` UNION ALL `)}`,
  );
  const found = lists.map(() => new Map<string, number>());
  for (const { list, bucket, count } of rows) found[list]!.set(bucket, Number(count));
  return found;
}
