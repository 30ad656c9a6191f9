import { expect, it } from 'vitest';
import { countsText, placeText, plainMessage } from './problemLooks.ts';

it('says how many of each there are, and leaves out what there is none of', () => {
  expect(countsText({ errors: 2, warnings: 1, notes: 0 })).toBe('2 errors, 1 warning');
  expect(countsText({ errors: 0, warnings: 0, notes: 0 })).toBe('');
});

it('names a place as precisely as it is known', () => {
  expect(placeText({ line: 12, column: 3 })).toBe('Line 12, column 3');
  expect(placeText({ line: 12, column: 0 })).toBe('Line 12');
});

it('leaves the kind of error to the badge', () => {
  expect(plainMessage("SyntaxError: Formatter 'x' is unknown")).toBe("Formatter 'x' is unknown");
});
