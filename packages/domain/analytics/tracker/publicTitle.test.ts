import { expect, it } from 'vitest';
import { publicTitle } from './publicTitle.ts';

it.each([
  ['cart', 'Your cart', 'Your cart'],
  ['search', 'Search', 'Search'],
  ['order-confirmed', 'Order #1042', 'order-confirmed'],
  ['account', 'Ada Kern', 'account'],
  ['gift-card', '€50.00', 'gift-card'],
])('of the page %s, “%s”, the title told of is %s (SC-67)', (name, title, expected) => {
  expect(publicTitle({ name, title })).toBe(expected);
});
