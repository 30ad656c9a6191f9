import { describe, expect, it } from 'vitest';
import { asBoolean, asNumber, asString, isTruthy, member, toOutput } from './values.ts';

describe('values', () => {
  it('print arrays joined, null inside as null, arrays inside them as the host language does', () => {
    expect(toOutput([1, null, [2, null], { a: 1 }])).toBe('1,null,2,,[object Object]');
    expect(toOutput({ a: 1 })).toBe('');
    expect(toOutput(undefined)).toBe('');
  });

  it('are true but for empty ones, 0 and NaN', () => {
    expect(['0', 'false', -1, true, [0], { a: 0 }].every(isTruthy)).toBe(true);
    expect(['', 0, Number.NaN, false, null, undefined, [], {}].some(isTruthy)).toBe(false);
  });

  it('become numbers, texts and booleans by fixed rules', () => {
    expect([asNumber('1.5x'), asNumber('7y'), asNumber(true), asNumber([])]).toEqual([1.5, 7, 1, 0]);
    expect([asString(1), asString(null), asString([1])]).toEqual(['1', '', '']);
    expect([asBoolean('true'), asBoolean('yes'), asBoolean(2), asBoolean(0.5)]).toEqual([true, false, true, false]);
  });

  it('are found by own names only', () => {
    expect(member({ a: 1 }, 'a')).toBe(1);
    expect(member({}, 'toString')).toBeUndefined();
    expect(member([1, 2], 'length')).toBeUndefined();
    expect(member({ f: () => 1 }, 'f')).toBeUndefined();
    expect(member('text', 0)).toBeUndefined();
  });
});
