import { describe, expect, it } from 'vitest';
import { middleOf, quickDifference, quickHalf, verdictOf } from './interval.mjs';

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

describe('the quicker half of visits (FT-20)', () => {
  /** Visits of two pages each, as machines make them that do much else: never quicker than they can be, often slower. */
  const visits = (count, cost, chance) =>
    Array.from({ length: count }, () =>
      [80, 120].map((ms) => ms + cost + -8 * Math.log(1 - chance()) + (chance() < 0.2 ? chance() * 150 : 0)),
    );

  it('knows nothing of what made the others slow', () => {
    expect(quickHalf([3, 1, 900, 2, 5000])).toBe(2);
  });

  it('holds what a fault costs each time in some 95 of 100 runs, and tells it from none with forty visits', () => {
    const chance = chanceOf(11);
    const sums = { held: 0, shown: 0 };
    const RUNS = 60;
    for (let run = 0; run < RUNS; run += 1) {
      const cost = run % 2 === 0 ? 0 : 15;
      const { low, high } = quickDifference(visits(40, cost, chance), visits(40, 0, chance), { chance });
      if (low <= cost && cost <= high) sums.held += 1;
      if (verdictOf({ low, high }, 5) === (cost === 0 ? 'within' : 'over')) sums.shown += 1;
    }
    expect(sums.held).toBeGreaterThan(RUNS * 0.85);
    expect(sums.shown).toBeGreaterThan(RUNS * 0.85);
  });

  it('is judged more closely where a round was as hard for both kinds', () => {
    const chance = chanceOf(3);
    const hard = Array.from({ length: 40 }, () => chance() * 60);
    const under = (kind) => kind.map((visit, round) => visit.map((ms) => ms + hard[round]));
    const [left, right] = [under(visits(40, 0, chance)), under(visits(40, 0, chance))];
    const width = ({ low, high }) => high - low;
    const other = [...right.slice(20), ...right.slice(0, 20)];
    expect(width(quickDifference(left, right, { chance }))).toBeLessThan(
      width(quickDifference(left, other, { chance })),
    );
  });

  it('is not moved by a few wild visits', () => {
    const chance = chanceOf(5);
    const [left, right] = [visits(40, 0, chance), visits(40, 0, chance)];
    const calm = quickDifference(left, right, { chance }).middle;
    const wild = quickDifference([[30_000, 30_000], ...left.slice(1)], right, { chance }).middle;
    expect(Math.abs(wild - calm)).toBeLessThan(1);
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
