import { describe, expect, it } from 'vitest';
import { compareDecimals, type Decimal, movePoint, parseDecimal, roundDecimal, writeDecimal } from './decimalText.ts';

function read(text: string): Decimal {
  const number = parseDecimal(text);
  if (number === undefined) throw new Error(`no number: ${text}`);
  return number;
}

describe('decimal text', () => {
  it.each([
    ['12.50', '12.50'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['-0.05', '-0.05'],
    ['1e3', '1000'],
    ['1.5E-3', '0.0015'],
    ['-1.25e1', '-12.5'],
    ['007', '7'],
  ])('reads %s as %s', (text, plain) => {
    expect(writeDecimal(read(text))).toBe(plain);
  });

  it.each(['', '.', '-', ' 1', '1 ', '1,000', '0x10', 'NaN', '1e', '1e5000', '1e-5000', '9'.repeat(1_001)])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it.each([
    ['1', '1.00', 0],
    ['-2', '1', -1],
    ['0.10', '0.09', 1],
    ['12345678901234567890.1', '12345678901234567890.2', -1],
  ])('compares %s with %s', (left, right, order) => {
    expect(compareDecimals(read(left), read(right))).toBe(order);
  });

  it.each([
    ['1.005', 2, 'half-up', '1.01'],
    ['1.005', 2, 'half-even', '1.00'],
    ['1.015', 2, 'half-even', '1.02'],
    ['-1.005', 2, 'half-up', '-1.01'],
    ['2.5', 0, 'half-even', '2'],
    ['2.51', 0, 'half-even', '3'],
    ['7', 2, 'half-up', '7'],
  ] as const)('rounds %s to %d places %s: %s', (text, places, rounding, rounded) => {
    expect(writeDecimal(roundDecimal(read(text), places, rounding))).toBe(rounded);
  });

  it('moves the point and groups digits', () => {
    expect(writeDecimal(movePoint(read('12.5'), 2))).toBe('1250');
    expect(writeDecimal(movePoint(read('5'), -2))).toBe('0.05');
    expect(writeDecimal(read('-1234567.5'), { least: 2, separator: ',' })).toBe('-1,234,567.50');
  });
});
