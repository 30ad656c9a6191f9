import { expect, it } from 'vitest';
import { matchesTyped, suggestionText, tidyPredictions } from './addressSuggestion.ts';

const DEICH = { line1: 'Am Deich 4', postalCode: '28199', city: 'Bremen', region: '' };
const whole = (address = DEICH, placeId = 'id') => ({ placeId, description: suggestionText(address), address });

it('suggestions are a line each, each once, at most five, and never less than a street (CX-13, PREF-08)', () => {
  expect(suggestionText(DEICH)).toBe('Am Deich 4, 28199 Bremen');
  expect(suggestionText({ ...DEICH, postalCode: '', city: '' })).toBe('Am Deich 4');
  const many = Array.from({ length: 9 }, (_, index) => whole({ ...DEICH, line1: `Am Deich ${index}` }));
  const named = { placeId: 'g', description: 'Am Deich 4, 28199 Bremen', address: null };
  expect(tidyPredictions([whole(), whole(), whole({ ...DEICH, line1: '' }), named])).toEqual([whole()]);
  expect(tidyPredictions([named, { ...named, description: '' }])).toEqual([named]);
  expect(tidyPredictions(many)).toHaveLength(5);
  expect([matchesTyped(DEICH, ' am DEI'), matchesTyped(DEICH, 'bremen'), matchesTyped(DEICH, 'Ufer')]).toEqual([
    true,
    true,
    false,
  ]);
});
