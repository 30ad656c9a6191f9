import { describe, expect, it } from 'vitest';
import { middleOf, verdictOf } from './interval.mjs';

/** Chance that is the same each time. */
function chanceOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** Differences as noisy machines make them: most within some milliseconds, some of a hundred. */
function noisy(count, middle, chance) {
  const bell = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  return Array.from({ length: count }, () => middle + bell() * (chance() < 0.1 ? 60 : 6));
}

describe('the interval in which the middle of differences lies (FT-20)', () => {
  it('is that of signed ranks', () => {
    // Eight differences, 36 averages of two: by the approximation the fourth from each end.
    const { middle, low, high } = middleOf([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([middle, low, high]).toEqual([4.5, 2.5, 6.5]);
  });

  it('holds the true middle in some 95 of 100 runs, and in some 99', () => {
    const chance = chanceOf(7);
    const held = { 95: 0, 99: 0 };
    for (let run = 0; run < 300; run += 1) {
      const differences = noisy(30, 3, chance);
      for (const percent of [95, 99]) {
        const { low, high } = middleOf(differences, percent);
        if (low <= 3 && 3 <= high) held[percent] += 1;
      }
    }
    expect(held[95]).toBeGreaterThan(275);
    expect(held[95]).toBeLessThan(295);
    expect(held[99]).toBeGreaterThan(290);
  });

  it('is moved by no wild value', () => {
    const calm = noisy(40, 0, chanceOf(3));
    const { middle } = middleOf(calm);
    expect(Math.abs(middleOf([...calm, 30_000]).middle - middle)).toBeLessThan(1);
  });
});

describe('what such an interval says of a bound', () => {
  it.each([
    [{ low: -2, high: 4.9 }, 'within'],
    [{ low: -2, high: 5 }, 'not shown'],
    [{ low: 5, high: 9 }, 'not shown'],
    [{ low: 5.1, high: 9 }, 'over'],
  ])('%o: %s', (interval, verdict) => {
    expect(verdictOf(interval, 5)).toBe(verdict);
  });
});
