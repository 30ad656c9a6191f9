import { type EventSpan, readPlace, readRepeat } from '@quoin/domain/site';
import type { EventContent, ItemContent } from '@quoin/rendering/page';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { isPublished } from '../../storage/published.ts';

const EVENT_RECORD = 12;

/** How many of the times to come an event's page names. */
const SHOWN_TIMES = 6;

/**
 * When and where those of the items happen that are events. What repeats is shown as the time that comes next, or was last, with
 * those that follow.
 */
export async function loadEventParts(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly Pick<ItemContent, 'id' | 'recordType'>[],
): Promise<ReadonlyMap<string, EventContent>> {
  const ids = items.filter(({ recordType }) => recordType === EVENT_RECORD).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('calendar_event')
    .select(['item_id', 'starts_at', 'ends_at', 'time_zone', 'is_all_day', 'location', 'recurrence'])
    .where('website_id', '=', websiteId)
    .where('item_id', 'in', ids)
    .execute();
  const repeating = rows.filter(({ recurrence }) => readRepeat(recurrence) !== null).map((row) => row.item_id);
  const times = await loadTimes(trx, websiteId, repeating);
  return new Map(
    rows.map((row) => {
      const first = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
      const rule = readRepeat(row.recurrence);
      const [shown = first, ...further] = times.get(row.item_id) ?? [first];
      return [
        row.item_id,
        {
          ...(rule === null ? first : shown),
          timeZone: row.time_zone,
          isAllDay: row.is_all_day,
          place: readPlace(row.location),
          repeats: rule === null ? null : { rule, first, further },
        },
      ];
    }),
  );
}

/** Of each the times that are not over, the next first; where all are, the last. */
async function loadTimes(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly EventSpan[]>> {
  if (ids.length === 0) return new Map();
  const times = (which: ReturnType<typeof sql>) =>
    sql`SELECT own.id, shown.starts_at, shown.ends_at FROM unnest(${[...ids]}::uuid[]) AS own(id)
      CROSS JOIN LATERAL (SELECT starts_at, ends_at FROM calendar_time
        WHERE website_id = ${websiteId} AND item_id = own.id ${which}) AS shown`;
  const { rows } = await sql<{ id: string; starts_at: Date; ends_at: Date }>`
    WITH next AS (${times(sql`AND ends_at >= ${trx.now()} ORDER BY starts_at LIMIT ${SHOWN_TIMES}`)}),
      last AS (${times(sql`ORDER BY starts_at DESC LIMIT 1`)})
    SELECT * FROM next UNION ALL SELECT * FROM last WHERE id NOT IN (SELECT id FROM next)
    ORDER BY id, starts_at`.execute(trx);
  const found = new Map<string, EventSpan[]>();
  for (const row of rows) {
    const span = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
    found.set(row.id, [...(found.get(row.id) ?? []), span]);
  }
  return found;
}

export interface EventsQuery {
  readonly collectionId: string;
  /** Those that are not over yet, the next first; those that are, the latest first; or all that touch a time. */
  readonly which: 'upcoming' | 'past' | { readonly from: number; readonly to: number };
  readonly limit: number;
  readonly skip?: number;
  readonly category?: string;
  readonly tag?: string;
}

/** One time that something happens. */
export interface FoundTime extends EventSpan {
  readonly id: string;
}

/**
 * Times of events visitors may see, in order: of each event the next one, or the last one when all are over; of a stretch of time
 * every one that touches it.
 */
export async function findEvents(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsQuery,
): Promise<readonly FoundTime[]> {
  const { which } = wanted;
  if (typeof which !== 'string') return toTimes(await touching(trx, websiteId, wanted, which).execute());
  const isPast = which === 'past';
  const direction = isPast ? 'desc' : 'asc';
  const times = narrowed(visibleTimes(trx, websiteId, wanted.collectionId), wanted)
    .distinctOn('item.id')
    .orderBy('item.id')
    .orderBy('time.starts_at', direction);
  const ofEach = trx
    .selectFrom((isPast ? times : times.where('time.ends_at', '>=', trx.now())).as('each'))
    .select(['each.id', 'each.starts_at', 'each.ends_at'])
    .orderBy('each.starts_at', direction)
    .orderBy('each.id', direction)
    .limit(wanted.limit)
    .offset(wanted.skip ?? 0);
  return toTimes(await (isPast ? ofEach.where('each.ends_at', '<', trx.now()) : ofEach).execute());
}

/** How many events have a time that is not over. */
export async function countUpcoming(
  trx: SiteTransaction,
  websiteId: string,
  wanted: Pick<EventsQuery, 'collectionId' | 'category' | 'tag'>,
): Promise<number> {
  const ahead = narrowed(visibleTimes(trx, websiteId, wanted.collectionId), wanted)
    .where('time.ends_at', '>=', trx.now())
    .clearSelect()
    .select(sql<string>`count(distinct item.id)`.as('times'));
  return Number((await ahead.executeTakeFirst())?.times ?? 0);
}

function touching(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsQuery,
  { from, to }: { readonly from: number; readonly to: number },
) {
  return (
    narrowed(visibleTimes(trx, websiteId, wanted.collectionId), wanted)
      .where('time.starts_at', '<', new Date(to))
      // What ends at midnight does not touch the day after it.
      .where(sql<SqlBool>`(time.ends_at > ${new Date(from)} OR time.starts_at >= ${new Date(from)})`)
      .orderBy('time.starts_at')
      .orderBy('item.id')
      .limit(wanted.limit)
  );
}

function toTimes(rows: readonly { readonly id: string; readonly starts_at: Date; readonly ends_at: Date }[]) {
  return rows.map(
    (row): FoundTime => ({ id: row.id, startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }),
  );
}

function narrowed(query: ReturnType<typeof visibleTimes>, { tag, category }: Pick<EventsQuery, 'tag' | 'category'>) {
  const tagged = tag ? query.where(sql<SqlBool>`${tag} = any(item.tags)`) : query;
  if (!category) return tagged;
  return tagged.where(sql<SqlBool>`exists (select 1 from unnest(item.categories) as own(path)
      where own.path = ${category} or starts_with(own.path, ${`${category}/`}))`);
}

/** The events right before and after a time of one, by their beginning. */
export async function findEventsAround(
  trx: SiteTransaction,
  websiteId: string,
  event: { readonly collectionId: string; readonly id: string; readonly startsAt: number },
): Promise<{ readonly earlier: string | null; readonly later: string | null }> {
  const around = (sign: '<' | '>', direction: 'asc' | 'desc') =>
    visibleTimes(trx, websiteId, event.collectionId)
      .where('item.id', '!=', event.id)
      .where(sql<SqlBool>`(time.starts_at, item.id) ${sql.raw(sign)} (${new Date(event.startsAt)}, ${event.id}::uuid)`)
      .orderBy('time.starts_at', direction)
      .orderBy('item.id', direction)
      .limit(1)
      .executeTakeFirst();
  const [earlier, later] = [await around('<', 'desc'), await around('>', 'asc')];
  return { earlier: earlier?.id ?? null, later: later?.id ?? null };
}

function visibleTimes(trx: SiteTransaction, websiteId: string, collectionId: string) {
  return trx
    .selectFrom('calendar_time as time')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'time.website_id').onRef('item.id', '=', 'time.item_id'),
    )
    .select(['item.id', 'time.starts_at', 'time.ends_at'])
    .where('time.website_id', '=', websiteId)
    .where('item.collection_id', '=', collectionId)
    .where('item.deleted_at', 'is', null)
    .where('item.workflow_state', '=', 1)
    .where(isPublished(trx.now()));
}
