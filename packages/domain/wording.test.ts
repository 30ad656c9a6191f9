import { accessWording } from '@quoin/domain/access';
import { cartWording } from '@quoin/domain/cart';
import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { moneyWording } from '@quoin/domain/money';
import { ordersWording } from '@quoin/domain/orders';
import { describe, expect, it } from 'vitest';

const CATALOGUES: readonly (readonly [string, Wording<string>])[] = [
  ['money', moneyWording],
  ['access', accessWording],
  ['cart', cartWording],
  ['orders', ordersWording],
];

/** A value for every slot that any sentence has. */
const values = {
  digits: 2,
  example: '94107',
  from: '$1.00',
  label: 'City',
  left: 2,
  max: 9999,
  min: 1,
  options: ['Size'],
  title: 'Print',
  to: '$2.00',
};

describe('every code has a sentence', () => {
  it.each(CATALOGUES)('%s: whole, without a gap where a value is missing from the text', (_, wording) => {
    for (const code of Object.keys(wording)) {
      const text = lookUpSentence(wording, { code, values });
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/undefined|\[object|NaN| {2}| \./);
    }
  });

  it('and only these codes are shared by cart and orders, which speak at different moments', () => {
    const shared = Object.keys(cartWording).filter((code) => code in ordersWording);
    expect(shared).toEqual(['outOfStock', 'amountTooLarge', 'priceChanged']);
  });
});
