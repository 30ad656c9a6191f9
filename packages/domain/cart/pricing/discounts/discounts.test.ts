import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import {
  amountOff,
  ask,
  eachLine,
  euros,
  flat,
  freeShipping,
  giftCardLine,
  line,
  NOW,
  percentOff,
  type QuestionParts,
  totalsIn,
} from '../../testing/questions.ts';
import { price } from '../price.ts';
import type { PriceLine } from '../priceQuestion.ts';
import { pricingSentence } from '../pricingWording.ts';
import { type Discount, tidyCouponCode } from './discount.ts';

const ANY = ['product', 'order', 'shipping'] as const;
const SENT = { shippingMethods: [flat(500)], chosenShippingId: 'flat' };

function off(
  lines: readonly PriceLine[],
  discounts: readonly Discount[],
  parts: QuestionParts = {},
): readonly number[] {
  return eachLine(price(ask(lines, { discounts, ...parts })), (one) => one.discount);
}

/** What is said about a coupon; empty when it is valid. */
function said(discount: Partial<Discount>, parts: QuestionParts = {}, typed = 'save10'): readonly string[] {
  const discounts = [percentOff(10, { code: 'SAVE10', ...discount })];
  const answer = price(ask([line(1000, 2)], { discounts, couponCodes: [typed], ...parts }));
  return answer.invalidCoupons.map(({ problem }) => pricingSentence(problem));
}

describe('a discount', () => {
  it('takes a share or an amount off the order and is allocated exactly (MON-3)', () => {
    expect(off([line(100), line(101), line(102)], [percentOff(10)])).toEqual([10, 10, 10]);
    expect(off([line(100), line(100, 1, { id: 'b' }), line(100, 1, { id: 'c' })], [amountOff(100)])).toEqual([
      34, 33, 33,
    ]);
  });

  it('above the total takes all of it and no more (MON-2)', () => {
    expect(totalsIn(price(ask([line(1000)], { ...SENT, discounts: [amountOff(99_999)] })))).toEqual([
      1000, 1000, 500, 0, 500,
    ]);
  });

  it('of products, collections and categories concerns these, categories with those below them', () => {
    const lines = [
      line(100, 1, { productId: 'a', categoryPaths: ['root/prints/large'] }),
      line(200, 1, { collectionId: 'other' }),
    ];
    expect(off(lines, [percentOff(50, { scope: { kind: 'products', productIds: ['a'] } })])).toEqual([50, 0]);
    expect(off(lines, [percentOff(50, { scope: { kind: 'categories', categoryIds: ['prints'] } })])).toEqual([50, 0]);
    expect(off(lines, [percentOff(50, { scope: { kind: 'collections', collectionIds: ['other'] } })])).toEqual([
      0, 100,
    ]);
  });

  it('of one item reduces a single cheapest or dearest piece', () => {
    const lines = [line(300, 2), line(100, 5), line(0, 1)];
    expect(off(lines, [percentOff(100, { items: 'cheapest' })])).toEqual([0, 100, 0]);
    expect(off(lines, [percentOff(50, { items: 'dearest' })])).toEqual([150, 0, 0]);
  });

  it('never reduces gift cards: they are money', () => {
    expect(off([giftCardLine(5000), line(100)], [percentOff(50)])).toEqual([0, 50]);
  });

  it('frees shipping as a discount of it, so the identity holds (MON-1, MON-2)', () => {
    const answer = price(ask([line(1000)], { ...SENT, discounts: [freeShipping()] }));
    expect(totalsIn(answer)).toEqual([1000, 500, 500, 0, 1000]);
    expect(answer.shippingLine.discount).toEqual(euros(500));
  });
});

describe('several discounts', () => {
  const half = percentOff(50, { combinesWith: ANY, id: 'half' });
  const fiver = amountOff(500, { combinesWith: ANY, id: 'fiver' });

  it('combine when both allow it: percentages of what is left first, then amounts', () => {
    expect(off([line(2000)], [fiver, half])).toEqual([1500]);
    expect(off([line(2000)], [half, percentOff(10, { combinesWith: ANY })])).toEqual([1100]);
  });

  it('of products come before those of the order', () => {
    const ofProduct = amountOff(1000, { combinesWith: ANY, scope: { kind: 'products', productIds: ['print'] } });
    expect(off([line(2000)], [half, ofProduct])).toEqual([1500]);
  });

  it('that do not combine: the one that saves most applies, the other says why', () => {
    const code = amountOff(500, { code: 'FIVER' });
    const answer = price(ask([line(2000)], { discounts: [percentOff(50), code], couponCodes: ['fiver'] }));
    expect(totalsIn(answer)).toEqual([2000, 1000, 0, 0, 1000]);
    expect(answer.invalidCoupons.map(({ problem }) => pricingSentence(problem))).toEqual([
      'FIVER can’t be combined with “50 % off”.',
    ]);
    const oneSided = price(ask([line(2000)], { discounts: [half, percentOff(20)] }));
    expect(oneSided.appliedDiscounts.map(({ id }) => id)).toEqual(['half']);
  });

  it('that save the same are told apart by id, not by the order they come in', () => {
    const twins = [percentOff(10, { id: 'b' }), percentOff(10, { id: 'a' })];
    for (const discounts of [twins, [...twins].reverse()]) {
      expect(price(ask([line(2000)], { discounts })).appliedDiscounts.map(({ id }) => id)).toEqual(['a']);
    }
  });
});

describe('a coupon', () => {
  it('is known in any spelling and applied once (CX-15, SC-9)', () => {
    expect(tidyCouponCode('  ｓave10 ')).toBe('SAVE10');
    const discounts = [percentOff(10, { code: 'Save10' })];
    const answer = price(ask([line(1000)], { discounts, couponCodes: [' save10', 'SAVE10', ''] }));
    expect(answer.coupons).toEqual(['SAVE10']);
    expect(answer.validCoupons).toEqual([
      { code: 'SAVE10', discountId: '10-percent', name: '10 % off', amount: euros(100) },
    ]);
    expect(answer.invalidCoupons.map(({ problem }) => pricingSentence(problem))).toEqual([
      'SAVE10 is already applied.',
    ]);
  });

  it('does nothing unless it is entered', () => {
    expect(off([line(1000)], [percentOff(10, { code: 'SAVE10' })])).toEqual([0]);
  });

  const DAY = 86_400_000;
  it.each<[string, Partial<Discount>, QuestionParts, string?]>([
    ['We don’t know the code OTHER. Please check its spelling.', {}, {}, 'other'],
    ['SAVE10 is valid from Nov 22, 2026.', { startsAt: NOW + DAY }, {}],
    ['SAVE10 has expired.', { endsAt: NOW }, {}],
    ['SAVE10 has been used up.', { totalLimit: 5, timesUsed: 5 }, {}],
    [
      'You have already used SAVE10.',
      { perCustomerLimit: 1 },
      { customer: { isTaxExempt: false, usesByDiscount: { '10-percent': 1 } } },
    ],
    ['Nothing in your cart matches SAVE10.', { scope: { kind: 'products', productIds: ['other'] } }, {}],
    ['Nothing in your cart matches SAVE10.', { value: { kind: 'freeShipping' } }, { lines: [giftCardLine(10)] }],
    ['Nothing in your cart matches SAVE10.', { value: { kind: 'amount', amount: money(5, 'USD') } }, {}],
    ['SAVE10 needs €50.00 of matching items: add €30.00 more.', { minimumSubtotal: euros(5000) }, {}],
    ['There is nothing left that SAVE10 could reduce.', {}, { lines: [line(0)] }],
  ])('that does not apply says why: %s (CX-15)', (sentence, discount, parts, typed = 'save10') => {
    expect(said(discount, parts, typed)).toEqual([sentence]);
  });

  it('applies from its first moment until before its last, and up to its limits (GFT-4)', () => {
    expect(said({ startsAt: NOW, endsAt: NOW + 1, totalLimit: 5, timesUsed: 4, minimumSubtotal: euros(2000) })).toEqual(
      [],
    );
  });

  it('for free shipping waits until a way is chosen, and is not used up where shipping is free already', () => {
    const coupon = { discounts: [freeShipping({ code: 'SHIP' })], couponCodes: ['ship'] };
    expect(price(ask([line(100)], { ...coupon, shippingMethods: [flat(500)] })).validCoupons).toHaveLength(1);
    const free = price(ask([line(100)], { ...coupon, shippingMethods: [flat(0)], chosenShippingId: 'flat' }));
    expect([free.validCoupons, free.appliedDiscounts, free.invalidCoupons.map(({ problem }) => problem.code)]).toEqual([
      [],
      [],
      ['couponNothingLeft'],
    ]);
  });
});
