import { describe, expect, it } from 'vitest';
import { codeFrom, newDiscount, usesText, worthText } from './discountTexts.ts';

describe('a discount in words', () => {
  it.each([
    [{ kind: 'percent', value: '10' }, '10% off the entire order'],
    [{ kind: 'amount', value: '5', scope: 'products' }, '€5.00 off selected products'],
    [{ kind: 'freeShipping' }, 'Free shipping'],
    [
      { kind: 'percent', value: '50', items: 'cheapest', scope: 'categories' },
      '50% off the cheapest item of selected categories',
    ],
  ] as const)('%j: %s', (parts, text) => {
    expect(worthText({ ...newDiscount(), ...parts }, 'EUR')).toBe(text);
  });

  it('counts its uses against the limit', () => {
    expect(usesText({ timesUsed: 3, totalLimit: null })).toBe('3');
    expect(usesText({ timesUsed: 3, totalLimit: 100 })).toBe('3 of 100');
  });
});

describe('a generated code', () => {
  it('has one letter for each byte and none that is misread', () => {
    const code = codeFrom(Uint8Array.from({ length: 200 }, (_, index) => index));
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{200}$/);
  });
});
