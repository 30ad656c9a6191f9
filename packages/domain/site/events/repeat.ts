import { addLocalDays, daysBetween, isIsoDay } from '@quoin/domain/formats';

export const REPEAT_UNITS = ['daily', 'weekly', 'monthly'] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/** As iCalendar names them; the week begins on Monday. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** How often something happens again. Each ends: by its last day or by its number. */
export interface Repeat {
  readonly unit: RepeatUnit;
  /** Every so many days, weeks or months. */
  readonly every: number;
  /** Of weekly ones; the day of the first always counts. */
  readonly days: readonly Weekday[];
  /** Of monthly ones: on the 13th, or on the second Friday. */
  readonly monthlyBy: 'date' | 'weekday';
  /** The last day on which one may begin, `2027-03-31`; '' where the number says it. */
  readonly until: string;
  /** How many there are, the first among them; 0 where the day says it. */
  readonly count: number;
}

export const REPEAT_LIMITS = { every: 99, times: 400 } as const;

/** What is stored, leniently; null for what happens once. */
export function readRepeat(stored: unknown): Repeat | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { unit, every, days, monthlyBy, until, count } = stored as Readonly<Record<string, unknown>>;
  const known = REPEAT_UNITS.find((each) => each === unit);
  const end = typeof until === 'string' && isIsoDay(until) ? until : '';
  const times = isWhole(count, REPEAT_LIMITS.times) ? count : 0;
  if (known === undefined || (end === '' && times === 0)) return null;
  return {
    unit: known,
    every: isWhole(every, REPEAT_LIMITS.every) ? every : 1,
    days: Array.isArray(days) ? WEEKDAYS.filter((day) => days.includes(day)) : [],
    monthlyBy: monthlyBy === 'weekday' ? 'weekday' : 'date',
    until: end,
    count: end === '' ? times : 0,
  };
}

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

/** Which day of the week a day is, from Monday (0) on. */
export function weekdayOf(day: string): number {
  return (new Date(`${day.slice(0, 10)}T00:00Z`).getUTCDay() + 6) % 7;
}

/** The how-manieth of its weekday in its month a day is; a fifth one is -1, the last. */
export function ordinalOf(day: string): number {
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7);
  return nth === 5 ? -1 : nth;
}

/** The days on which it begins, the first among them; at most one more than may be, so that one sees there are too many. */
export function repeatDays(first: string, repeat: Repeat): readonly string[] {
  const most = Math.min(repeat.count || Number.POSITIVE_INFINITY, REPEAT_LIMITS.times + 1);
  const found: string[] = [];
  for (const day of daysFrom(first.slice(0, 10), repeat)) {
    if (found.length >= most || (repeat.until !== '' && day > repeat.until)) break;
    found.push(day);
  }
  return found;
}

function daysFrom(first: string, repeat: Repeat): Iterable<string> {
  if (repeat.unit === 'daily') return dailyFrom(first, repeat);
  return repeat.unit === 'weekly' ? weeklyFrom(first, repeat) : monthlyFrom(first, repeat);
}

function* dailyFrom(first: string, { every }: Repeat): Iterable<string> {
  for (let step = 0; ; step += 1) yield addLocalDays(first, step * every);
}

function* weeklyFrom(first: string, { every, days }: Repeat): Iterable<string> {
  const own = weekdayOf(first);
  const wanted = [...new Set([own, ...days.map((day) => WEEKDAYS.indexOf(day))])].sort((left, right) => left - right);
  for (let week = 0; ; week += every) {
    for (const weekday of wanted) {
      const day = addLocalDays(first, week * 7 + weekday - own);
      if (day >= first) yield day;
    }
  }
}

/** Beyond that many months without a hit there is none: 29 February comes back within eight years. */
const MOST_MONTHS = 6_000;

/** Months that have no such day are left out, as iCalendar says. */
function* monthlyFrom(first: string, { every, monthlyBy }: Repeat): Iterable<string> {
  const [year = 0, month = 1] = first.split('-').map(Number);
  for (let step = 0; step < MOST_MONTHS; step += every) {
    const start = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10);
    const day = monthlyBy === 'date' ? sameDate(start, first) : sameWeekday(start, first);
    if (day !== null) yield day;
  }
}

function sameDate(start: string, first: string): string | null {
  const day = addLocalDays(start, Number(first.slice(8, 10)) - 1);
  return day.slice(0, 7) === start.slice(0, 7) ? day : null;
}

function sameWeekday(start: string, first: string): string {
  const nth = ordinalOf(first);
  const wanted = weekdayOf(first);
  if (nth > 0) return addLocalDays(start, ((wanted - weekdayOf(start) + 7) % 7) + (nth - 1) * 7);
  const [year = 0, month = 1] = start.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return addLocalDays(last, -((weekdayOf(last) - wanted + 7) % 7));
}

/** As iCalendar writes it (RFC 5545, 3.3.10); `untilText` is the moment or day of `until` in its form. */
export function repeatRule(first: string, repeat: Repeat, untilText: string): string {
  const { unit, every, days, monthlyBy, until, count } = repeat;
  const own = WEEKDAYS[weekdayOf(first)] ?? 'MO';
  const weekly = WEEKDAYS.filter((day) => day === own || days.includes(day)).join(',');
  const monthly = monthlyBy === 'date' ? `BYMONTHDAY=${Number(first.slice(8, 10))}` : `BYDAY=${ordinalOf(first)}${own}`;
  return [
    `FREQ=${unit.toUpperCase()}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(unit === 'weekly' ? [`BYDAY=${weekly}`] : []),
    ...(unit === 'monthly' ? [monthly] : []),
    until === '' ? `COUNT=${count}` : `UNTIL=${untilText}`,
  ].join(';');
}

/** How many days after the first each of them begins. */
export function repeatShifts(first: string, repeat: Repeat): readonly number[] {
  return repeatDays(first, repeat).map((day) => daysBetween(first.slice(0, 10), day.slice(0, 10)));
}

/** The same so many days later: other weekdays, another last day. */
export function movedRepeat(repeat: Repeat, days: number): Repeat {
  const weekday = (day: Weekday) => (WEEKDAYS.indexOf(day) + (days % 7) + 7) % 7;
  const moved = repeat.days.map(weekday);
  return {
    ...repeat,
    days: WEEKDAYS.filter((_, index) => moved.includes(index)),
    until: repeat.until === '' ? '' : addLocalDays(repeat.until, days),
  };
}
