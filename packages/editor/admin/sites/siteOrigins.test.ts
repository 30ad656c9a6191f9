import { describe, expect, it } from 'vitest';
import { COUNTRY_CHOICES, CURRENCY_CHOICES, LANGUAGE_CHOICES, originFor, siteLanguage } from './siteOrigins.ts';

describe('a new site', () => {
  it.each([
    [['de-AT', 'en'], 'Europe/Vienna', 'de-AT', 'EUR'],
    [['de'], 'Europe/Zurich', 'de-CH', 'CHF'],
    [['fr-CA'], 'America/Toronto', 'fr-CA', 'CAD'],
    [['en-GB'], 'Europe/Dublin', 'en-IE', 'EUR'],
    [['th', 'en'], 'Asia/Bangkok', 'en-TH', 'THB'],
    [['ja'], 'Asia/Tokyo', 'ja-JP', 'JPY'],
    [['en-US'], 'UTC', 'en-US', 'USD'],
    [[], 'UTC', 'en-US', 'USD'],
  ] as const)('of who reads %j at %s speaks %s and takes %s', (languages, timeZone, tag, currency) => {
    const origin = originFor(languages, timeZone);
    expect([siteLanguage(origin), origin.currency]).toEqual([tag, currency]);
  });

  it('may speak each language of the product, be in each country and take each currency', () => {
    expect(LANGUAGE_CHOICES.map(({ text }) => text)).toEqual(expect.arrayContaining(['English', 'Polski', '日本語']));
    expect(COUNTRY_CHOICES.length).toBeGreaterThan(200);
    expect(CURRENCY_CHOICES).toContainEqual({ value: 'SEK', text: 'Swedish Krona (SEK)' });
  });
});
