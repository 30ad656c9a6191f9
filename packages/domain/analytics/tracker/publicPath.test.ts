import { expect, it } from 'vitest';
import { publicPath } from './publicPath.ts';

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
