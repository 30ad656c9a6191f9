import type { IsoDay } from '@quoin/domain/formats';

/** Formatters are dear to make and the same for every order of a store. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  };
  const format = new Intl.DateTimeFormat('en-CA', {
    ...parts,
    hourCycle: 'h23',
    timeZone,
  } as Intl.DateTimeFormatOptions);
  FORMATS.set(timeZone, format);
  return format;
}

/** Date and time on a clock in that zone, as if it were UTC. Throws for a zone nobody knows (a Fault). */
function clockIn(timeZone: string, moment: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The calendar day of a moment (milliseconds) where the store is. */
export function dayInZone(moment: number, timeZone: string): IsoDay {
  return new Date(clockIn(timeZone, moment)).toISOString().slice(0, 10);
}

/** The moment when it is that hour of that day there. An hour that the clocks skip is told an hour later. */
export function momentInZone(day: IsoDay, timeZone: string, hour = 0): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  const guess = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(guess, timeZone);
}

function offsetAt(moment: number, timeZone: string): number {
  return clockIn(timeZone, moment) - Math.floor(moment / 1000) * 1000;
}
