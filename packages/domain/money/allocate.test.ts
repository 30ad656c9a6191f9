import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);

describe('allocating a total', () => {
  it.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [5n, [3n, 7n], [2n, 3n]],
    [10n, [0n, 5n], [0n, 10n]],
    [7n, [0n, 0n], [4n, 3n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [0n, [], []],
  ])('%s by %s is %s', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  it('gives parts that add up exactly and differ from their share by less than one unit (MON-3)', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 250 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), weights, (total, shares) => {
        const parts = allocate(total, shares);
        const whole = sum(shares);
        expect(sum(parts)).toBe(total);
        if (whole === 0n) return;
        parts.forEach((part, index) => {
          const distance = part * whole - total * (shares[index] ?? 0n);
          expect(distance < whole && distance > -whole).toBe(true);
        });
      }),
    );
  });

  it('refuses what cannot be shared', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError);
    expect(() => allocate(1n, [-1n, 2n])).toThrow(RangeError);
  });
});
