import { describe, expect, it } from 'vitest';
import { currencyOfCountry } from './currencyOfCountry.ts';

describe('the currency of a country', () => {
  it.each([
    ['DE', 'EUR'],
    ['BG', 'EUR'],
    ['CH', 'CHF'],
    ['LI', 'CHF'],
    ['GB', 'GBP'],
    ['JP', 'JPY'],
    ['PL', 'PLN'],
    ['US', 'USD'],
    ['CL', 'USD'],
    ['', 'USD'],
  ])('of %s is %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));
});
