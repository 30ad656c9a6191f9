import { describe, expect, it } from 'vitest';
import { type Adjustment, decideAdjustment, decideThreshold, isBuyable, parseAdjustment } from './adjustment.ts';
import { inventorySentence } from './wording.ts';

const level = { unlimited: false, onHand: 10, reserved: 3 };

describe('adjusting stock', () => {
  it.each<[string, Adjustment, object]>([
    ['sets', { kind: 'set', quantity: 4 }, { unlimited: false, onHand: 4, delta: -6 }],
    ['sets what was seen', { kind: 'set', quantity: 12, seen: 10 }, { unlimited: false, onHand: 12, delta: 2 }],
    ['adds', { kind: 'add', quantity: 5 }, { unlimited: false, onHand: 15, delta: 5 }],
    ['removes', { kind: 'remove', quantity: 7 }, { unlimited: false, onHand: 3, delta: -7 }],
    ['lifts the limit', { kind: 'unlimited' }, { unlimited: true, onHand: 10, delta: 0 }],
  ])('%s', (_, adjustment, value) => {
    expect(decideAdjustment(level, adjustment)).toEqual({ ok: true, value });
  });

  it.each<[Adjustment, string]>([
    [{ kind: 'set', quantity: 2 }, 'stockBelowReserved'],
    [{ kind: 'remove', quantity: 8 }, 'stockBelowReserved'],
    [{ kind: 'remove', quantity: 11 }, 'stockBelowZero'],
    [{ kind: 'set', quantity: 1.5 }, 'stockNotWhole'],
    [{ kind: 'add', quantity: -1 }, 'stockNotWhole'],
    [{ kind: 'add', quantity: 999_999_999 }, 'stockTooLarge'],
    [{ kind: 'set', quantity: 4, seen: 11 }, 'stockChanged'],
  ])('refuses %o as %s (STK-1)', (adjustment, code) => {
    expect(decideAdjustment(level, adjustment)).toMatchObject({ ok: false, problem: { code } });
  });

  it('of an unlimited variant starts with a number', () => {
    const unlimited = { unlimited: true, onHand: 0, reserved: 0 };
    expect(decideAdjustment(unlimited, { kind: 'add', quantity: 1 })).toMatchObject({
      problem: { code: 'stockUnlimited' },
    });
    expect(decideAdjustment(unlimited, { kind: 'set', quantity: 7, seen: 3 })).toMatchObject({
      value: { unlimited: false, onHand: 7, delta: 7 },
    });
  });

  it('says what stands in the way', () => {
    const refused = decideAdjustment(level, { kind: 'set', quantity: 2 });
    expect(!refused.ok && inventorySentence(refused.problem)).toBe(
      'Customers are paying for 3 units right now, so stock cannot go down to 2. Try again in a few minutes.',
    );
  });
});

describe('what is typed into a cell', () => {
  it.each([
    ['12', { kind: 'set', quantity: 12, seen: 10 }],
    ['= 12', { kind: 'set', quantity: 12, seen: 10 }],
    ['1,200', { kind: 'set', quantity: 1200, seen: 10 }],
    ['+5', { kind: 'add', quantity: 5 }],
    ['＋５', { kind: 'add', quantity: 5 }],
    ['١٬٢٠٠', { kind: 'set', quantity: 1200, seen: 10 }],
    ['−3', { kind: 'remove', quantity: 3 }],
    ['Unlimited', { kind: 'unlimited' }],
    ['  ', null],
  ])('%s', (text, value) => {
    expect(parseAdjustment(text, 10)).toEqual({ ok: true, value });
  });

  it.each(['1.5', 'abc', '--2', '1e3'])('%s is none', (text) => {
    expect(parseAdjustment(text, 10)).toMatchObject({ problem: { code: 'stockNotWhole' } });
  });
});

it('something is buyable when more is on hand than is held', () => {
  expect([0, 9, 10].map((reserved) => isBuyable({ ...level, reserved }))).toEqual([true, true, false]);
  expect(isBuyable({ unlimited: true, onHand: 0, reserved: 0 })).toBe(true);
});

it('low stock begins at a number from 0 to 9999', () => {
  expect([0, 9999, -1, 1.5, 10_000].map((value) => decideThreshold(value).ok)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
