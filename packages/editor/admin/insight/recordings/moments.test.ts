import { expect, it } from 'vitest';
import { clockText, durationText, momentsOf } from './moments.ts';

it('pages, errors and the purchase are what one jumps to (REC-04)', () => {
  const events = [
    { type: 4, timestamp: 1000, data: { href: 'http://a.b/shop?q=x' } },
    { type: 3, timestamp: 1500, data: {} },
    { type: 5, timestamp: 2000, data: { tag: 'error', payload: { message: 'x is undefined' } } },
    { type: 5, timestamp: 2500, data: { tag: 'identity' } },
    { type: 4, timestamp: 8000, data: { href: 'http://a.b/order/key' } },
    { type: 2, timestamp: 8050, data: {} },
    { type: 5, timestamp: 8100, data: { tag: 'purchase' } },
    { type: 5, timestamp: 9000, data: null },
  ];
  expect(momentsOf(events)).toEqual([
    { at: 0, kind: 'page', text: '/shop' },
    { at: 1000, kind: 'error', text: 'x is undefined' },
    { at: 7050, kind: 'page', text: '/order/…' },
    { at: 7100, kind: 'purchase', text: 'Purchase' },
  ]);
  expect(momentsOf([])).toEqual([]);
});

it.each([
  [0, '0:00', '0 s'],
  [7_400, '0:07', '7 s'],
  [185_000, '3:05', '3 min 5 s'],
  [120_000, '2:00', '2 min'],
])('%d ms read %s and %s', (milliseconds, clock, duration) => {
  expect([clockText(milliseconds), durationText(milliseconds)]).toEqual([clock, duration]);
});
