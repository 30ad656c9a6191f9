import { describe, expect, it } from 'vitest';
import { taxNote } from './taxNote.ts';
import type { TaxRule } from './taxRules.ts';

const rule: TaxRule = {
  id: 'a',
  name: 'VAT',
  jurisdiction: 'Germany',
  ratePpm: 190_000,
  places: [{ countryCode: 'DE', regions: [], postalCodes: [] }],
  taxClasses: [],
  isOnShipping: true,
  isCompound: false,
};
const at = (countryCode: string) => ({ countryCode, region: '', postalCode: '' });

describe('the note beside a price (CX-26)', () => {
  it.each([
    ['INCLUSIVE', 'DE', true, 'incl. VAT, plus shipping'],
    ['INCLUSIVE', 'DE', false, 'incl. VAT'],
    ['EXCLUSIVE', 'DE', true, 'plus VAT, plus shipping'],
    ['INCLUSIVE', 'CH', true, ''],
  ] as const)('%s prices of a shop in %s, shipped %s: %s', (priceTaxInterpretation, country, isShipped, note) => {
    const store = { priceTaxInterpretation, location: at(country) };
    expect(taxNote([rule], store, { taxClass: 'standard', isShipped })).toBe(note);
  });

  it('says nothing of what is never taxed', () => {
    const store = { priceTaxInterpretation: 'INCLUSIVE', location: at('DE') } as const;
    expect(taxNote([rule], store, { taxClass: 'none', isShipped: true })).toBe('');
  });
});
