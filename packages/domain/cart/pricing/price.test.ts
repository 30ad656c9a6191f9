import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import { amountOff, ask, euros, flat, line, newStorePricing, percentOff, tax, totalsIn } from '../testing/questions.ts';
import { areTotalsWithinWireRange, quantityByVariant } from '../totals.ts';
import { price } from './price.ts';
import { emptyQuestion } from './priceQuestion.ts';

describe('the price of a cart', () => {
  it('of nothing is nothing, in its currency (MON-6)', () => {
    const answer = price(emptyQuestion('JPY', newStorePricing({ countryCode: 'JP', region: '', postalCode: '' }), 0));
    expect([answer.grandTotal, answer.amountDue, answer.totalQuantity]).toEqual([money(0, 'JPY'), money(0, 'JPY'), 0]);
  });

  it('brings everything together in the documented order', () => {
    const question = ask([line(1000, 2), line(500, 1)], {
      discounts: [percentOff(20), amountOff(100)].map((one) => ({ ...one, combinesWith: ['order'] as const })),
      shippingMethods: [flat(490)],
      chosenShippingId: 'flat',
      taxRules: [tax(190_000)],
      giftCards: [{ id: 'card', balance: euros(1000), expiresAt: null }],
    });
    const answer = price(question);
    expect(totalsIn(answer)).toEqual([2500, 600, 490, 454, 2844]);
    expect([answer.giftCardTotal, answer.amountDue]).toEqual([euros(1000), euros(1844)]);
  });

  it('keeps yen whole (MON-6)', () => {
    const yen = { ...line(101, 3), unitPrice: money(101, 'JPY') };
    const rule = tax(100_000, { places: [] });
    const answer = price({ ...ask([yen], { taxRules: [rule] }), currency: 'JPY' });
    expect(totalsIn(answer)).toEqual([303, 0, 0, 30, 333]);
  });

  it('too large for the wire is exact and refused, never rounded (MON-7)', () => {
    const huge = { ...line(1, 9999), unitPrice: money(99_999_999_999_999_999n, 'EUR') };
    const answer = price(ask([huge]));
    expect(answer.subtotal.minor).toBe(999_899_999_999_999_990_001n);
    expect(areTotalsWithinWireRange(answer)).toBe(false);
  });

  it.each([
    ['a negative price', ask([line(-1)])],
    ['no pieces', ask([line(1, 0)])],
    ['half a piece', ask([line(1, 1.5)])],
    ['too many pieces', ask([line(1, 10_000)])],
    ['a price in another currency', ask([{ ...line(1), unitPrice: money(1, 'USD') }])],
    ['a rate above 100 %', ask([line(1)], { taxRules: [tax(1_000_001)] })],
    ['a negative discount', ask([line(1)], { discounts: [amountOff(-1)] })],
    ['negative shipping', ask([line(1)], { shippingMethods: [flat(-1)] })],
  ])('has a fault for %s: no rule lets that through', (_, question) => {
    expect(() => price(question)).toThrow();
  });
});

it('lines of one variant ask for its stock together (STK-6)', () => {
  const lines = [line(1, 2), line(1, 3), line(1, 4, { variantId: 'other' })];
  expect([...quantityByVariant(lines)]).toEqual([
    ['print-m', 5],
    ['other', 4],
  ]);
});
