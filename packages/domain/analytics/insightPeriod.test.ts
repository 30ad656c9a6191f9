import { describe, expect, it } from 'vitest';
import {
  bucketsOf,
  comparedPeriod,
  daysIn,
  type InsightRange,
  LONGEST_PERIOD_DAYS,
  periodOf,
  unitOf,
} from './insightPeriod.ts';

const TODAY = '2026-11-22';

describe('the time an owner looks at (TRACK-11)', () => {
  it.each<[InsightRange, string, string]>([
    ['today', '2026-11-22', '2026-11-22'],
    ['yesterday', '2026-11-21', '2026-11-21'],
    ['7d', '2026-11-16', '2026-11-22'],
    ['28d', '2026-10-26', '2026-11-22'],
    ['90d', '2026-08-25', '2026-11-22'],
    ['month', '2026-11-01', '2026-11-22'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['year', '2026-01-01', '2026-11-22'],
  ])('%s is %s to %s (TRACK-11)', (range, from, to) => {
    expect(periodOf({ range }, TODAY)).toEqual({ from, to });
  });

  it.each([
    ['two days', '2026-11-01', '2026-11-09', '2026-11-01', '2026-11-09'],
    ['the wrong way round', '2026-11-09', '2026-11-01', '2026-11-01', '2026-11-09'],
    ['beyond today', '2026-11-20', '2027-01-01', '2026-11-20', '2026-11-22'],
    ['a day that is none', '2026-02-30', '2026-11-01', '2026-10-26', '2026-11-22'],
    ['wholly in the future', '2027-01-01', '2027-01-02', '2026-10-26', '2026-11-22'],
  ])('chosen: %s (TRACK-11)', (_case, from, to, first, last) => {
    expect(periodOf({ range: 'custom', from, to }, TODAY)).toEqual({ from: first, to: last });
  });

  it('is never longer than three years, however early it begins (TRACK-11)', () => {
    expect(daysIn(periodOf({ range: 'custom', from: '1990-01-01', to: TODAY }, TODAY))).toBe(LONGEST_PERIOD_DAYS);
  });
});

describe('what it is compared with (TRACK-11)', () => {
  it.each([
    ['previous', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['previous', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['previous', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['year', '2026-11-16', '2026-11-22', '2025-11-16', '2025-11-22'],
    ['year', '2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
  ] as const)('%s of %s – %s is %s – %s (TRACK-11)', (comparison, from, to, first, last) => {
    expect(comparedPeriod({ from, to }, comparison)).toEqual({ from: first, to: last });
  });

  it('is nothing when one wants none (TRACK-11)', () => {
    expect(comparedPeriod({ from: TODAY, to: TODAY }, 'none')).toBeNull();
  });
});

describe('the points of a chart (TRACK-11)', () => {
  it.each([
    ['2026-11-22', '2026-11-22', 'hour', 24],
    ['2026-11-16', '2026-11-22', 'day', 7],
    ['2026-08-25', '2026-11-22', 'day', 90],
    ['2026-01-01', '2026-11-22', 'month', 11],
  ] as const)('%s – %s is drawn by %s: %i points (TRACK-11)', (from, to, unit, count) => {
    expect(unitOf({ from, to })).toBe(unit);
    expect(bucketsOf({ from, to }, unit)).toHaveLength(count);
  });

  it('have no gaps over the end of a month (TRACK-11)', () => {
    expect(bucketsOf({ from: '2026-02-27', to: '2026-03-02' }, 'day')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });
});
