import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDecimal, withDecimalMark } from './decimalMark.ts';

describe('an amount as the language of the site writes it', () => {
  it.each([
    ['12,50', 'de-DE', '12.50'],
    ['12.50', 'de-DE', '12.50'],
    ['12,', 'fr', '12,'],
    ['1.200,50', 'de', '1200.50'],
    ['1.200', 'de', '1200'],
    ['1 200,50', 'fr', '1200.50'],
    ['1\u202f200,50', 'fr', '1200.50'],
    ["1'200.50", 'de-CH', '1200.50'],
    ['1,200.50', 'en', '1200.50'],
    ['12,50', 'en-GB', '12,50'],
    ['12.50', 'en-GB', '12.50'],
    ['１２．５０', 'ja', '12.50'],
    ['١٢٫٥', 'ar', '12.5'],
    ['๑๒.๕', 'th', '12.5'],
    [' 12.50 ', 'en', '12.50'],
    ['', 'it', ''],
    ['twelve', 'en', 'twelve'],
  ])('%s in %s is kept as %s', (text, language, kept) => {
    expect(plainDecimal(text, language)).toBe(kept);
  });

  it.each([
    ['4.50', 'de-DE', '4,50'],
    ['4.50', 'en-GB', '4.50'],
    ['1200', 'de', '1200'],
    ['', 'de', ''],
    ['0.5', 'fr-CA', '0,5'],
  ])('%s is typed in %s as %s (MONEY-02)', (text, language, expected) => {
    expect(withDecimalMark(text, language)).toBe(expected);
  });

  it('means what it meant when it is shown and read again', () => {
    const amounts = fc.tuple(fc.nat(9_999_999), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`);
    const languages = fc.constantFrom('de', 'en', 'fr', 'es', 'it', 'nl', 'pt-BR', 'ja', 'ar', 'de-CH', 'sv', 'th');
    fc.assert(
      fc.property(
        amounts,
        languages,
        (kept, language) => plainDecimal(withDecimalMark(kept, language), language) === kept,
      ),
    );
  });
});
