import { describe, expect, it } from 'vitest';
import { divideRounded, parsePercent, percentText } from './rates.ts';

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n, 2n],
    [7n, 2n, 4n, 4n],
    [1n, 2n, 1n, 0n],
    [1n, 3n, 0n, 0n],
    [2n, 3n, 1n, 1n],
    [0n, 7n, 0n, 0n],
  ])('%s / %s is %s half up and %s half to even', (numerator, denominator, up, even) => {
    expect(divideRounded(numerator, denominator, 'halfUp')).toBe(up);
    expect(divideRounded(numerator, denominator, 'halfEven')).toBe(even);
  });

  it('is for amounts that are not negative', () => {
    expect(() => divideRounded(-1n, 2n, 'halfUp')).toThrow(RangeError);
    expect(() => divideRounded(1n, 0n, 'halfUp')).toThrow(RangeError);
  });
});

describe('percentages are whole millionths (MON-7)', () => {
  it.each([
    ['19', 190_000, '19'],
    ['8.875 %', 88_750, '8.875'],
    [' 0.0001% ', 1, '0.0001'],
    ['100', 1_000_000, '100'],
    ['9.97500', 99_750, '9.975'],
    ['0', 0, '0'],
  ])('%j is %s', (text, ppm, written) => {
    expect(parsePercent(text)).toEqual({ ok: true, value: ppm });
    expect(percentText(ppm)).toBe(written);
  });

  it.each([
    ['', 'percentNotNumber'],
    ['-1', 'percentNotNumber'],
    ['1e2', 'percentNotNumber'],
    ['8.87501', 'percentTooPrecise'],
    ['100.0001', 'percentTooLarge'],
    ['999999999', 'percentTooLarge'],
  ])('%j is refused: %s', (text, code) => {
    expect(parsePercent(text)).toMatchObject({ ok: false, problem: { code } });
  });
});
