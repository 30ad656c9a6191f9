import type { InsightFilters, InsightUnit } from '@quoin/domain/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import type { InsightScope } from './insightScope.ts';
import type { Sum } from './insightSumsRead.ts';
import { chosen } from './insightVisits.ts';

/** What chosen visits did, from the events themselves, as long as those are kept. */
export type EventKey = 'all' | 'path' | 'item' | 'query' | 'form';

/** As the sums take their keys: see countEvents in the domain. */
const KEYS: Readonly<Record<EventKey, RawBuilder<unknown>>> = {
  all: sql`''::text`,
  path: sql`e.path`,
  item: sql`e.item_id`,
  query: sql`left(lower(regexp_replace(btrim(coalesce(e.data ->> 'query', '')), '\\s+', ' ', 'g')), 100)`,
  form: sql`coalesce(e.data ->> 'formId', '')`,
};
/** What is added up beside the count. */
const TOTALS = {
  results: sql`(e.data ->> 'count')::numeric`,
  pieces: sql`(e.data ->> 'item_quantity')::numeric`,
} as const;

export interface EventsChosen extends Pick<InsightScope, 'period' | 'timeZone'> {
  readonly filters: InsightFilters;
  readonly name: string;
  /** Only searches that found nothing. */
  readonly isEmpty?: boolean;
}

export interface EventsWanted extends EventsChosen {
  readonly by: EventKey;
  readonly sumOf?: keyof typeof TOTALS;
  readonly limit: number;
}

export async function listEventsOfVisits(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsWanted,
): Promise<readonly (Sum & { readonly key: string })[]> {
  const key = KEYS[wanted.by];
  const total = wanted.sumOf === undefined ? sql`0` : TOTALS[wanted.sumOf];
  const { rows } = await sql<{ key: string; count: bigint; total: bigint | null }>`
    SELECT ${key} AS key, count(*) AS count, sum(${total})::bigint AS total FROM site_event e
    WHERE ${chosenEvents(websiteId, wanted)} GROUP BY 1 ORDER BY count DESC, key LIMIT ${wanted.limit}`.execute(trx);
  return rows.map((row) => ({ key: row.key, count: Number(row.count), total: Number(row.total ?? 0n) }));
}

function chosenEvents(websiteId: string, wanted: EventsChosen): RawBuilder<unknown> {
  const { name, period, filters, timeZone, isEmpty = false } = wanted;
  return sql`e.website_id = ${websiteId} AND e.name = ${name} AND NOT e.is_bot
    AND e.at >= (${period.from}::timestamp AT TIME ZONE ${timeZone})
    AND e.at < ((${period.to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
    AND e.day BETWEEN ${period.from}::date - 1 AND ${period.to}::date + 1
    ${isEmpty ? sql`AND e.data -> 'count' = '0'::jsonb` : sql``}
    AND e.visit IN (SELECT visit FROM analytics_visit WHERE ${chosen(websiteId, period, filters)})`;
}

const FORMATS: Readonly<Record<InsightUnit, string>> = {
  hour: 'YYYY-MM-DD"T"HH24',
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
};

/** How often chosen visits did something, by hour, day or month of the site's clock. */
export async function listEventCourse(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsChosen & { readonly unit: InsightUnit },
): Promise<readonly { readonly bucket: string; readonly count: number }[]> {
  const { rows } = await sql<{ bucket: string; count: bigint }>`
    SELECT to_char(e.at AT TIME ZONE ${wanted.timeZone}, ${FORMATS[wanted.unit]}) AS bucket, count(*) AS count
    FROM site_event e WHERE ${chosenEvents(websiteId, wanted)} GROUP BY 1`.execute(trx);
  return rows.map(({ bucket, count }) => ({ bucket, count: Number(count) }));
}
