import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocatePartial } from './allocatePartial.ts';

const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);
const anyParts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 6 });

describe('giving back in steps', () => {
  it('splits what is given so far as the whole is split', () => {
    expect(allocatePartial(0n, [7n, 3n])).toEqual([0n, 0n]);
    expect(allocatePartial(5n, [7n, 3n])).toEqual([4n, 1n]);
    expect(allocatePartial(10n, [7n, 3n])).toEqual([7n, 3n]);
    expect(() => allocatePartial(11n, [7n, 3n])).toThrow(RangeError);
  });

  it('adds up exactly and no part ever shrinks (MON-3)', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), fc.nat(), (parts, one, other) => {
        const whole = sum(parts);
        const [less, more] = [one, other].map((step) => BigInt(step) % (whole + 1n)).sort((a, b) => Number(a - b));
        const before = allocatePartial(less ?? 0n, parts);
        const after = allocatePartial(more ?? 0n, parts);
        expect([sum(before), sum(after)]).toEqual([less, more]);
        after.forEach((part, index) => {
          expect(part >= (before[index] ?? 0n) && part <= (parts[index] ?? 0n)).toBe(true);
        });
        expect(allocatePartial(whole, parts)).toEqual(parts);
      }),
    );
  });
});
