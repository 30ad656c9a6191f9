import { describe, expect, it } from 'vitest';
import { ask, euros, flat, line, percentOff, tax } from '../testing/questions.ts';
import type { Refund, RefundWish } from './chargedOrder.ts';
import { price } from './price.ts';
import { pricingSentence } from './pricingWording.ts';
import { decideRefund, refundableTotal } from './refund.ts';

/** Three prints at 3.33 and a frame, 10 % off, 19 % tax, shipping 5.00, 10.00 of it paid by gift card. */
const ORDER = price(
  ask([line(333, 3, { id: 'print' }), line(1999, 1, { id: 'frame' })], {
    taxRules: [tax(190_000)],
    discounts: [percentOff(10)],
    shippingMethods: [flat(500)],
    chosenShippingId: 'flat',
    giftCards: [{ id: 'card', balance: euros(1000), expiresAt: null }],
  }),
);
const items = (quantity: number, shipping: 'all' | null = null): RefundWish => ({
  kind: 'items',
  lines: [{ id: 'print', quantity }],
  shipping,
});

/** Refunds one wish after the other; each answer is the amount or the sentence. */
function refundAll(...wishes: readonly RefundWish[]): readonly (number | string)[] {
  const earlier: Refund[] = [];
  return wishes.map((wish) => {
    const decision = decideRefund(ORDER, earlier, wish);
    if (!decision.ok) return pricingSentence(decision.problem);
    earlier.push(decision.value);
    return Number(decision.value.grandTotal.minor);
  });
}

describe('a refund', () => {
  const charged = Number(ORDER.grandTotal.minor);
  const print = Number(ORDER.lines[0]?.gross.minor);

  it('of everything is the charge, to payment and gift card as they paid (MON-4)', () => {
    const decision = decideRefund(ORDER, [], { kind: 'everything' });
    expect(decision).toMatchObject({
      ok: true,
      value: {
        grandTotal: ORDER.grandTotal,
        tax: ORDER.tax,
        discount: ORDER.discount,
        toPayment: ORDER.amountDue,
        toGiftCards: [{ id: 'card', amount: euros(1000) }],
        totalQuantity: 4,
      },
    });
  });

  it('piece by piece adds up to the line exactly (MON-3)', () => {
    const steps = refundAll(items(1), items(1), items(1)) as readonly number[];
    expect(steps.reduce((all, one) => all + one, 0)).toBe(print);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  });

  it('says how its parts add up, as an order does (MON-1)', () => {
    const decision = decideRefund(ORDER, [], items(2, 'all'));
    if (!decision.ok) throw new Error(decision.problem.code);
    const { subtotal, discount, shipping, tax: taxes, grandTotal, lines } = decision.value;
    expect([subtotal, discount, shipping, taxes, grandTotal].map(({ minor }) => Number(minor))).toEqual([
      666, 66, 500, 209, 1309,
    ]);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([['print', 2]]);
  });

  it('of an amount takes from what is left, and pieces after it never exceed the charge (MON-4)', () => {
    const amount = (cents: number): RefundWish => ({ kind: 'amount', amount: euros(cents) });
    const [first, second, third] = refundAll(amount(charged - 100), items(3, 'all'), { kind: 'everything' });
    expect([first, Number(second) + Number(third)]).toEqual([charged - 100, 100]);
    expect(refundAll(amount(charged + 1))).toEqual(['This exceeds the remaining amount.']);
    expect(refundAll({ kind: 'everything' }, amount(1))).toEqual([charged, 'This exceeds the remaining amount.']);
  });

  it.each<[string, RefundWish]>([
    ['This exceeds the remaining quantity.', items(4)],
    ['This item is not part of the order.', { kind: 'items', lines: [{ id: 'x', quantity: 1 }], shipping: null }],
    ['Select what to refund.', items(0)],
    ['Select what to refund.', items(-1)],
    ['Select what to refund.', { kind: 'amount', amount: euros(0) }],
    ['This exceeds the remaining amount.', { kind: 'items', lines: [], shipping: euros(9999) }],
  ])('that cannot be says why: %s', (sentence, wish) => {
    expect(refundAll(wish)).toEqual([sentence]);
  });

  it('of one line named twice counts both', () => {
    const twice: RefundWish = {
      kind: 'items',
      lines: [2, 2].map((quantity) => ({ id: 'print', quantity })),
      shipping: null,
    };
    expect(refundAll(twice)).toEqual(['This exceeds the remaining quantity.']);
  });

  it('counts returned pieces that cost nothing', () => {
    const free = price(ask([line(100, 2, { id: 'print' })], { discounts: [percentOff(100)] }));
    const decision = decideRefund(free, [], items(2));
    expect(decision).toMatchObject({ ok: true, value: { grandTotal: euros(0), totalQuantity: 2 } });
  });

  it('leaves the rest to be refunded', () => {
    const decision = decideRefund(ORDER, [], items(1));
    if (!decision.ok) throw new Error(decision.problem.code);
    const { grandTotal } = decision.value;
    expect(refundableTotal(ORDER, [decision.value]).minor).toBe(ORDER.grandTotal.minor - grandTotal.minor);
  });
});
