import { expect, it } from 'vitest';
import { matchesTyped, suggestionText, tidySuggestions } from './addressSuggestion.ts';

const DEICH = { line1: 'Am Deich 4', postalCode: '28199', city: 'Bremen', region: '' };

it('suggestions are a line each, each once, at most five, and never less than a street (CX-13)', () => {
  expect(suggestionText(DEICH)).toBe('Am Deich 4, 28199 Bremen');
  expect(suggestionText({ ...DEICH, postalCode: '', city: '' })).toBe('Am Deich 4');
  const many = Array.from({ length: 9 }, (_, index) => ({ ...DEICH, line1: `Am Deich ${index}` }));
  expect(tidySuggestions([DEICH, DEICH, { ...DEICH, line1: '' }])).toEqual([DEICH]);
  expect(tidySuggestions(many)).toHaveLength(5);
  expect([matchesTyped(DEICH, ' am DEI'), matchesTyped(DEICH, 'bremen'), matchesTyped(DEICH, 'Ufer')]).toEqual([
    true,
    true,
    false,
  ]);
});
