import { expect, it } from 'vitest';
import { currencyFor, siteLanguageFor } from './siteOrigins.ts';

it.each([
  [['de-AT', 'en'], 'de-AT'],
  [['de', 'en'], 'de-DE'],
  [['fr-FR', 'de-LI'], 'de-DE'],
  [['fr-FR'], 'en-GB'],
  [['en-US'], 'en-US'],
  [[], 'en-GB'],
] as const)('who reads %j begins with a site in %s', (wanted, language) => {
  expect(siteLanguageFor(wanted)).toBe(language);
});

it('a shop takes the money of where it is', () => {
  expect(currencyFor('de-CH', 'Europe/Zurich')).toBe('CHF');
  expect(currencyFor('en-GB', 'Europe/London')).toBe('GBP');
  expect(currencyFor('en-GB', 'Europe/Dublin')).toBe('EUR');
  expect(currencyFor('en-US', 'America/Chicago')).toBe('USD');
});
