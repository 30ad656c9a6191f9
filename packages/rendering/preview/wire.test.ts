import { expect, it } from 'vitest';
import { fromWire, toWire } from './wire.ts';

it('brings maps, big integers and the mark itself through JSON unharmed', () => {
  const value = {
    price: { minor: 9_007_199_254_740_993n, currency: 'EUR' },
    fields: new Map<string, unknown>([['a', { html: '<p>', list: [1, null, true] }]]),
    $quoin: { $quoin: 'map', value: 'not one' },
    gone: undefined,
  };
  const { gone: _, ...kept } = value;
  expect(fromWire(JSON.parse(JSON.stringify(toWire(value))))).toEqual(kept);
});

it('refuses what is no plain value', () => {
  expect(() => toWire(new Date(0))).toThrow('plain');
  expect(() => toWire({ f: () => 1 })).toThrow('function');
});
