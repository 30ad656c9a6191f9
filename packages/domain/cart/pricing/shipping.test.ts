import { describe, expect, it } from 'vitest';
import {
  ask,
  BERLIN,
  euros,
  flat,
  GERMANY,
  line,
  MANHATTAN,
  percentOff,
  type QuestionParts,
} from '../testing/questions.ts';
import { price } from './price.ts';
import type { ShippingMethod } from './shippingMethods.ts';

const byWeight = (last: number | null): Partial<ShippingMethod> => ({
  rate: {
    kind: 'byWeight',
    bands: [
      { upToGrams: 1000, price: euros(400) },
      { upToGrams: last, price: euros(900) },
    ],
  },
});
const BY_TOTAL: Partial<ShippingMethod> = {
  rate: {
    kind: 'byTotal',
    bands: [
      { upTo: euros(2000), price: euros(500) },
      { upTo: null, price: euros(0) },
    ],
  },
};

/** The price of the one way there is; null when it is not offered. */
function rate(method: ShippingMethod, cents: number, quantity: number, parts: QuestionParts = {}): number | null {
  const lines = [line(cents, quantity, { weightGrams: 500 })];
  const [option] = price(ask(lines, { shippingMethods: [method], ...parts })).shippingLine.options;
  return option === undefined ? null : Number(option.price.minor);
}

describe('shipping', () => {
  it.each<[string, ShippingMethod, number, number, number | null]>([
    ['flat', flat(500), 1000, 9, 500],
    ['free from a total on', flat(500, { freeFrom: euros(3000) }), 1000, 3, 0],
    ['not free below it', flat(500, { freeFrom: euros(3001) }), 1000, 3, 500],
    ['in the first weight band, its end included', flat(0, byWeight(5000)), 1000, 2, 400],
    ['in the next weight band', flat(0, byWeight(5000)), 1000, 3, 900],
    ['not offered beyond the last weight band', flat(0, byWeight(5000)), 1000, 11, null],
    ['without a last weight', flat(0, byWeight(null)), 1000, 9999, 900],
    ['by total, the end included', flat(0, BY_TOTAL), 1000, 2, 500],
    ['by total above', flat(0, BY_TOTAL), 2001, 1, 0],
  ])('%s', (_, method, cents, quantity, expected) => {
    expect(rate(method, cents, quantity)).toBe(expected);
  });

  it('looks at what goods cost after their discounts', () => {
    expect(rate(flat(500, { freeFrom: euros(3000) }), 1000, 3, { discounts: [percentOff(10)] })).toBe(500);
  });

  it('is offered within its zone; an unknown destination is taken for the store’s', () => {
    const method = flat(500, { places: [GERMANY] });
    expect(rate(method, 1000, 1, { destination: BERLIN })).toBe(500);
    expect(rate(method, 1000, 1, { destination: null })).toBe(500);
    expect(rate(method, 1000, 1, { destination: MANHATTAN })).toBe(null);
  });

  it('weighs and counts only what travels, and is not needed without such', () => {
    const digital = line(9000, 1, { requiresShipping: false, weightGrams: 9000 });
    const method = flat(500, { freeFrom: euros(5000) });
    const mixed = price(ask([line(1000), digital], { shippingMethods: [method], chosenShippingId: 'flat' }));
    expect(mixed.shipping).toEqual(euros(500));
    const only = price(ask([digital], { shippingMethods: [method], chosenShippingId: 'flat' }));
    expect([only.shippingLine.status, only.shipping]).toEqual(['notNeeded', euros(0)]);
  });

  it.each<[string, QuestionParts]>([
    ['chosen', { chosenShippingId: 'flat' }],
    ['notChosen', {}],
    ['optionGone', { chosenShippingId: 'other' }],
    [
      'unreachable',
      { chosenShippingId: 'flat', shippingMethods: [flat(1, { places: [GERMANY] })], destination: MANHATTAN },
    ],
  ])('is %s', (status, parts) => {
    expect(price(ask([line(1000)], { shippingMethods: [flat(500)], ...parts })).shippingLine.status).toBe(status);
  });
});
