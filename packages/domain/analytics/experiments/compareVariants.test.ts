import { expect, it } from 'vitest';
import { compareVariants } from './compareVariants.ts';

const of = (conversions: number, visitors: number) => ({ conversions, visitors });

it.each([
  // Confidence by Python's statistics.NormalDist.
  ['a clear gain', of(100, 1000), of(150, 1000), { lift: 0.5, confidence: 0.9993, verdict: 'better' }],
  ['a clear loss', of(150, 1000), of(100, 1000), { lift: -0.3333, confidence: 0.9993, verdict: 'worse' }],
  ['a small gain', of(100, 1000), of(110, 1000), { lift: 0.1, confidence: 0.5343, verdict: 'undecided' }],
  ['no difference', of(50, 500), of(50, 500), { lift: 0, confidence: 0, verdict: 'undecided' }],
  ['few visitors', of(20, 99), of(60, 99), { lift: null, confidence: null, verdict: 'tooFew' }],
  ['few conversions', of(1, 1000), of(6, 1000), { lift: null, confidence: null, verdict: 'tooFew' }],
  ['everybody converts', of(200, 200), of(199, 200), { lift: null, confidence: null, verdict: 'tooFew' }],
  ['nobody converts', of(0, 5000), of(0, 5000), { lift: null, confidence: null, verdict: 'tooFew' }],
  ['nobody came', of(0, 0), of(0, 0), { rate: null, lift: null, confidence: null, verdict: 'tooFew' }],
] as const)('%s: %j against %j → %j (REC-03)', (_, control, other, expected) => {
  const [first, second] = compareVariants([control, other]);
  expect(first).toMatchObject({ lift: null, confidence: null, verdict: null });
  const round = (value: number | null) => (value === null ? null : Math.round(value * 10_000) / 10_000 + 0);
  expect({ ...second, lift: round(second!.lift), confidence: round(second!.confidence) }).toMatchObject(expected);
});

it('several variants need a larger difference each (REC-03)', () => {
  const [control, other] = [of(100, 1000), of(129, 1000)];
  expect(compareVariants([control, other])[1]?.verdict).toBe('better');
  expect(compareVariants([control, other, of(100, 1000)])[1]?.verdict).toBe('undecided');
});

it('calls one of twenty differences by chance a find, and not more', () => {
  // Draws of a fixed generator; both variants convert 10 %.
  let seed = 7;
  const roll = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const draw = () => of(Array.from({ length: 400 }, roll).filter((value) => value < 0.1).length, 400);
  const finds = Array.from({ length: 1000 }, () => compareVariants([draw(), draw()])[1]!.verdict).filter(
    (verdict) => verdict === 'better' || verdict === 'worse',
  );
  expect(finds.length / 1000).toBeLessThan(0.07);
  expect(finds.length / 1000).toBeGreaterThan(0.03);
});

it('nothing is compared where there is no variant', () => {
  expect(compareVariants([])).toEqual([]);
});
