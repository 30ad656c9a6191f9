import { typedCode } from '../texts/typedText.ts';

/** The order of the figures of a date. A year of four figures that comes first shows the order by itself. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface GuessedDateOrder {
  readonly order: DateOrder;
  /** Whether the dates could also be read in another order. The user is asked in that case. */
  readonly isOpen: boolean;
}

/** The order in which a language (BCP 47) writes dates. */
export function dateOrderOf(language: string): DateOrder {
  const parts = new Intl.DateTimeFormat(language, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    0,
  );
  const first = parts.find(({ type }) => type === 'day' || type === 'month' || type === 'year')?.type;
  return first === 'year' ? 'ymd' : first === 'month' ? 'mdy' : 'dmy';
}

/** The order in which the dates of whole columns are written: a figure above 12 is no month. `otherwise` where none says so. */
export function guessDateOrder(dates: Iterable<string>, otherwise: DateOrder): GuessedDateOrder {
  const votes = { dmy: 0, mdy: 0, ymd: 0 };
  let open = 0;
  for (const date of dates) {
    const [first, second, third, mark] = figuresOf(date) ?? [];
    if (first === undefined || second === undefined || third === undefined || first > 999) continue;
    if (first > 31) votes.ymd += 1;
    else if (second > 12) votes.mdy += first > 12 ? 0 : 1;
    // Nobody who parts figures with points writes the month first.
    else if ((first > 12 && third > 31) || mark === '.') votes.dmy += 1;
    else open += 1;
  }
  const [best] = DATE_ORDERS.toSorted((one, other) => votes[other] - votes[one]);
  const isKnown = best !== undefined && votes[best] > 0;
  return { order: isKnown ? best : otherwise, isOpen: open > 0 && !isKnown };
}

/**
 * A date as a table has it → a day, `2026-11-29`; with a time a clock somewhere shows, `2026-11-29T09:30`; or a moment,
 * `2026-11-29T09:30:00.000Z`, where it says how far that clock is from UTC. Figures of any script, months by their names, `2026年11月29日`,
 * years of Japan's emperors, of Taiwan and of the Buddha, and the numbers that Excel counts days with. Null for no date.
 */
export function plainDate(text: string, order: DateOrder): string | null {
  if (text.length > LONGEST) return null;
  const plain = typedCode(text);
  const counted = EXCEL.test(plain) ? ofExcel(Number(plain)) : null;
  if (counted !== null) return counted;
  const at = plain.search(/(?<=[T\s,])\d{1,2}:\d{2}/i);
  const day = dayOf(at < 0 ? plain : plain.slice(0, at), order);
  return day === null || at < 0 ? day : withTime(day, plain.slice(at));
}

/** Longer cells hold no date. */
const LONGEST = 60;

/** Days from 1954 to 2119 as Excel counts them, a time as their fraction. */
const EXCEL = /^[2-7]\d{4}(?:\.\d+)?$/;
const EXCEL_FIRST = Date.UTC(1899, 11, 30);

function ofExcel(days: number): string {
  const text = new Date(EXCEL_FIRST + Math.round(days * 1440) * 60_000).toISOString();
  return Number.isInteger(days) ? text.slice(0, 10) : text.slice(0, 16);
}

/** Years that begin with an emperor, or with the Republic of China. */
const ERAS: Readonly<Record<string, number>> = {
  ...{ 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 },
};
const ERA = new RegExp(`^(${Object.keys(ERAS).join('|')})\\s*(\\d{1,3}|元)\\s*年`);

/** The three figures of a date and what parts them. */
function figuresOf(text: string): readonly [number, number, number, string] | null {
  const plain = namedMonths(typedCode(text)).replace(ERA, (_, era: string, year: string) => `${eraYear(era, year)}年`);
  const found = /^(\d{1,4})\s*([./年년-]|\s)\s*(\d{1,2})\s*(?:[./月월-]|\s)\s*(\d{1,4})\s*[.日일]?(?!\d)/.exec(plain);
  if (found !== null) return [Number(found[1]), Number(found[3]), Number(found[4]), found[2]!];
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  return compact === null ? null : [Number(compact[1]), Number(compact[2]), Number(compact[3]), ''];
}

function eraYear(era: string, year: string): number {
  return (ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year));
}

function dayOf(text: string, order: DateOrder): string | null {
  const figures = figuresOf(text);
  if (figures === null) return null;
  const [first, second, third] = figures;
  const isNamed = /\p{L}{3}/u.test(typedCode(text));
  const [year, month, day] =
    first > 31 || (order === 'ymd' && third <= 31)
      ? [first, second, third]
      : order === 'mdy' && !isNamed
        ? [third, first, second]
        : [third, second, first];
  return isoDay(wholeYear(year), month, day);
}

/** Two figures are a year near ours; from 2400 on years are counted from the Buddha. */
function wholeYear(year: number): number {
  if (year < 70) return 2000 + year;
  if (year < 100) return 1900 + year;
  return year >= 2400 && year < 2700 ? year - 543 : year;
}

function isoDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200) return null;
  const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const moment = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : null;
}

function withTime(day: string, time: string): string | null {
  const [, hour = '', minute = '', half = '', zone = ''] =
    /^(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i.exec(time) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || (half !== '' && Number(hour) > 12)) return null;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const clock = `${day}T${String(hours).padStart(2, '0')}:${minute}`;
  if (zone === '') return clock;
  const [, sign = '+', ahead = '00', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(ahead) * 60 + Number(minutes)) * 60_000;
  return new Date(Date.parse(`${clock}Z`) - offset).toISOString();
}

/** Languages whose names of months are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ru', 'tr', 'ar', 'sv', 'da', 'cs'];

/** `Nov 29, 2026` → `29/11/2026`, `29. November 2026` → `29/11/2026`. */
function namedMonths(text: string): string {
  if (!/\p{L}{3}/u.test(text)) return text;
  const words =
    /^(?:\p{L}+,?\s+)?(\d{1,2})?(?:st|nd|rd|th)?[.º]?(?:\s+de)?[\s-]*(\p{L}{3,})\.?(?:\s+de)?[\s-]*(\d{1,2}(?=[,\s]|st|nd|rd|th))?(?:st|nd|rd|th)?[,\s-]*(\d{4})/u;
  const [whole, before, name = '', behind, year] = words.exec(text) ?? [];
  const month = monthNames().get(name.toLowerCase().normalize('NFC'));
  const day = before ?? behind;
  if (whole === undefined || month === undefined || day === undefined) return text;
  return `${day}/${month}/${year}${text.slice(whole.length)}`;
}

let names: ReadonlyMap<string, number> | undefined;

function monthNames(): ReadonlyMap<string, number> {
  names ??= new Map(
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
          month,
          day: 'numeric',
          timeZone: 'UTC',
        });
        return Array.from({ length: 12 }, (_, index) => {
          const part = format.formatToParts(Date.UTC(2026, index, 2)).find(({ type }) => type === 'month');
          return [(part?.value ?? '').replace(/\.$/, '').toLowerCase().normalize('NFC'), index + 1] as const;
        });
      }),
    ),
  );
  return names;
}
