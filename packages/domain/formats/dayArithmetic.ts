import type { IsoDay } from './days.ts';

const DAY = 86_400_000;

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return new Date(momentOf(day) + count * DAY).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((momentOf(to) - momentOf(from)) / DAY);
}

/** The same day of a later month, or that month's last day where it is shorter: 31 Jan + 1 = 28 or 29 Feb. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + count;
  const [toYear, toMonth] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(toYear, toMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(toYear, toMonth, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The later of two days: ISO days sort as text. */
export function laterDay(one: IsoDay, other: IsoDay): IsoDay {
  return one > other ? one : other;
}

/** Whether text is a day of the calendar: `2026-02-29` is not. */
export function isIsoDay(text: string | undefined): text is IsoDay {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = momentOf(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

function momentOf(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}
