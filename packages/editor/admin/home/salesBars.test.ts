import { describe, expect, it } from 'vitest';
import { salesBars } from './salesBars.ts';

function percents(...values: string[]): readonly number[] {
  const days = values.map((value, index) => ({
    day: `2026-11-0${index}`,
    total: { currency: 'USD', value },
    orderCount: 1,
  }));
  return salesBars(days).map((bar) => bar.percent);
}

describe('bars of sales', () => {
  it('share one scale, the best day is full', () => {
    expect(percents('0.00', '50.00', '100.00')).toEqual([0, 50, 100]);
  });

  it('keep a small day visible and an empty week flat', () => {
    expect(percents('0.01', '100000.00')).toEqual([3, 100]);
    expect(percents('0.00', '0.00')).toEqual([0, 0]);
  });
});
