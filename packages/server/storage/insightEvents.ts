import type { InsightFilters, KeyCount } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
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
/** What is added up beside the count. */
export const EVENT_TOTALS = { results: wholeOf('count', 0), pieces: wholeOf('item_quantity', 1) } as const;
export type EventTotal = keyof typeof EVENT_TOTALS;

export interface EventsChosen extends Pick<InsightScope, 'period' | 'timeZone'> {
  /** Those of the period whose visits are read singly. */
  readonly days: VisitDays;
  readonly filters: InsightFilters;
  readonly name: string;
  /** Only searches that found nothing. */
  readonly isEmpty?: boolean;
}

export interface EventsWanted extends EventsChosen {
  readonly by: EventKey;
  readonly sumOf?: EventTotal;
}

export async function listEventsOfVisits(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsWanted,
): Promise<readonly (KeyCount & { readonly key: string })[]> {
  const total = wanted.sumOf === undefined ? sql`0` : EVENT_TOTALS[wanted.sumOf];
  const { rows } = await sql<{ key: string; count: bigint; total: bigint }>`
    SELECT ${EVENT_KEYS[wanted.by]} AS key, count(*) AS count, sum(${total})::bigint AS total FROM site_event e
    WHERE ${chosenEvents(websiteId, wanted)} GROUP BY 1`.execute(trx);
  return rows.map((row) => ({ key: row.key, count: Number(row.count), total: Number(row.total) }));
}

function chosenEvents(websiteId: string, wanted: EventsChosen): RawBuilder<unknown> {
  const { name, days, period, filters, timeZone, isEmpty = false } = wanted;
  return sql`e.website_id = ${websiteId} AND e.name = ${name} AND NOT e.is_bot
    AND e.at >= (${period.from}::timestamp AT TIME ZONE ${timeZone})
    AND e.at < ((${period.to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
    AND ${isAround(days)}
    ${isEmpty ? sql`AND e.data -> 'count' = '0'::jsonb` : sql``}
    AND e.visit IN (SELECT visit FROM analytics_visit WHERE ${chosen(websiteId, days, filters)})`;
}

const FORMATS = { hour: 'YYYY-MM-DD"T"HH24', day: 'YYYY-MM-DD' } as const;

/** How often chosen visits did something, by hour or day of the site's clock. */
export async function listEventCourse(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsChosen & { readonly unit: keyof typeof FORMATS },
): Promise<readonly { readonly bucket: string; readonly count: number }[]> {
  const { rows } = await sql<{ bucket: string; count: bigint }>`
    SELECT to_char(e.at AT TIME ZONE ${wanted.timeZone}, ${FORMATS[wanted.unit]}) AS bucket, count(*) AS count
    FROM site_event e WHERE ${chosenEvents(websiteId, wanted)} GROUP BY 1`.execute(trx);
  return rows.map(({ bucket, count }) => ({ bucket, count: Number(count) }));
}
