import { expect, it } from 'vitest';
import { usualTaxInterpretation } from './usualInterpretation.ts';

it.each([
  ['US', 'EXCLUSIVE'],
  ['CA', 'EXCLUSIVE'],
  ['DE', 'INCLUSIVE'],
  ['GB', 'INCLUSIVE'],
  ['JP', 'INCLUSIVE'],
  ['AU', 'INCLUSIVE'],
  ['CL', 'INCLUSIVE'],
] as const)('a new shop in %s enters its prices %s', (country, interpretation) => {
  expect(usualTaxInterpretation(country)).toBe(interpretation);
});
