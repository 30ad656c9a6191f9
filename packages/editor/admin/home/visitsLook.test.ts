import { insightReport } from '@quoin/domain/analytics';
import { describe, expect, it } from 'vitest';
import { exampleReport } from '../insight/example/exampleReport.ts';
import { countedVisits, VISITS } from './visitsLook.ts';

describe('visits on Home (TRACK-11)', () => {
  it('are the last two days of the course of visits, no other figure (TRACK-11)', () => {
    const series = [
      { id: 'views', now: [9, 9, 9], before: null },
      { id: 'visits', now: [1, 2, 3], before: null },
    ];
    expect(countedVisits({ series })).toEqual({ yesterday: 2, today: 3 });
    expect(countedVisits({ series: [] })).toEqual({ yesterday: 0, today: 0 });
  });

  it('are drawn as the screen of traffic draws them, and the example has them (TRACK-11)', () => {
    expect(insightReport('traffic').figures).toContain(VISITS);
    const shown = exampleReport(insightReport('traffic'), { currency: 'EUR', today: '2026-11-26' });
    expect(countedVisits(shown).today).toBeGreaterThan(0);
  });
});
