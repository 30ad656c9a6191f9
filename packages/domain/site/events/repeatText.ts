import { addLocalDays } from '@quoin/domain/formats';
import { inLanguage, type Translated } from '@quoin/domain/languages';
import { ordinalOf, type Repeat, WEEKDAYS, weekdayOf } from './repeat.ts';
import { repeatWordsAr } from './repeatWordsAr.ts';
import { repeatWordsDe } from './repeatWordsDe.ts';
import { repeatWordsEs } from './repeatWordsEs.ts';
import { repeatWordsFr } from './repeatWordsFr.ts';
import { repeatWordsIt } from './repeatWordsIt.ts';
import { repeatWordsJa } from './repeatWordsJa.ts';
import { repeatWordsNl } from './repeatWordsNl.ts';
import { repeatWordsPt } from './repeatWordsPt.ts';

const words = {
  daily: (every: number) => (every === 1 ? 'Every day' : `Every ${every} days`),
  weekly: (every: number, days: string) => (every === 1 ? `Every week on ${days}` : `Every ${every} weeks on ${days}`),
  monthly: (every: number, day: string) => (every === 1 ? `Every month on ${day}` : `Every ${every} months on ${day}`),
  date: (day: number) => `day ${day}`,
  weekday: (nth: number, weekday: string) =>
    `the ${['last', '', 'first', 'second', 'third', 'fourth'][nth + 1] ?? ''} ${weekday}`,
  until: (rule: string, day: string) => `${rule}, until ${day}`,
  count: (rule: string, count: number) => (count === 1 ? `${rule}, once` : `${rule}, ${count} times`),
} as const;

export type RepeatWords = Translated<typeof words>;

/** `Every 2 weeks on Tuesday and Thursday, until March 3, 2027`; `first` is the local day of the first one. */
export function repeatText(first: string, repeat: Repeat, language: string): string {
  const { unit, every, until, count } = repeat;
  const said = inLanguage<RepeatWords>(
    {
      en: words,
      de: repeatWordsDe,
      pt: repeatWordsPt,
      ar: repeatWordsAr,
      nl: repeatWordsNl,
      ja: repeatWordsJa,
      it: repeatWordsIt,
      es: repeatWordsEs,
      fr: repeatWordsFr,
    },
    language,
  );
  const rule =
    unit === 'daily'
      ? said.daily(every)
      : unit === 'weekly'
        ? said.weekly(every, weekdays(first, repeat, language))
        : said.monthly(every, monthDay(first, repeat, language, said));
  if (until === '') return said.count(rule, count);
  return said.until(
    rule,
    dayFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(`${until}T00:00Z`)),
  );
}

function weekdays(first: string, { days }: Repeat, language: string): string {
  const own = weekdayOf(first);
  const named = WEEKDAYS.flatMap((day, index) =>
    index === own || days.includes(day) ? [weekdayName(index, language)] : [],
  );
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
}

function monthDay(first: string, { monthlyBy }: Repeat, language: string, said: RepeatWords): string {
  if (monthlyBy === 'date') return said.date(Number(first.slice(8, 10)));
  return said.weekday(ordinalOf(first), weekdayName(weekdayOf(first), language));
}

/** A Monday. */
const MONDAY = '2026-11-16';

/** From Monday (0) on. */
export function weekdayName(index: number, language: string): string {
  return dayFormat(language, { weekday: 'long' }).format(Date.parse(`${addLocalDays(MONDAY, index)}T00:00Z`));
}

function dayFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
}
