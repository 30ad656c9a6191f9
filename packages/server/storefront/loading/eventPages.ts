import { dayInZone, momentInZone } from '@quoin/domain/formats';
import { type Month, monthDays } from '@quoin/domain/site';
import {
  type CollectionContent,
  type EventsAnswer,
  type ItemContent,
  itemUrl,
  type SiteFrame,
} from '@quoin/rendering/page';
import {
  countUpcoming,
  type EventsQuery,
  findEvents,
  findEventsAround,
  type ItemWithNeighbours,
  loadItems,
} from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { ListPlace } from './listPaging.ts';

/** What a calendar shows at most of one month. */
const MOST_IN_MONTH = 300;

export const isCalendar = ({ typeName, entryKind }: Pick<CollectionContent, 'typeName' | 'entryKind'>): boolean =>
  typeName === 'events' || entryKind === 'events';

type Narrowing = Pick<EventsQuery, 'category' | 'tag'>;

/** Events in the order they happen, each as the time it was found for; only what visitors may see. */
export async function loadEvents(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EventsQuery,
): Promise<readonly ItemContent[]> {
  const times = await findEvents(trx, websiteId, wanted);
  if (times.length === 0) return [];
  const { collectionId } = wanted;
  const ids = [...new Set(times.map(({ id }) => id))];
  const items = await loadItems(trx, websiteId, { collectionId, order: 'owner', limit: ids.length, ids });
  const byId = new Map(items.map((item) => [item.id, item]));
  return times.flatMap(({ id, startsAt, endsAt }) => {
    const item = byId.get(id);
    return item?.event ? [{ ...item, event: { ...item.event, startsAt, endsAt } }] : [];
  });
}

/**
 * One part of a calendar: what is ahead, the next first, then what is over, the latest first, cut into parts as other lists
 * are; one entry more than it holds.
 */
export async function loadCalendarPage(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
  place: ListPlace,
  narrowing: Narrowing,
): Promise<readonly ItemContent[]> {
  const own = { collectionId, ...narrowing };
  const [skip, limit] = [(place.page - 1) * place.pageSize, place.pageSize + 1];
  const upcoming = await loadEvents(trx, websiteId, { ...own, which: 'upcoming', limit, skip });
  if (upcoming.length === limit) return upcoming;
  const isBeyond = upcoming.length === 0 && skip > 0;
  const ahead = isBeyond ? await countUpcoming(trx, websiteId, own) : skip + upcoming.length;
  const past = await loadEvents(trx, websiteId, {
    ...own,
    which: 'past',
    limit: limit - upcoming.length,
    skip: Math.max(0, skip - ahead),
  });
  return [...upcoming, ...past];
}

/** Events that touch a month where the site is. */
export function loadMonth(
  trx: SiteTransaction,
  frame: SiteFrame,
  collectionId: string,
  month: Month,
  narrowing: Narrowing = {},
): Promise<readonly ItemContent[]> {
  const { id, timeZone } = frame.site;
  const { first, end } = monthDays(month);
  const which = { from: momentInZone(first, timeZone), to: momentInZone(end, timeZone) };
  return loadEvents(trx, id, { collectionId, which, limit: MOST_IN_MONTH, ...narrowing });
}

/** An event between the one before and the one after it, as they happen. */
export async function withEventNeighbours(
  trx: SiteTransaction,
  websiteId: string,
  found: ItemWithNeighbours,
): Promise<ItemWithNeighbours> {
  const { item } = found;
  if (!item.event) return found;
  const { collectionId, id } = item;
  const { earlier, later } = await findEventsAround(trx, websiteId, {
    collectionId,
    id,
    startsAt: item.event.startsAt,
  });
  const ids = [earlier, later].filter((each): each is string => each !== null);
  const items =
    ids.length === 0 ? [] : await loadItems(trx, websiteId, { collectionId, order: 'owner', limit: 2, ids });
  const byId = (wanted: string | null) => items.find((each) => each.id === wanted) ?? null;
  return { ...found, previous: byId(earlier), next: byId(later) };
}

/** The month it is somewhere. */
export function monthAt(now: number, timeZone: string): Month {
  const [year = 0, month = 1] = dayInZone(now, timeZone).split('-').map(Number);
  return { year, month };
}

/** What a calendar block shows. */
export async function eventsAnswer(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  wanted: Month | null,
): Promise<EventsAnswer> {
  const now = trx.now().getTime();
  const today = dayInZone(now, frame.site.timeZone);
  const month = wanted ?? monthAt(now, frame.site.timeZone);
  const items = await loadMonth(trx, frame, collection.id, month);
  const events = items.flatMap((item) =>
    item.event ? [{ ...item.event, title: item.title, url: itemUrl(collection, item) }] : [],
  );
  return { month, today, events };
}
