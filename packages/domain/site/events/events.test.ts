import { describe, expect, it } from 'vitest';
import { eventDraftOf, eventSpans } from './eventDraft.ts';
import { eventTexts, isTimeZone, isUpcoming } from './eventTime.ts';
import { addToMonth, monthDays, monthText, monthWeeks, parseMonth, weekStartOf } from './month.ts';
import { placeText, readPlace } from './place.ts';

const spaced = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
const evening = {
  startsAt: Date.UTC(2026, 11, 3, 19),
  endsAt: Date.UTC(2026, 11, 3, 21, 30),
  timeZone: '',
  isAllDay: false,
};
const bristol = { language: 'en-GB', timeZone: 'Europe/London' };

describe('months', () => {
  it.each([
    ['9-2026', { year: 2026, month: 9 }],
    ['09-2026', { year: 2026, month: 9 }],
    ['July-2018', { year: 2018, month: 7 }],
    ['13-2026', null],
    ['0-2026', null],
    ['Jully-2026', null],
    ['9-26', null],
    ['9-2026-1', null],
  ])('%s', (text, expected) => {
    expect(parseMonth(text)).toEqual(expected);
  });

  it('go over the ends of years', () => {
    expect(monthText(addToMonth({ year: 2026, month: 12 }, 1))).toBe('1-2027');
    expect(monthText(addToMonth({ year: 2026, month: 1 }, -1))).toBe('12-2025');
    expect(monthDays({ year: 2026, month: 12 })).toEqual({ first: '2026-12-01', end: '2027-01-01' });
  });

  it('are whole weeks that begin where the region begins them', () => {
    const weeks = monthWeeks({ year: 2026, month: 11 }, 1);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(monthWeeks({ year: 2026, month: 11 }, 0)[0]?.[0]).toBe('2026-11-01');
    expect(monthWeeks({ year: 2027, month: 2 }, 1)).toHaveLength(4);
    expect([weekStartOf('en-US'), weekStartOf('en-GB'), weekStartOf('de'), weekStartOf('en')]).toEqual([0, 1, 1, 0]);
  });
});

describe('when an event is', () => {
  it('reads like a clock where it happens', () => {
    const texts = eventTexts(evening, bristol);
    expect(texts).toMatchObject({ month: 'Dec', day: '3', zone: '', isSameDay: true });
    expect(texts.date).toMatch(/^Thursday,? 3 December 2026$/);
    expect(spaced(texts.time)).toMatch(/^19:00 ?– ?21:30$/);
  });

  it('names another zone than the site’s, and its own day', () => {
    const texts = eventTexts({ ...evening, timeZone: 'Asia/Tokyo' }, bristol);
    expect(texts).toMatchObject({ firstDay: '2026-12-04', zone: 'GMT+9' });
  });

  it('spans days, and whole days end before the midnight after', () => {
    const long = eventTexts({ ...evening, endsAt: Date.UTC(2026, 11, 5, 10) }, bristol);
    expect(long).toMatchObject({ isSameDay: false, firstDay: '2026-12-03', lastDay: '2026-12-05' });
    const whole = { startsAt: Date.UTC(2026, 11, 3), endsAt: Date.UTC(2026, 11, 4), timeZone: '', isAllDay: true };
    expect(eventTexts(whole, bristol)).toMatchObject({ isSameDay: true, time: '', lastDay: '2026-12-03' });
  });

  it('is upcoming until its end', () => {
    expect(isUpcoming(evening, evening.endsAt)).toBe(true);
    expect(isUpcoming(evening, evening.endsAt + 1)).toBe(false);
  });

  it('knows zones from names of none', () => {
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Base'), isTimeZone('')]).toEqual([true, false, false]);
  });
});

describe('an event of whole days', () => {
  const place = { title: '', line1: '', line2: '', country: '', point: null };
  const zones = Intl.supportedValuesOf('timeZone');
  const days = ['2027-09-05', '2026-04-24', '2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2027-03-28'];

  it.each(days)('on %s is that day in every zone, when it is shown and opened again', (day) => {
    for (const timeZone of zones) {
      const draft = { start: day, end: day, timeZone, isAllDay: true, place, repeat: null };
      const [span] = eventSpans(draft, 'UTC');
      const stored = { ...span!, timeZone, isAllDay: true, place, repeat: null };
      expect(eventDraftOf(stored, 'UTC')).toEqual(draft);
      const { firstDay, lastDay } = eventTexts(stored, { language: 'en', timeZone: 'UTC' });
      expect([timeZone, firstDay, lastDay]).toEqual([timeZone, day, day]);
    }
  });
});

describe('a place', () => {
  it('is read leniently and told on one line', () => {
    const place = readPlace({
      addressTitle: 'Yard',
      addressLine2: 'Bristol',
      addressCountry: 7,
      mapLat: 51.4,
      mapLng: 999,
    });
    expect(place).toEqual({ title: 'Yard', line1: '', line2: 'Bristol', country: '', point: null });
    expect(placeText(place)).toBe('Yard, Bristol');
  });
});
