import { describe, expect, it } from 'vitest';
import { salesBuckets, startOf } from './salesBuckets.ts';

describe('pieces of a range of sales', () => {
  it('are days of the site’s time zone, today last, the period before right before', () => {
    const moment = new Date('2026-11-22T04:00:00Z');
    expect(salesBuckets('7d', moment, 'UTC').current.at(-1)).toBe('2026-11-22');
    const { previous, current } = salesBuckets('7d', moment, 'America/Los_Angeles');
    expect([previous[0], previous[6], current[0], current[6]]).toEqual([
      '2026-11-08',
      '2026-11-14',
      '2026-11-15',
      '2026-11-21',
    ]);
  });

  it('lose no day when clocks change and months end', () => {
    const { current } = salesBuckets('7d', new Date('2026-11-03T12:00:00Z'), 'America/New_York');
    expect(current).toEqual([
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
  });

  it('are months over a year’s end, and the hours of two days', () => {
    const now = new Date('2026-02-10T12:00:00Z');
    const { previous, current } = salesBuckets('12m', now, 'UTC');
    expect([previous[0], previous[11], current[0], current[11]]).toEqual(['2024-03', '2025-02', '2025-03', '2026-02']);
    const hours = salesBuckets('today', now, 'UTC');
    expect([hours.previous[0], hours.current[0], hours.current[23]]).toEqual([
      '2026-02-09T00',
      '2026-02-10T00',
      '2026-02-10T23',
    ]);
    const start = (bucket: string) => startOf(bucket, 'Europe/Berlin').toISOString();
    expect([start('2026-02'), start('2026-02-10'), start('2026-02-10T07')]).toEqual([
      '2026-01-31T23:00:00.000Z',
      '2026-02-09T23:00:00.000Z',
      '2026-02-10T06:00:00.000Z',
    ]);
  });
});
