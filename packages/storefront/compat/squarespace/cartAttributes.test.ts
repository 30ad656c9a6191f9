import { expect, it } from 'vitest';
import { addedEntries, cartAttributes, EMPTY_CART, type KnownCart } from './cartAttributes.ts';

const entries = (...lines: [id: string, quantity: number][]) =>
  lines.map(([id, quantity]) => ({ id, quantity })) as unknown as KnownCart['entries'];

it('a cart is what scripts may know of it, and no more (CART-08)', () => {
  const cart = { ...EMPTY_CART, totalQuantity: 2, appliedGiftCards: ['secret'], id: 'c' };
  expect(Object.keys(cartAttributes(cart)).sort()).toEqual(Object.keys(EMPTY_CART).sort());
  expect(cartAttributes(cart).totalQuantity).toBe(2);
});

it('what was added is new, or there is more of it', () => {
  const found = addedEntries(entries(['a', 1], ['b', 2]), entries(['a', 2], ['b', 1], ['c', 1]));
  expect(found.map(({ id }) => id)).toEqual(['a', 'c']);
});
