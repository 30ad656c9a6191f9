import { addLocalDays, isIsoDay, localText, momentOfLocal } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { type EventTime, isTimeZone } from './eventTime.ts';
import type { EventPlace } from './place.ts';
import { REPEAT_LIMITS, type Repeat, repeatDays, repeatShifts } from './repeat.ts';

/** When and where something happens, as an owner enters it: by the clock of the place. */
export interface EventDraft {
  /** `2026-12-03T19:00`; of whole days the first, `2026-12-03`. */
  readonly start: string;
  /** Likewise; of whole days the last. */
  readonly end: string;
  /** IANA; '' for the site's. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
  readonly place: EventPlace;
  /** Null: once. */
  readonly repeat: Repeat | null;
}

export const EVENT_LIMITS = { place: 200, days: 370 } as const;

export type EventCode =
  | 'eventStartMissing'
  | 'eventEndMissing'
  | 'eventEndsBefore'
  | 'eventTooLong'
  | 'eventZoneUnknown'
  | 'eventPlaceTooLong'
  | 'repeatEveryInvalid'
  | 'repeatEndMissing'
  | 'repeatEndsBefore'
  | 'repeatTooOften';

export interface EventSpan {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Everything that is wrong with it, each with its input. */
export function eventProblems(draft: EventDraft): readonly Problem<EventCode>[] {
  const zone = draft.timeZone || 'UTC';
  if (!isTimeZone(zone)) return [{ code: 'eventZoneUnknown', field: 'event.timeZone' }];
  const isRight = (text: string) =>
    draft.isAllDay ? isIsoDay(text) : text.length > 10 && momentOfLocal(text, zone) !== null;
  const found: Problem<EventCode>[] = [];
  if (!isRight(draft.start)) found.push({ code: 'eventStartMissing', field: 'event.start' });
  if (!isRight(draft.end)) found.push({ code: 'eventEndMissing', field: 'event.end' });
  if (found.length === 0) found.push(...spanProblems(draft));
  const { title, line1, line2, country } = draft.place;
  if ([title, line1, line2, country].some((text) => text.length > EVENT_LIMITS.place))
    found.push({ code: 'eventPlaceTooLong', field: 'event.place', values: { max: EVENT_LIMITS.place } });
  return found;
}

function spanProblems({ start, end, repeat }: EventDraft): readonly Problem<EventCode>[] {
  if (end < start) return [{ code: 'eventEndsBefore', field: 'event.end' }];
  if (end.slice(0, 10) > addLocalDays(start.slice(0, 10), EVENT_LIMITS.days))
    return [{ code: 'eventTooLong', field: 'event.end', values: { max: EVENT_LIMITS.days } }];
  return repeat === null ? [] : repeatProblems(start, repeat);
}

function repeatProblems(start: string, repeat: Repeat): readonly Problem<EventCode>[] {
  const { every, until, count } = repeat;
  const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWhole(every, REPEAT_LIMITS.every))
    return [{ code: 'repeatEveryInvalid', field: 'event.repeat.every', values: { max: REPEAT_LIMITS.every } }];
  const tooOften = { code: 'repeatTooOften', field: 'event.repeat.end', values: { max: REPEAT_LIMITS.times } } as const;
  if (until === '') {
    if (!Number.isInteger(count) || count < 1) return [{ code: 'repeatEndMissing', field: 'event.repeat.end' }];
    return count > REPEAT_LIMITS.times ? [tooOften] : [];
  }
  if (!isIsoDay(until)) return [{ code: 'repeatEndMissing', field: 'event.repeat.end' }];
  if (until < start.slice(0, 10)) return [{ code: 'repeatEndsBefore', field: 'event.repeat.end' }];
  return repeatDays(start, repeat).length > REPEAT_LIMITS.times ? [tooOften] : [];
}

/** Every time it happens, the first one first, of a draft without problems; `siteZone` where it names none. */
export function eventSpans(draft: EventDraft, siteZone: string): readonly EventSpan[] {
  const { start, end, isAllDay, repeat } = draft;
  const zone = draft.timeZone || siteZone;
  // A whole day is over with the midnight after it.
  const over = isAllDay ? addLocalDays(end, 1) : end;
  const shifts = repeat === null ? [0] : repeatShifts(start, repeat);
  return shifts.flatMap((days) => {
    const [startsAt, endsAt] = [addLocalDays(start, days), addLocalDays(over, days)].map((text) =>
      momentOfLocal(text, zone),
    );
    return startsAt == null || endsAt == null ? [] : [{ startsAt, endsAt: Math.max(startsAt, endsAt) }];
  });
}

export interface StoredEvent extends EventTime {
  readonly place: EventPlace;
  readonly repeat: Repeat | null;
}

/** What is stored, by the clock of the place. */
export function eventDraftOf(stored: StoredEvent, siteZone: string): EventDraft {
  const { startsAt, endsAt, timeZone, isAllDay, place, repeat } = stored;
  const zone = timeZone || siteZone;
  const text = (moment: number) => localText(moment, zone).slice(0, isAllDay ? 10 : 16);
  const end = isAllDay ? Math.max(startsAt, endsAt - 1) : endsAt;
  return { start: text(startsAt), end: text(end), timeZone, isAllDay, place, repeat };
}
