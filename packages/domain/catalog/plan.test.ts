import { describe, expect, it } from 'vitest';
import { productDraftSentence } from './drafts/productDraftWording.ts';
import { parseBillingUnit, validatePlan } from './plan.ts';
import type { BillingUnit } from './product.ts';
import { PRODUCT_TYPES, type ProductType } from './productTypes.ts';

function sentences(value: number, unit: string, cycles: number, type: ProductType = PRODUCT_TYPES.physical): string[] {
  const billingPeriod = { value, unit: unit as BillingUnit };
  return validatePlan({ billingPeriod, numBillingCycles: cycles }, type).map(productDraftSentence);
}

describe('subscription plans', () => {
  it.each([
    [1, 'week', 0],
    [24, 'month', 520],
    [3, 'year', 1],
  ])('every %d %s, %d times is fine (SUBS-01)', (value, unit, cycles) => {
    expect(sentences(value, unit, cycles)).toEqual([]);
  });

  it.each<[number, string, number, string[]]>([
    [0, 'week', 0, ['Enter a whole number from 1 to 52.']],
    [
      1.5,
      'month',
      -1,
      ['Enter a whole number from 1 to 24.', 'Enter a whole number from 0 to 520. Enter 0 to continue until canceled.'],
    ],
    [1, 'day', 0, ['Select weeks, months or years.']],
    [1, 'constructor', 0, ['Select weeks, months or years.']],
  ])('every %d %s, %d times is not', (value, unit, cycles, texts) => {
    expect(sentences(value, unit, cycles)).toEqual(texts);
  });

  it('are for physical and service products only (SUBS-02)', () => {
    for (const type of [PRODUCT_TYPES.digital, PRODUCT_TYPES.giftCard, PRODUCT_TYPES.paywall]) {
      expect(sentences(1, 'month', 0, type)).toEqual(['Only physical and service products can be subscribed.']);
    }
    expect(sentences(1, 'month', 0, PRODUCT_TYPES.service)).toEqual([]);
  });

  it('are read in both spellings (SUBS-01)', () => {
    expect(['WEEK', 'month', 'Year', 'day'].map(parseBillingUnit)).toEqual(['week', 'month', 'year', null]);
  });
});
