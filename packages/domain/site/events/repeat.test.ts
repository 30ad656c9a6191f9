import { localText, momentOfLocal } from '@quoin/domain/formats';
import { describe, expect, it } from 'vitest';
import { eventDraftOf, eventProblems, eventSpans } from './eventDraft.ts';
import { movedRepeat, type Repeat, readRepeat, repeatDays, repeatRule } from './repeat.ts';
import { repeatText } from './repeatText.ts';

const once: Repeat = { unit: 'daily', every: 1, days: [], monthlyBy: 'date', until: '', count: 4 };
const repeat = (parts: Partial<Repeat>): Repeat => ({ ...once, ...parts });
const nowhere = { title: '', line1: '', line2: '', country: '', point: null };
const event = (parts: object = {}) => ({
  ...{ start: '2026-12-03T19:00', end: '2026-12-03T21:30', timeZone: 'Europe/Berlin', isAllDay: false },
  ...{ place: nowhere, repeat: null, ...parts },
});

describe('what happens again', () => {
  it.each<[string, Partial<Repeat>, readonly string[], string]>([
    [
      '2026-12-03',
      { every: 3 },
      ['2026-12-03', '2026-12-06', '2026-12-09', '2026-12-12'],
      'FREQ=DAILY;INTERVAL=3;COUNT=4',
    ],
    // A Thursday; its own day counts whether it is named or not.
    [
      '2026-12-03',
      { unit: 'weekly', every: 2, days: ['TU'] },
      ['2026-12-03', '2026-12-15', '2026-12-17', '2026-12-29'],
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4',
    ],
    // Months without a 31st are left out.
    [
      '2026-12-31',
      { unit: 'monthly' },
      ['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31'],
      'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4',
    ],
    [
      '2026-12-08',
      { unit: 'monthly', monthlyBy: 'weekday' },
      ['2026-12-08', '2027-01-12', '2027-02-09', '2027-03-09'],
      'FREQ=MONTHLY;BYDAY=2TU;COUNT=4',
    ],
    // A fifth Thursday is the last one.
    [
      '2026-12-31',
      { unit: 'monthly', monthlyBy: 'weekday' },
      ['2026-12-31', '2027-01-28', '2027-02-25', '2027-03-25'],
      'FREQ=MONTHLY;BYDAY=-1TH;COUNT=4',
    ],
    ['2026-12-03', { count: 0, until: '2026-12-05' }, ['2026-12-03', '2026-12-04', '2026-12-05'], 'FREQ=DAILY;UNTIL=x'],
    [
      '2024-02-29',
      { unit: 'monthly', every: 12, count: 2 },
      ['2024-02-29', '2028-02-29'],
      'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=29;COUNT=2',
    ],
  ])('from %s, %j', (first, parts, days, rule) => {
    expect(repeatDays(first, repeat(parts))).toEqual(days);
    expect(repeatRule(first, repeat(parts), 'x')).toBe(rule);
  });

  it('is by the clock of the place: after the clocks change it begins at the same hour', () => {
    const spans = eventSpans(
      event({ start: '2026-10-22T19:00', end: '2026-10-22T21:00', repeat: repeat({ unit: 'weekly', count: 2 }) }),
      'UTC',
    );
    expect(spans.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-10-22T17:00:00.000Z',
      '2026-10-29T18:00:00.000Z',
    ]);
    expect(spans.map(({ startsAt, endsAt }) => endsAt - startsAt)).toEqual([7_200_000, 7_200_000]);
  });

  it('of whole days ends with the midnight after the last; what is stored is entered again as it was', () => {
    const whole = event({ start: '2026-10-24', end: '2026-10-25', isAllDay: true });
    const [span] = eventSpans(whole, 'UTC');
    expect(span).toEqual({ startsAt: Date.UTC(2026, 9, 23, 22), endsAt: Date.UTC(2026, 9, 25, 23) });
    for (const draft of [whole, event(), event({ timeZone: '' })]) {
      const [own] = eventSpans(draft, 'America/New_York');
      expect(eventDraftOf({ ...draft, ...own! }, 'America/New_York')).toEqual(draft);
    }
  });

  it('is stored and read leniently; what has no end happens once', () => {
    expect(readRepeat({ unit: 'weekly', every: 0, days: ['TH', 'XX'], count: 5 })).toEqual(
      repeat({ unit: 'weekly', days: ['TH'], count: 5 }),
    );
    expect([readRepeat(null), readRepeat({ unit: 'weekly' }), readRepeat({ unit: 'yearly', count: 2 })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('says what is wrong with an event, and where', () => {
    const codes = (parts: object) => eventProblems(event(parts)).map(({ code }) => code);
    expect(codes({ isAllDay: true, start: '2026-02-30', end: '2026-03-01' })).toEqual(['eventStartMissing']);
    expect(codes({})).toEqual([]);
    expect(codes({ start: '', end: 'x' })).toEqual(['eventStartMissing', 'eventEndMissing']);
    expect(codes({ start: '2026-12-03' })).toEqual(['eventStartMissing']);
    expect(codes({ end: '2026-12-03T18:59' })).toEqual(['eventEndsBefore']);
    expect(codes({ end: '2028-12-03T18:59' })).toEqual(['eventTooLong']);
    expect(codes({ timeZone: 'Europe/Nowhere' })).toEqual(['eventZoneUnknown']);
    expect(codes({ place: { ...nowhere, line1: 'x'.repeat(201) } })).toEqual(['eventPlaceTooLong']);
    expect(codes({ repeat: repeat({ every: 0 }) })).toEqual(['repeatEveryInvalid']);
    expect(codes({ repeat: repeat({ count: 0 }) })).toEqual(['repeatEndMissing']);
    expect(codes({ repeat: repeat({ count: 401 }) })).toEqual(['repeatTooOften']);
    expect(codes({ repeat: repeat({ count: 0, until: '2026-12-02' }) })).toEqual(['repeatEndsBefore']);
    expect(codes({ repeat: repeat({ count: 0, until: '2029-12-02' }) })).toEqual(['repeatTooOften']);
  });

  it('is said in words, in the language of the page', () => {
    const fortnightly = repeat({ unit: 'weekly', every: 2, days: ['TU'], count: 0, until: '2027-03-03' });
    expect(repeatText('2026-12-03', fortnightly, 'en-US')).toBe(
      'Every 2 weeks on Tuesday and Thursday, until March 3, 2027',
    );
    expect(repeatText('2026-12-03', fortnightly, 'de')).toBe(
      'Alle 2 Wochen am Dienstag und Donnerstag, bis 3. März 2027',
    );
    const monthly = repeat({ unit: 'monthly', monthlyBy: 'weekday', count: 6 });
    expect(repeatText('2026-12-08', monthly, 'en')).toBe('Every month on the second Tuesday, 6 times');
    expect(repeatText('2026-12-31', monthly, 'de')).toBe('Jeden Monat am letzten Donnerstag, 6-mal');
    expect(repeatText('2026-12-08', { ...monthly, monthlyBy: 'date' }, 'de')).toBe('Jeden Monat am 8., 6-mal');
    expect(repeatText('2026-12-08', once, 'en')).toBe('Every day, 4 times');
  });
});

describe('clock times in a zone', () => {
  it('are moments and back; an hour that is skipped is told an hour later', () => {
    expect(localText(Date.UTC(2026, 10, 21, 23, 30), 'Europe/Berlin')).toBe('2026-11-22T00:30');
    expect(momentOfLocal('2026-11-22T00:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 10, 21, 23, 30));
    expect(momentOfLocal('2026-11-22', 'Europe/Berlin')).toBe(Date.UTC(2026, 10, 21, 23));
    expect(localText(momentOfLocal('2026-03-29T02:30', 'Europe/Berlin') ?? 0, 'Europe/Berlin')).toBe(
      '2026-03-29T03:30',
    );
    expect([momentOfLocal('', 'UTC'), momentOfLocal('2026-13-01', 'UTC'), momentOfLocal('soon', 'UTC')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it.each([
  [0, ['MO', 'FR'], '2026-12-31'],
  [1, ['TU', 'SA'], '2027-01-01'],
  [9, ['WE', 'SU'], '2027-01-09'],
  [-3, ['TU', 'FR'], '2026-12-28'],
])('moved by %i days, it is on %j and ends on %s', (days, weekdays, until) => {
  const weekly = repeat({ unit: 'weekly', days: ['MO', 'FR'], until: '2026-12-31', count: 0 });
  expect(movedRepeat(weekly, days)).toEqual({ ...weekly, days: weekdays, until });
});
