import { describe, expect, it } from 'vitest';
import { calendarWeeks, monthTitle, weekdayNames } from './calendarPlan.ts';

const place = { language: 'de', timeZone: 'Europe/Berlin', weekStart: 1 };
const item = (title: string, startDate: string, endDate: string) => ({
  ...{ title, fullUrl: `/events/${title}` },
  ...{ startDate: Date.parse(startDate), endDate: Date.parse(endDate) },
});

describe('the month EventCollectionCalendar shows (site-templates 11)', () => {
  const weeks = calendarWeeks(
    { year: 2026, month: 11 },
    [
      item('late', '2026-11-03T22:30:00Z', '2026-11-03T22:45:00Z'),
      item('days', '2026-11-03T09:00:00Z', '2026-11-05T10:00:00Z'),
    ],
    place,
  );
  const on = (day: string) =>
    weeks
      .flat()
      .find((each) => each.day === day)
      ?.items.map(({ title }) => title);

  it('has whole weeks, from the day they begin on where the site is', () => {
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0]?.day, weeks[0]?.[6]?.isInMonth, weeks[0]?.[0]?.isInMonth]).toEqual([
      '2026-10-26',
      true,
      false,
    ]);
  });
  it('shows what happens on the day it happens on the site’s clock, and on each day of several', () => {
    expect([on('2026-11-03'), on('2026-11-04'), on('2026-11-05'), on('2026-11-06')]).toEqual([
      ['days', 'late'],
      ['days'],
      ['days'],
      [],
    ]);
  });
  it('shows an entry without a time on the day it was published', () => {
    const entry = { title: 'entry', fullUrl: '/a', publishOn: Date.parse('2026-11-10T12:00:00Z') };
    const shown = calendarWeeks({ year: 2026, month: 11 }, [entry], place).flat();
    expect(shown.find(({ items }) => items.length > 0)?.day).toBe('2026-11-10');
  });
});

it('names months and days in the language of the page', () => {
  expect([monthTitle({ year: 2026, month: 3 }, 'de'), monthTitle({ year: 2026, month: 3 }, 'en')]).toEqual([
    'März 2026',
    'March 2026',
  ]);
  expect(weekdayNames('de', 1)[0]).toEqual({ short: 'Mo', long: 'Montag' });
  expect(weekdayNames('en', 0)[6]).toEqual({ short: 'Sat', long: 'Saturday' });
});
