import { describe, expect, it } from 'vitest';
import { daysSinceExport, movedEvents } from './movedEvents.ts';
import { readArchivedSite } from './siteArchive.ts';

const archived = (more: object = {}) =>
  readArchivedSite(
    JSON.stringify({
      ...{ format: 'quoin-site', version: 1, title: 'Yard', currency: 'GBP', timeZone: 'Europe/London' },
      ...more,
    }),
  )!;

describe('days since an archive was made', () => {
  it.each([
    ['of the same day', '2026-11-27T12:00:00Z', '2026-11-27T23:59:00Z', 0],
    ['by the site’s calendar', '2026-06-01T12:00:00Z', '2026-06-01T23:30:00Z', 1],
    ['over a change of clocks', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
    ['of a clock that goes behind', '2026-11-27T12:00:00Z', '2026-11-20T12:00:00Z', -7],
  ])('%s', (_, exportedAt, now, days) => {
    expect(daysSinceExport(archived({ exportedAt }), Date.parse(now))).toBe(days);
  });

  it('are none where it does not say when', () => {
    expect(daysSinceExport(archived(), Date.now())).toBe(0);
  });
});

describe('events that move', () => {
  const event = (more: object) =>
    JSON.stringify({
      item_id: 'a',
      time_zone: '',
      is_all_day: false,
      location: { mapLat: 1 },
      recurrence: null,
      ...more,
    });
  const rowOf = (tables: ReadonlyMap<string, readonly string[]>, table: string) =>
    JSON.parse(tables.get(table)![0]!) as Record<string, unknown>;

  it.each([
    ['stay at their hour when clocks change', '', '2026-10-20T18:00:00Z', 10, '2026-10-30T19:00:00.000Z'],
    ['and when they change back', '', '2026-03-20T19:00:00Z', 20, '2026-04-09T18:00:00.000Z'],
    ['by the clock where they happen', 'America/New_York', '2026-10-20T23:00:00Z', 14, '2026-11-04T00:00:00.000Z'],
    ['earlier, too', '', '2026-11-20T19:00:00+00:00', -30, '2026-10-21T18:00:00.000Z'],
  ])('%s', (_, time_zone, starts_at, days, wanted) => {
    const tables = new Map([['calendar_event', [event({ time_zone, starts_at, ends_at: starts_at })]]]);
    const row = rowOf(movedEvents(tables, archived(), days), 'calendar_event');
    expect(row).toMatchObject({ starts_at: wanted, ends_at: wanted, time_zone, location: { mapLat: 1 } });
  });

  it('take their further times and what repeats with them', () => {
    const recurrence = { unit: 'weekly', every: 1, days: ['FR'], monthlyBy: 'date', until: '2026-12-31', count: 0 };
    const [starts_at, ends_at] = ['2026-12-04T19:00:00Z', '2026-12-04T21:00:00Z'];
    const tables = new Map([
      ['item', ['{"id":"a"}']],
      ['calendar_event', [event({ starts_at, ends_at, recurrence, time_zone: 'Europe/Berlin' })]],
      ['calendar_occurrence', [JSON.stringify({ item_id: 'a', starts_at: '2026-12-11T19:00:00Z', ends_at })]],
    ]);
    const moved = movedEvents(tables, archived(), 2);
    expect(rowOf(moved, 'calendar_event')).toMatchObject({ recurrence: { days: ['SU'], until: '2027-01-02' } });
    expect(rowOf(moved, 'calendar_occurrence')).toMatchObject({ starts_at: '2026-12-13T19:00:00.000Z' });
    expect(moved.get('item')).toEqual(['{"id":"a"}']);
  });
});
