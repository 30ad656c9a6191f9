import { addDays } from './dayArithmetic.ts';
import type { IsoDay } from './days.ts';

const DAY = 86_400_000;
const SECOND = 1000;

/** `2026-11-21T09:30` on a clock in a time zone (IANA), as inputs of dates and times write it. Throws for an unknown zone (a Fault). */
export function localText(moment: number, timeZone: string): string {
  return new Date(clockIn(timeZone, moment)).toISOString().slice(0, 16);
}

/** The calendar day of a moment (milliseconds since 1970) in a time zone. */
export function dayInZone(moment: number, timeZone: string): IsoDay {
  return new Date(clockIn(timeZone, moment)).toISOString().slice(0, 10);
}

/**
 * The moment when clocks in a time zone show so; null for no date or time. A time that occurs twice is the first one; one that
 * clocks skip is as much later as they skip (`compatible` of RFC 9557). A day alone is its first moment, which is not always
 * midnight: in Santiago the day that summer time begins starts at 1:00.
 */
export function momentOfLocal(text: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(text)) return null;
  const wanted = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  // The parser of dates takes 30 February for 2 March.
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(text)) return null;
  return text.length === 10 ? startOf(wanted, timeZone) : momentOfClock(wanted, timeZone);
}

/** The first moment of a day there, or the moment when it is that hour of it. */
export function momentInZone(day: IsoDay, timeZone: string, hour = 0): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return hour === 0 ? startOf(midnight, timeZone) : momentOfClock(midnight + hour * 3_600_000, timeZone);
}

/** The same clock time on a day so many days later: `2026-11-21T09:30` and 7 → `2026-11-28T09:30`. */
export function addLocalDays(text: string, days: number): string {
  const [day = '', time] = text.split('T');
  const later = addDays(day, days);
  return time === undefined ? later : `${later}T${time}`;
}

/** What clocks there are ahead of UTC, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  return clockIn(timeZone, moment) - Math.floor(moment / SECOND) * SECOND;
}

/** The same with what that clock is ahead of UTC, `2026-11-21T09:30+01:00` (ISO 8601): when it is, and how late it is there. */
export function zonedText(moment: number, timeZone: string): string {
  const ahead = offsetAt(moment, timeZone);
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${localText(moment, timeZone)}${ahead < 0 ? '-' : '+'}${offset}`;
}

/** `clock`: date and time as if they were UTC. */
function momentOfClock(clock: number, timeZone: string): number {
  const [before, after] = [offsetAt(clock - DAY, timeZone), offsetAt(clock + DAY, timeZone)];
  const earlier = Math.min(clock - before, clock - after);
  const later = Math.max(clock - before, clock - after);
  if (clockIn(timeZone, earlier) === clock) return earlier;
  if (clockIn(timeZone, later) === clock) return later;
  // Clocks skip it: by the old time it would be then.
  return clock - before;
}

function startOf(midnight: number, timeZone: string): number {
  const moment = momentOfClock(midnight, timeZone);
  if (clockIn(timeZone, moment) === midnight) return moment;
  // Clocks skip midnight: the day begins when they are changed.
  const offset = offsetAt(midnight - DAY, timeZone);
  let [low, high] = [midnight - DAY, midnight + DAY];
  while (high - low > SECOND) {
    const middle = Math.floor((low + high) / 2 / SECOND) * SECOND;
    if (offsetAt(middle, timeZone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** Date and time on a clock there, as if it were UTC; whole seconds. */
function clockIn(timeZone: string, moment: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Formatters are slow to make, and few are used. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 500;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  if (FORMATS.size >= MAX_FORMATS) FORMATS.clear();
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { ...day, ...time, timeZone });
  FORMATS.set(timeZone, format);
  return format;
}
