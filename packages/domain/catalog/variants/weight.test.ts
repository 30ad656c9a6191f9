import { expect, it } from 'vitest';
import { weightInGrams } from './weight.ts';

it.each([
  [1, 'POUND', 454],
  [0.5, 'KILOGRAM', 500],
  [0.0001, 'KILOGRAM', 1],
  [0, 'KILOGRAM', 0],
  [-1, 'POUND', 0],
  [Number.NaN, 'POUND', 0],
] as const)('%s %s weighs %s g', (weight, unit, grams) => {
  expect(weightInGrams(weight, unit)).toBe(grams);
});
