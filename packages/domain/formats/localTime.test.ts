import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dayInZone, localText, momentInZone, momentOfLocal, offsetAt, zonedText } from './localTime.ts';

const utc = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

describe('local time', () => {
  it.each([
    ['a day without a midnight begins at 1:00', '2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
    ['a time that clocks skip is after the gap', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['a time that occurs twice is the first', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['a day with two midnights begins at the first', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['half an hour is skipped', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['no such day', '2026-02-30', 'Europe/Berlin', null],
    ['no such time', '2026-02-03T25:00', 'Europe/Berlin', null],
  ])('%s', (_, text, zone, moment) => {
    expect(utc(momentOfLocal(text, zone))).toBe(moment);
  });

  it('is written with what its clock is ahead of UTC', () => {
    expect(zonedText(Date.parse('2026-11-21T08:30Z'), 'Europe/Berlin')).toBe('2026-11-21T09:30+01:00');
    expect(zonedText(Date.parse('2026-11-21T08:30Z'), 'America/St_Johns')).toBe('2026-11-21T05:00-03:30');
  });
});

const FROM = '2022-01-01T00:00Z';
const TO = Date.parse('2032-01-01T00:00Z');

/** Every moment of ten years at which clocks of a zone are changed. */
function transitionsOf(zone: string): readonly number[] {
  const found: number[] = [];
  for (let at = Temporal.Instant.from(FROM).toZonedDateTimeISO(zone); ; ) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds > TO) return found;
    found.push(next.epochMilliseconds);
    at = next;
  }
}

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ zone, transitions: transitionsOf(zone) }));
/** Zones that change their clocks alike need one of them. */
const CHANGING = [
  ...new Map(
    ZONES.filter(({ transitions }) => transitions.length > 0).map((each) => [
      JSON.stringify(each.transitions.map((at) => [at, offsetAt(at - 1, each.zone), offsetAt(at, each.zone)])),
      each,
    ]),
  ).values(),
];

describe('local time beside Temporal, over ten years of every zone', () => {
  it('reads each clock time around every change of the clocks as it does', () => {
    expect(CHANGING.length).toBeGreaterThan(30);
    const minutes = [-1500, -61, -60, -31, -30, -1, 0, 1, 29, 30, 59, 60, 61, 119, 120, 1500];
    for (const { zone, transitions } of CHANGING) {
      for (const at of transitions) {
        for (const minute of minutes) {
          const text = new Date(at + offsetAt(at - 1, zone) + minute * 60_000).toISOString().slice(0, 16);
          const theirs = Temporal.PlainDateTime.from(text).toZonedDateTime(zone, { disambiguation: 'compatible' });
          expect([zone, text, utc(momentOfLocal(text, zone))]).toEqual([zone, text, utc(theirs.epochMilliseconds)]);
        }
      }
    }
  });

  it('begins every day around a change as it does, and a day is that day when it is read again', () => {
    for (const { zone, transitions } of CHANGING) {
      for (const at of transitions) {
        for (const shift of [-1, 0, 1]) {
          const day = dayInZone(at + shift * 86_400_000, zone);
          const theirs = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
          const moment = momentInZone(day, zone);
          expect([zone, day, utc(moment)]).toEqual([zone, day, utc(theirs)]);
          expect([dayInZone(moment, zone), dayInZone(moment - 1, zone) < day]).toEqual([day, true]);
        }
      }
    }
  });

  it('shows any moment as it does, whatever the zone (property)', () => {
    const zone = fc.constantFrom(...ZONES.map((each) => each.zone));
    const moment = fc.integer({ min: Date.parse('1900-01-01T00:00Z') / 60_000, max: TO / 60_000 });
    fc.assert(
      fc.property(zone, moment, (name, minute) => {
        const theirs = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(name);
        const text = theirs.toPlainDateTime().toString({ smallestUnit: 'minute', roundingMode: 'floor' });
        expect(localText(minute * 60_000, name)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
