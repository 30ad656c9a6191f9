const MINUTE = 60_000;

/** `2026-11-21T09:30` on a clock in a time zone, as inputs of dates and times write it. */
export function localText(moment: number, timeZone: string): string {
  return new Date(clockIn(timeZone, moment)).toISOString().slice(0, 16);
}

/**
 * The moment when clocks in a time zone show so; null for no date or time. A day alone means its midnight. Of an hour that occurs
 * twice it is the first; one that clocks skip is told an hour later.
 */
export function momentOfLocal(text: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(text)) return null;
  const wanted = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  if (Number.isNaN(wanted)) return null;
  const guess = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(guess, timeZone);
}

/** The same clock time on a day so many days later: `2026-11-21T09:30` and 7 → `2026-11-28T09:30`. */
export function addLocalDays(text: string, days: number): string {
  const [day = '', time] = text.split('T');
  const later = new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return time === undefined ? later : `${later}T${time}`;
}

/** Whole days from one local day to another. */
export function localDaysBetween(from: string, to: string): number {
  return (Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / 86_400_000;
}

/** What clocks there are ahead of UTC, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  return clockIn(timeZone, moment) - Math.floor(moment / MINUTE) * MINUTE;
}

/** The same with what that clock is ahead of UTC, `2026-11-21T09:30+01:00` (ISO 8601): when it is, and how late it is there. */
export function zonedText(moment: number, timeZone: string): string {
  const ahead = offsetAt(moment, timeZone);
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${localText(moment, timeZone)}${ahead < 0 ? '-' : '+'}${offset}`;
}

/** Date and time on a clock there, as if it were UTC; whole minutes. */
function clockIn(timeZone: string, moment: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Dear to make, and few. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 500;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  if (FORMATS.size >= MAX_FORMATS) FORMATS.clear();
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { ...parts, hourCycle: 'h23', timeZone });
  FORMATS.set(timeZone, format);
  return format;
}
