import { CURRENCY_CODES, formatMoney, money } from '@quoin/domain/money';
import { NO_LOCALE_DATA } from '@quoin/rendering/formatters';
import { createLocaleData } from '@quoin/rendering/locales';
import { createPackReader } from '@quoin/rendering/node';
import { expect, it } from 'vitest';
import { mailFormats } from './mailFormats.ts';

const locales = createLocaleData({ readPack: createPackReader() });
/** Shortly before midnight in UTC: already the next day in Berlin. */
const MOMENT = Date.UTC(2026, 10, 20, 23, 30);

it.each([
  ['de-DE', '1.234,50 €', '21. November 2026'],
  ['en-US', '€1,234.50', 'November 21, 2026'],
  ['fr-FR', '1 234,50 €', '21 novembre 2026'],
])('writes amounts and days as %s does, in the site’s zone', (language, amount, day) => {
  const formats = mailFormats(locales, { language, timeZone: 'Europe/Berlin' });
  expect(formats.money(money(123_450, 'EUR')).replace(/[\u00a0\u202f]/g, ' ')).toBe(amount);
  expect(formats.day(MOMENT)).toBe(day);
});

it('still writes something where nothing is known about a language', () => {
  const formats = mailFormats(NO_LOCALE_DATA, { language: 'de-DE', timeZone: 'Europe/Berlin' });
  expect([formats.money(money(4900, 'EUR')), formats.day(MOMENT)]).toEqual(['€49.00', '2026-11-20']);
});

it('writes amounts as pages do outside of templates: one format on a site, whatever writes it', () => {
  const different: string[] = [];
  for (const language of ['de-DE', 'fr-FR', 'en-US', 'en-GB', 'es-ES', 'it-IT', 'nl-NL', 'sv-SE', 'pl-PL']) {
    const formats = mailFormats(locales, { language, timeZone: 'Europe/Berlin' });
    // CLDR writes no hundredths of these two; our shops count in them.
    for (const currency of CURRENCY_CODES.filter((code) => code !== 'COP' && code !== 'IDR')) {
      const amount = money(124_050, currency);
      const [page, mail] = [formatMoney(amount, language), formats.money(amount)];
      if (page !== mail) different.push(`${language} ${currency}: ${page}, ${mail}`);
    }
  }
  expect(different).toEqual([]);
});
