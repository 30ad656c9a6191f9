import { describe, expect, it } from 'vitest';
import { amountOff, euros, flat, freeShipping, percentOff, tax } from '../testing/questions.ts';
import type { Discount } from './discounts/discount.ts';
import {
  isCouponCode,
  parsePostalRanges,
  validateDiscount,
  validateShippingMethod,
  validateTaxRule,
} from './pricingSettings.ts';
import { pricingSentence } from './pricingWording.ts';
import type { ShippingMethod } from './shippingMethods.ts';

const weights = (...ends: readonly (number | null)[]): Partial<ShippingMethod> => ({
  rate: { kind: 'byWeight', bands: ends.map((upToGrams) => ({ upToGrams, price: euros(100) })) },
});

describe('before settings are saved', () => {
  it('a tax rule needs a name and a rate from 0 to 100 %', () => {
    expect(validateTaxRule(tax(88_750))).toEqual([]);
    expect(validateTaxRule(tax(1_000_001, { name: ' ' })).map((problem) => pricingSentence(problem))).toEqual([
      'Enter a name.',
      'Enter a rate from 0 to 100 percent.',
    ]);
  });

  it.each<[string[], Partial<ShippingMethod>]>([
    [[], {}],
    [[], weights(1000, 2000, null)],
    [['Enter a name.'], { name: '' }],
    [['Add at least one rate.'], weights()],
    [['Each limit must be higher than the one before. Only the last rate can have no limit.'], weights(2000, 2000)],
    [['Each limit must be higher than the one before. Only the last rate can have no limit.'], weights(null, 2000)],
    [['Each limit must be higher than the one before. Only the last rate can have no limit.'], weights(0.5)],
    [['Enter an amount of zero or more.'], { freeFrom: euros(-1) }],
    [['Enter whole days, with the minimum not above the maximum.'], { minDays: 3, maxDays: 2 }],
  ])('shipping: %s', (sentences, parts) => {
    expect(validateShippingMethod(flat(500, parts)).map((problem) => pricingSentence(problem))).toEqual(sentences);
  });

  it.each<[string[], Discount]>([
    [[], percentOff(10, { code: 'SAVE-10' })],
    [[], freeShipping()],
    [['A code can have up to 40 letters, digits, hyphens and underscores.'], percentOff(10, { code: 'a b' })],
    [['Enter a discount above 0, up to 100 percent.'], percentOff(0)],
    [['Enter a discount above 0, up to 100 percent.'], amountOff(0)],
    [['Select what the discount applies to.'], percentOff(1, { scope: { kind: 'products', productIds: [] } })],
    [['The end date must be after the start date.'], percentOff(1, { startsAt: 5, endsAt: 5 })],
    [['Enter a whole number of 1 or more.'], percentOff(1, { perCustomerLimit: 0 })],
  ])('a discount: %s', (sentences, discount) => {
    expect(validateDiscount(discount).map((problem) => pricingSentence(problem))).toEqual(sentences);
  });

  it.each([
    [
      '10000-10299, 94107',
      [
        ['10000', '10299'],
        ['94107', '94107'],
      ],
    ],
    ['sw1..sw9', [['SW1', 'SW9']]],
    [
      '00-950; 94107-1234',
      [
        ['00950', '00950'],
        ['941071234', '941071234'],
      ],
    ],
    [
      '10000 – 10299\n10000 - 10299',
      [
        ['10000', '10299'],
        ['10000', '10299'],
      ],
    ],
    ['', []],
    ['10299-10000', null],
    ['1..2..3', null],
    ['50%', null],
  ])('postal codes %j', (text, ranges) => {
    expect(parsePostalRanges(text)?.map(({ from, to }) => [from, to]) ?? null).toEqual(ranges);
  });

  it('coupon codes can be typed', () => {
    expect(['Frühling25', 'x'.repeat(40)].every(isCouponCode)).toBe(true);
    expect(['', '-x', 'x'.repeat(41), 'a/b'].some(isCouponCode)).toBe(false);
  });
});
