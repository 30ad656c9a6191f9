import { insightReport } from '@quoin/domain/analytics';
import { describe, expect, it } from 'vitest';
import { exampleReport } from '../insight/example/exampleReport.ts';
import { conversionOf, countedVisits, VISITS } from './visitsLook.ts';

describe('visits on Home (TRACK-11)', () => {
  it('are those of today, beside yesterday and the same day of the week before, no other figure (TRACK-11)', () => {
    const series = [
      { id: 'views', now: [9, 9, 9], before: null },
      { id: 'visits', now: [1, 2, 3, 4, 5, 6, 7, 8, 9], before: null },
    ];
    expect(countedVisits({ series })).toEqual({ lastWeek: 2, yesterday: 8, today: 9 });
    expect(countedVisits({ series: [] })).toEqual({ lastWeek: 0, yesterday: 0, today: 0 });
  });

  it.each([
    [[200, 90, 40, 20, 5], [100, 50, 20, 10, 2], { now: 25, before: 20 }],
    [[3, 0, 0, 0, 0], [0, 0, 0, 0, 0], { now: 0, before: null }],
    [[], null, { now: null, before: null }],
  ])('of which %j lead to purchases, and %j before: %j', (now, before, rates) => {
    expect(conversionOf({ now, before })).toEqual(rates);
  });

  it('are drawn as the screen of traffic draws them, and the example has them (TRACK-11)', () => {
    expect(insightReport('traffic').figures).toContain(VISITS);
    const shown = exampleReport(insightReport('traffic'), { currency: 'EUR', today: '2026-11-26' });
    expect(countedVisits(shown).today).toBeGreaterThan(0);
  });
});
