import { describe, expect, it } from 'vitest';
import { lastDays } from './lastDays.ts';

describe('last days', () => {
  it('are those of the site’s time zone, today last', () => {
    const moment = new Date('2026-11-22T04:00:00Z');
    expect(lastDays(moment, 'UTC', 2)).toEqual(['2026-11-21', '2026-11-22']);
    expect(lastDays(moment, 'America/Los_Angeles', 2)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('lose none when clocks change and months end', () => {
    const days = lastDays(new Date('2026-11-03T12:00:00Z'), 'America/New_York', 7);
    expect(days).toEqual([
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
  });
});
