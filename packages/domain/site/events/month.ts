/** A month of a calendar; 1 is January. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DAY = 86_400_000;

/** `9-2026`, `09-2026` or `July-2018`, as existing sites write it; null for anything else. */
export function parseMonth(text: string): Month | null {
  const match = /^(\d{1,2}|[A-Za-z]{3,9})-(\d{4})$/.exec(text);
  if (match === null) return null;
  const [, name = '', year = ''] = match;
  const month = /^\d/.test(name) ? Number(name) : NAMES.indexOf(name.toLowerCase()) + 1;
  return month >= 1 && month <= 12 && Number(year) >= 1900 ? { year: Number(year), month } : null;
}

/** `9-2026`. */
export function monthText({ year, month }: Month): string {
  return `${month}-${year}`;
}

export function addToMonth({ year, month }: Month, months: number): Month {
  const whole = year * 12 + (month - 1) + months;
  return { year: Math.floor(whole / 12), month: (whole % 12) + 1 };
}

/** The first day of the month, and of the one after it, as `2026-09-01`. */
export function monthDays(month: Month): { readonly first: string; readonly end: string } {
  return { first: dayText(month, 1), end: dayText(addToMonth(month, 1), 1) };
}

function dayText({ year, month }: Month, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whole weeks that show the month, each of seven days (`2026-08-31`); `weekStart` 0 is Sunday. */
export function monthWeeks(month: Month, weekStart: number): readonly (readonly string[])[] {
  const first = Date.UTC(month.year, month.month - 1, 1);
  const last = Date.UTC(month.year, month.month, 0);
  const start = first - ((new Date(first).getUTCDay() - weekStart + 7) % 7) * DAY;
  const weeks: string[][] = [];
  for (let week = start; week <= last; week += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, day) => new Date(week + day * DAY).toISOString().slice(0, 10)));
  }
  return weeks;
}

/** Where the week begins on Sunday; elsewhere it begins on Monday. */
const SUNDAY = new Set(['US', 'CA', 'MX', 'BR', 'JP', 'KR', 'TW', 'HK', 'IN', 'IL', 'ZA', 'PH', 'TH']);

/** 0 Sunday, 1 Monday, by the region of a language tag; `en` alone counts as American. */
export function weekStartOf(language: string): 0 | 1 {
  const [family = '', ...rest] = language.split('-');
  const region =
    rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase() ?? (family.toLowerCase() === 'en' ? 'US' : '');
  return SUNDAY.has(region) ? 0 : 1;
}
