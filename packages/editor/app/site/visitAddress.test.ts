import { expect, it } from 'vitest';
import { visitAddress } from './visitAddress.ts';

it.each([
  ['http://demo.localhost:3000', '/demo/visit?path=%2F'],
  [
    'http://demo.localhost:3000/shop/tide?color=sea%20blue#more',
    '/demo/visit?path=%2Fshop%2Ftide%3Fcolor%3Dsea%2520blue%23more',
  ],
  ['http://elsewhere.localhost:3000/shop', 'http://elsewhere.localhost:3000/shop'],
  ['https://demo.localhost:3000/shop', 'https://demo.localhost:3000/shop'],
])('%s is visited at %s (VISIT-04)', (page, expected) => {
  expect(visitAddress({ identifier: 'demo', url: 'http://demo.localhost:3000' }, page)).toBe(expected);
});
