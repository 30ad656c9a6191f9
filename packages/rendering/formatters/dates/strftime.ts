import type { ZonedTime } from './zone.ts';

/** English always, whatever the locale (template-language.md section 8). */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const two = (value: number): string => (value >= 0 && value < 10 ? `0${value}` : String(value));
const blank = (value: number): string => String(value).padStart(2, ' ');
const dayName = (time: ZonedTime): string => DAYS[time.weekday] ?? '';
const monthName = (time: ZonedTime): string => MONTHS[time.month - 1] ?? '';
const hour12 = (time: ZonedTime): number => time.hour % 12 || 12;
const half = (time: ZonedTime): string => (time.hour < 12 ? 'AM' : 'PM');
const clock = (time: ZonedTime): string => `${two(time.minute)}:${two(time.second)}`;
const short = (name: string): string => name.slice(0, 3);

/** Weeks begin on Sunday; that of 1 January is the first, even for the last days of the year before. */
function weekOfYear(time: ZonedTime): number {
  const saturday = time.dayOfYear - time.weekday + 6;
  return saturday >= daysOf(time.year) ? 1 : Math.floor(saturday / 7) + 1;
}

function daysOf(year: number): number {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365;
}

function isoWeek(time: ZonedTime): { readonly year: number; readonly week: number } {
  const monday = (time.weekday + 6) % 7;
  const week = Math.floor((time.dayOfYear - monday + 10) / 7);
  if (week < 1) return { year: time.year - 1, week: isoWeeksOf(time.year - 1) };
  return week > isoWeeksOf(time.year) ? { year: time.year + 1, week: 1 } : { year: time.year, week };
}

/** A year has 53 weeks when it begins or ends on a Thursday. */
function isoWeeksOf(year: number): number {
  const lastDay = (of: number): number => (of + Math.floor(of / 4) - Math.floor(of / 100) + Math.floor(of / 400)) % 7;
  return lastDay(year) === 4 || lastDay(year - 1) === 3 ? 53 : 52;
}

function offsetText(time: ZonedTime): string {
  const minutes = Math.abs(time.offset);
  return `${time.offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const FIELDS: Readonly<Record<string, (time: ZonedTime) => string | number>> = {
  a: (time) => short(dayName(time)),
  A: dayName,
  b: (time) => short(monthName(time)),
  B: monthName,
  c: (time) =>
    `${short(dayName(time))}, ${short(monthName(time))} ${time.day}, ${time.year} ${hour12(time)}:${clock(time)} ${half(time)} ${time.abbreviation}`,
  C: (time) => two(Math.floor(time.year / 100)),
  d: (time) => two(time.day),
  D: (time) => `${two(time.month)}/${two(time.day)}/${two(time.year % 100)}`,
  e: (time) => blank(time.day),
  F: (time) => `${time.year}-${two(time.month)}-${two(time.day)}`,
  g: (time) => two(isoWeek(time).year % 100),
  G: (time) => String(isoWeek(time).year).padStart(4, '0'),
  h: (time) => short(monthName(time)),
  H: (time) => two(time.hour),
  I: (time) => two(hour12(time)),
  j: (time) => String(time.dayOfYear + 1).padStart(3, '0'),
  k: (time) => blank(time.hour),
  l: (time) => blank(hour12(time)),
  m: (time) => two(time.month),
  M: (time) => two(time.minute),
  n: () => '\n',
  N: (time) => String(time.millisecond * 1_000_000).padStart(9, '0'),
  p: half,
  P: (time) => half(time).toLowerCase(),
  q: (time) => Math.ceil(time.month / 3),
  r: (time) => `${hour12(time)}:${clock(time)} ${half(time)}`,
  R: (time) => `${two(time.hour)}:${two(time.minute)}`,
  s: (time) => Math.trunc(time.epoch / 1000),
  S: (time) => two(time.second),
  t: () => '\t',
  T: (time) => `${two(time.hour)}:${clock(time)}`,
  u: (time) => time.weekday || 7,
  U: (time) => two(weekOfYear(time)),
  v: (time) => `${blank(time.day)}-${short(monthName(time))}-${time.year}`,
  V: (time) => two(isoWeek(time).week),
  w: (time) => time.weekday,
  W: (time) => two(weekOfYear(time)),
  x: (time) => `${two(time.month)}/${two(time.day)}/${time.year}`,
  X: (time) => `${two(hour12(time))}:${clock(time)} ${half(time)}`,
  y: (time) => two(time.year % 100),
  Y: (time) => time.year,
  z: offsetText,
  Z: (time) => time.abbreviation,
  '%': () => '%',
};

type Piece = string | ((time: ZonedTime) => string | number);

/** Reads a pattern once; unknown letters print nothing. */
export function compileStrftime(pattern: string): (time: ZonedTime) => string {
  const pieces: Piece[] = [];
  for (const match of pattern.matchAll(/%([\s\S]?)|[^%]+/g)) {
    const letter = match[1];
    if (letter === undefined || letter === '') pieces.push(match[0]);
    else if (Object.hasOwn(FIELDS, letter)) pieces.push(FIELDS[letter] ?? '');
  }
  return (time) => {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : piece(time);
    return text;
  };
}
