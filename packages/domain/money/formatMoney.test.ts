import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from './currencies.ts';
import { toDecimalString } from './decimalText.ts';
import { formatMoney } from './formatMoney.ts';
import { money } from './money.ts';

const NBSP = '\u00a0';

describe('money as people read it', () => {
  it.each<[number, CurrencyCode, string]>([
    [123400, 'USD', '$1,234.00'],
    [4200, 'EUR', '€42.00'],
    [123456789, 'GBP', '£1,234,567.89'],
    [1234, 'JPY', '¥1,234'],
    [99900, 'CAD', 'CA$999.00'],
    [123400, 'CHF', `CHF${NBSP}1,234.00`],
    [-500, 'USD', '-$5.00'],
    [0, 'USD', '$0.00'],
  ])('has commas and a dot by default (MONEY-02): %d %s is %s', (minor, currency, text) => {
    expect(formatMoney(money(minor, currency))).toBe(text);
  });

  it.each<[CurrencyCode, string]>([
    ['DKK', `1.234,50${NBSP}kr`],
    ['SEK', `1${NBSP}234,50${NBSP}kr`],
    ['NOK', `1${NBSP}234,50${NBSP}kr`],
    ['PLN', `1${NBSP}234,50${NBSP}zł`],
    ['CZK', `1${NBSP}234,50${NBSP}Kč`],
  ])('puts kr and zł behind (MONEY-02): %s', (currency, text) => {
    expect(formatMoney(money(123450, currency))).toBe(text);
  });

  it.each<[string, CurrencyCode, string]>([
    ['de-DE', 'EUR', '1.240,00 €'],
    ['de-DE', 'JPY', '124.000 ¥'],
    ['fr-FR', 'EUR', '1 240,00 €'],
    ['en-US', 'EUR', '€1,240.00'],
    ...(['en', 'en-US', 'de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'ja', 'ar'] as const).flatMap(
      (language): [string, CurrencyCode, string][] => [
        [language, 'SEK', '1 240,00 kr'],
        [language, 'PLN', '1 240,00 zł'],
      ],
    ),
    ['sv', 'SEK', '1 240,00 kr'],
    ['no such language', 'EUR', '€1,240.00'],
  ])('is written as a site’s language writes it (MONEY-02): %s, %s', (language, currency, text) => {
    expect(formatMoney(money(124000, currency), language).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  it.each([
    'de',
    'de-DE',
    'de-AT',
    'de-CH',
    'es',
    'es-ES',
    'es-MX',
    'fr',
    'fr-FR',
    'fr-CA',
    'it',
    'nl',
    'nl-BE',
    'en-GB',
    'en-IE',
  ])('writes euro in %s as the data of that language has it, also where it knows without asking', (language) => {
    const asked = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 15n }), (minor) => {
        const amount = money(minor, 'EUR');
        expect(formatMoney(amount, language)).toBe(asked.format(toDecimalString(amount) as Intl.StringNumericLiteral));
      }),
    );
  });

  it('keeps every digit of amounts beyond doubles, in any language', () => {
    expect(formatMoney(money(12345678901234567890n, 'EUR'), 'de').replace(NBSP, ' ')).toBe(
      '123.456.789.012.345.678,90 €',
    );
  });

  it('loses no digit, in all 27 currencies', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 17n });
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), amounts, (currency, minor) => {
        const { symbol, thousands, decimal } = CURRENCIES[currency];
        const bare = formatMoney({ minor, currency }).replace(symbol, '').replaceAll(NBSP, '');
        const plain = bare.replaceAll(thousands, '').replace(decimal, '.');
        expect(plain).toBe(toDecimalString({ minor, currency }));
      }),
    );
  });
});
