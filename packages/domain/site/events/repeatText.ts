import { addLocalDays } from '@quoin/domain/formats';
import { inLanguage } from '@quoin/domain/languages';
import { repeat as repeatMessages } from '@quoin/messages/repeat';
import { ordinalOf, type Repeat, WEEKDAYS, weekdayOf } from './repeat.ts';

/** `Every 2 weeks on Tuesday and Thursday, until March 3, 2027`; `first` is the local day of the first one. */
export function repeatText(first: string, repeat: Repeat, language: string): string {
  const { unit, every, until, count } = repeat;
  const said = inLanguage(repeatMessages, language);
  const rule =
    unit === 'daily'
      ? said.daily(every)
      : unit === 'weekly'
        ? said.weekly(every, weekdays(first, repeat, language))
        : said.monthly(every, monthDayText(first, repeat.monthlyBy, language));
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

/** `day 13` or `the second Friday`: what monthly repeats go by. */
export function monthDayText(first: string, monthlyBy: Repeat['monthlyBy'], language: string): string {
  const said = inLanguage(repeatMessages, language);
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
