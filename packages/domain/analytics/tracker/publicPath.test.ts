import { expect, it } from 'vitest';
import { publicPath, publicTitle } from './publicPath.ts';

it.each([
  ['/', '/'],
  ['/shop/ridge-lines', '/shop/ridge-lines'],
  ['/cart', '/cart'],
  ['/order/confirmed/abc-DEF', '/order'],
  ['/order/abc-DEF/documents/1.pdf', '/order'],
  ['/newsletter/unsubscribe/abc', '/newsletter'],
  ['/orders-of-merit/x', '/orders-of-merit/x'],
])('what is told of %s is %s (SC-67)', (path, expected) => {
  expect(publicPath(path)).toBe(expected);
});

it.each([
  ['cart', 'Your cart', 'Your cart'],
  ['search', 'Search', 'Search'],
  ['order-confirmed', 'Order #1042', 'order-confirmed'],
  ['account', 'Ada Kern', 'account'],
  ['gift-card', '€50.00', 'gift-card'],
])('of the page %s, “%s”, the title told of is %s (SC-67)', (name, title, expected) => {
  expect(publicTitle({ name, title })).toBe(expected);
});
