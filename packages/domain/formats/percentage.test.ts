import { describe, expect, it } from 'vitest';
import { formatPercentage } from './percentage.ts';

describe('percentages', () => {
  it.each([
    ['53.6', '53.60'],
    ['53', '53.00'],
    ['12.3456', '12.346'],
    ['12.3', '12.30'],
    ['-0.125', '-0.125'],
    ['123456', '123,456.00'],
    ['free', '0.00'],
  ])('%s has two decimals, at most three: %s (MONEY-03)', (text, written) => {
    expect(formatPercentage(text, false)).toBe(written);
  });

  it.each([
    ['53.60', '53.6'],
    ['53.00', '53'],
    ['12.3456', '12.346'],
    ['', '0'],
  ])('%s trimmed has as few as possible: %s (MONEY-03)', (text, written) => {
    expect(formatPercentage(text, true)).toBe(written);
  });
});
