import { CURRENCY_CODES, money, toDecimalString } from '@quoin/domain/money';
import { NO_LOCALE_DATA } from '@quoin/rendering/formatters';
import { createLocaleData } from '@quoin/rendering/locales';
import { createPackReader } from '@quoin/rendering/node';
import { createEngine } from '@quoin/template';
import { expect, it } from 'vitest';
import { coreFormatters } from '../formatters/index.ts';
import { mailFormats } from './mailFormats.ts';

/** CLDR writes no hundredths of these, which our shops count in. */
const ELSE_THAN_CLDR: ReadonlySet<string> = new Set(['COP', 'IDR']);
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
  expect([formats.money(money(4900, 'EUR')), formats.day(MOMENT)]).toEqual(['49,00\u00a0€', '2026-11-20']);
});

it('writes amounts as templates do: one format on a site, whatever writes it', () => {
  const engine = createEngine({ formatters: coreFormatters({ locales }), predicates: new Map() });
  const template = engine.compile('{amount|money}', 'amount.page');
  const different: string[] = [];
  for (const locale of ['de-DE', 'fr-FR', 'en-US', 'en-GB', 'es-ES', 'it-IT', 'nl-NL', 'sv-SE', 'pl-PL']) {
    const formats = mailFormats(locales, { language: locale, timeZone: 'Europe/Berlin' });
    for (const currency of CURRENCY_CODES.filter((code) => !ELSE_THAN_CLDR.has(code))) {
      const amount = money(124_050, currency);
      const data = { amount: { value: toDecimalString(amount), currency } };
      const page = template.render(data, { now: 0, timeZone: 'UTC', locale }).output;
      if (page !== formats.money(amount)) different.push(`${locale} ${currency}: ${page}, ${formats.money(amount)}`);
    }
  }
  expect(different).toEqual([]);
});
