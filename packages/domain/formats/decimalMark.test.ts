import { expect, it } from 'vitest';
import { withDecimalMark } from './decimalMark.ts';

it.each([
  ['4.50', 'de-DE', '4,50'],
  ['4.50', 'en-GB', '4.50'],
  ['1200', 'de', '1200'],
  ['', 'de', ''],
  ['0.5', 'fr-CA', '0,5'],
])('%s is typed in %s as %s (MONEY-02)', (text, language, expected) => {
  expect(withDecimalMark(text, language)).toBe(expected);
});
