import { isSpoken } from '@quoin/domain/languages';

/** A calendar day as ISO text, `2026-11-21`. Days have no time zone. Code that makes one from a moment chooses it. */
export type IsoDay = string;

const DAY_MILLISECONDS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The day of a moment (milliseconds since 1970) in UTC. */
export function isoDayOf(moment: number): IsoDay {
  return new Date(moment).toISOString().slice(0, 10);
}

function momentOf(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day that many Monday-to-Friday days later; 0 is the same day, or the next working day at a weekend. */
export function addWorkingDays(day: IsoDay, count: number): IsoDay {
  let moment = nextWorkingMoment(momentOf(day));
  for (let left = Math.max(0, Math.floor(count)); left > 0; left -= 1) {
    moment = nextWorkingMoment(moment + DAY_MILLISECONDS);
  }
  return isoDayOf(moment);
}

function nextWorkingMoment(moment: number): number {
  const weekday = new Date(moment).getUTCDay();
  if (weekday === 6) return moment + 2 * DAY_MILLISECONDS;
  return weekday === 0 ? moment + DAY_MILLISECONDS : moment;
}

/** The way to write days of the languages we speak besides English (BCP 47). */
function ownFormat(language: string, year?: 'numeric'): Intl.DateTimeFormat | null {
  if (/^en(?:-|$)/i.test(language) || !isSpoken(language)) return null;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
}

/** `Nov 21, 2026`; in German `21. November 2026`. */
export function formatDay(day: IsoDay, language = 'en'): string {
  const own = ownFormat(language, 'numeric');
  if (own !== null) return own.format(momentOf(day));
  const date = new Date(momentOf(day));
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `Nov 24 – 27`, `Nov 28 – Dec 2`, `Dec 30, 2026 – Jan 4, 2027`; a single day when both are the same (CX-14). */
export function formatDayRange(from: IsoDay, to: IsoDay, language = 'en'): string {
  const own = ownFormat(language, from.slice(0, 4) === to.slice(0, 4) ? undefined : 'numeric');
  if (own !== null) return from === to ? own.format(momentOf(from)) : own.formatRange(momentOf(from), momentOf(to));
  const start = new Date(momentOf(from));
  const end = new Date(momentOf(to));
  if (from === to) return shortDay(start);
  if (start.getUTCFullYear() !== end.getUTCFullYear()) return `${formatDay(from)} – ${formatDay(to)}`;
  const sameMonth = start.getUTCMonth() === end.getUTCMonth();
  return `${shortDay(start)} – ${sameMonth ? end.getUTCDate() : shortDay(end)}`;
}

function shortDay(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
}
