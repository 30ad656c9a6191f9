import { eventTexts, type Month, monthWeeks } from '@quoin/domain/site';

/** What `GetItemsByMonth` returns of an event. An entry without a time uses its publication time. */
export interface CalendarItem {
  readonly title: string;
  readonly fullUrl: string;
  readonly startDate?: number;
  readonly endDate?: number;
  readonly publishOn?: number;
}

export interface CalendarPlace {
  /** The page's language, BCP 47. */
  readonly language: string;
  /** The site's, IANA. */
  readonly timeZone: string;
  /** 0 Sunday, 1 Monday. */
  readonly weekStart: number;
}

export interface CalendarDay {
  /** `2026-12-03`. */
  readonly day: string;
  readonly number: number;
  readonly isInMonth: boolean;
  readonly items: readonly { readonly title: string; readonly url: string; readonly time: string }[];
}

/** Returns the weeks of a month with each day's events. An event of several days appears on each of them. */
export function calendarWeeks(
  month: Month,
  items: readonly CalendarItem[],
  { language, timeZone, weekStart }: CalendarPlace,
): readonly (readonly CalendarDay[])[] {
  const placed = items.map((item) => {
    const startsAt = item.startDate ?? item.publishOn ?? 0;
    const endsAt = Math.max(startsAt, item.endDate ?? startsAt);
    const span = { startsAt, endsAt, timeZone: '', isAllDay: false };
    return { ...item, startsAt, ...eventTexts(span, { language, timeZone }) };
  });
  placed.sort((left, right) => left.startsAt - right.startsAt);
  const prefix = `${month.year}-${String(month.month).padStart(2, '0')}`;
  return monthWeeks(month, weekStart).map((week) =>
    week.map((day) => ({
      day,
      number: Number(day.slice(8)),
      isInMonth: day.startsWith(prefix),
      items: placed
        .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
        .map(({ title, fullUrl, time }) => ({ title, url: fullUrl, time })),
    })),
  );
}

/** Mon, Tue … in the language of the page. */
export function weekdayNames(language: string, weekStart: number): readonly { short: string; long: string }[] {
  // The first of February 2026 is a Sunday.
  const day = (at: number): number => Date.UTC(2026, 1, 1 + ((at + weekStart) % 7));
  const text = (at: number, weekday: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(day(at));
  return Array.from({ length: 7 }, (_, at) => ({ short: text(at, 'short'), long: text(at, 'long') }));
}

export function monthTitle({ year, month }: Month, language: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(Date.UTC(year, month - 1, 1));
}
