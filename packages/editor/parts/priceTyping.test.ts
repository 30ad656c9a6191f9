import { describe, expect, it } from 'vitest';
import { priceDecimal, priceTyped } from './priceTyping.ts';

describe('a price as the language of the shop writes it', () => {
  it.each([
    ['12,50', 'de-DE', '12.50'],
    ['12.50', 'de-DE', '12.50'],
    ['12,', 'fr', '12.'],
    ['1.200,50', 'de', '1.200,50'],
    ['12,50', 'en-GB', '12,50'],
    ['12.50', 'en-GB', '12.50'],
    ['', 'it', ''],
  ])('%s in %s is kept as %s', (text, language, kept) => {
    expect(priceDecimal(text, language)).toBe(kept);
  });

  it('is shown with its comma, and with its point elsewhere', () => {
    expect([priceTyped('9.90', 'nl'), priceTyped('9.90', 'en'), priceTyped('9.90', 'ja')]).toEqual([
      ...['9,90', '9.90', '9.90'],
    ]);
  });
});
