import { describe, expect, it } from 'vitest';
import { addAmounts, isLess, lessDiscount, trimAmount } from './fileAmounts.ts';

describe('amounts of a file (MON-1)', () => {
  it.each([
    ['19.90', '2', '21.9'],
    ['0.1', '0.2', '0.3'],
    ['1,200.00', '0.5', '1200.5'],
    ['10', '-2.5', '7.5'],
    ['on request', '2', 'on request'],
  ])('%s and %s are %s', (base, added, sum) => expect(addAmounts(base, added)).toBe(sum));

  it.each([
    ['20', '25', true, '15'],
    ['9.99', '15', true, '8.49'],
    ['20', '5.50', false, '14.5'],
    ['20', '25', false, null],
    ['20', '0', true, null],
    ['20', '', true, null],
  ])('%s less %s (percent: %s) is %s', (price, value, isPercent, left) =>
    expect(lessDiscount(price, { value, isPercent })).toBe(left),
  );

  it('lose the zeros of exports, and compare as numbers', () => {
    expect(['16.500000', '16', '016.10', 'x'].map(trimAmount)).toEqual(['16.5', '16', '16.1', 'x']);
    expect([isLess('9.5', '10'), isLess('10', '9.5'), isLess('', '1')]).toEqual([true, false, false]);
  });
});
