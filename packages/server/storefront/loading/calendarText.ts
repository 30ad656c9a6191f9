import { addLocalDays, localText, momentOfLocal } from '@quoin/domain/formats';
import { eventTexts, placeText, repeatDays, repeatRule } from '@quoin/domain/site';
import {
  type CollectionContent,
  type EventContent,
  type ItemContent,
  itemUrl,
  plainText,
  type SiteContent,
  type SiteFrame,
  wholeAddress,
} from '@quoin/rendering/page';
import { ICalCalendar } from 'ical-generator';
import { zoneText } from './calendarZone.ts';

const DESCRIPTION = 2_000;
const DAY = 86_400_000;

type Repeats = NonNullable<EventContent['repeats']>;

/** Events as a calendar file (iCalendar); null when none of the entries is an event. The same events make the same text. */
export function calendarText(
  frame: SiteFrame,
  collection: CollectionContent,
  items: readonly ItemContent[],
): string | null {
  const { site } = frame;
  const events = items.filter(({ event }) => event != null);
  if (events.length === 0) return null;
  const calendar = new ICalCalendar({
    name: `${collection.title} — ${site.title}`,
    prodId: { company: 'Quoin', product: 'Quoin', language: 'EN' },
    timezone: { name: null, generator: (zone) => zoneOf(site, zone, events) },
  });
  for (const item of events) addEvent(calendar, frame, collection, item);
  // Each line ends with a line break, the last one too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}

function addEvent(calendar: ICalCalendar, frame: SiteFrame, collection: CollectionContent, item: ItemContent): void {
  const { site } = frame;
  const { event } = item;
  if (!event) return;
  const place = placeText(event.place);
  const url = wholeAddress(frame, itemUrl(collection, item));
  calendar.createEvent({
    id: `${item.id}@${site.identifier}`,
    ...timesOf(event, site),
    stamp: new Date(item.updatedOn),
    lastModified: new Date(item.updatedOn),
    summary: item.title,
    description: plainText(item.excerpt || item.body, DESCRIPTION),
    url,
    ...(place === '' ? {} : { location: place }),
  });
}

/** Moments in UTC are the same everywhere. Whole days are days wherever they are read. */
function timesOf(event: EventContent, site: SiteContent) {
  const { repeats } = event;
  const first = repeats ? { ...event, ...repeats.first } : event;
  const zone = event.timeZone || site.timeZone;
  const rule = repeats ? { repeating: ruleText(repeats, event.isAllDay, zone) } : {};
  if (event.isAllDay) {
    const days = eventTexts(first, site);
    const end = new Date(Date.parse(`${days.lastDay}T00:00:00Z`) + DAY);
    return { start: new Date(`${days.firstDay}T00:00:00Z`), end, allDay: true, timezone: 'UTC', ...rule };
  }
  if (!repeats) return { start: new Date(first.startsAt), end: new Date(first.endsAt) };
  // What repeats does so by the clock of its place, whatever is done to the clocks.
  return {
    start: new ClockDate(first.startsAt, zone),
    end: new ClockDate(first.endsAt, zone),
    timezone: zone,
    ...rule,
  };
}

function ruleText({ rule, first }: Repeats, isAllDay: boolean, zone: string): string {
  const basic = (text: string) => text.replace(/[-:]|\.\d+/g, '');
  const over = rule.until === '' ? null : momentOfLocal(addLocalDays(rule.until, 1), zone);
  const until = isAllDay || over === null ? basic(rule.until) : basic(new Date(over - 1_000).toISOString());
  return repeatRule(localText(first.startsAt, zone), rule, until);
}

/** A zone's clock for as long as any of the events needs it. */
function zoneOf(site: SiteContent, zone: string, items: readonly ItemContent[]): string | null {
  const spans = items.flatMap(({ event }) => {
    if (!event?.repeats || (event.timeZone || site.timeZone) !== zone) return [];
    const { first, rule } = event.repeats;
    const last = repeatDays(localText(first.startsAt, zone), rule).at(-1) ?? '';
    return [{ from: first.startsAt - DAY, to: (momentOfLocal(last, zone) ?? first.endsAt) + 2 * DAY }];
  });
  if (spans.length === 0) return null;
  return zoneText(zone, Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to)));
}

/** A moment that says what clocks in a zone show: in the form in which the calendar library asks dates for it. */
class ClockDate extends Date {
  readonly internal: Date;

  constructor(moment: number, zone: string) {
    super(moment);
    this.internal = new Date(`${localText(moment, zone)}Z`);
  }

  withTimeZone(): this {
    return this;
  }

  tzComponents(): readonly string[] {
    return [];
  }

  override getFullYear(): number {
    return this.internal.getUTCFullYear();
  }

  override getMonth(): number {
    return this.internal.getUTCMonth();
  }

  override getDate(): number {
    return this.internal.getUTCDate();
  }

  override getHours(): number {
    return this.internal.getUTCHours();
  }

  override getMinutes(): number {
    return this.internal.getUTCMinutes();
  }
}
