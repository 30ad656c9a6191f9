import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_CODES, DEFAULT_CURRENCY, fractionDigits, isCurrencyCode } from './currencies.ts';

const SPECIFIED =
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(
    ' ',
  );

describe('currencies', () => {
  it('are exactly the 27 specified ones, USD by default (ENUM-11)', () => {
    expect(CURRENCY_CODES).toEqual(SPECIFIED);
    expect(DEFAULT_CURRENCY).toBe('USD');
  });

  it('have two decimals each, JPY none (ENUM-11, MON-6)', () => {
    for (const code of CURRENCY_CODES) expect(fractionDigits(code)).toBe(code === 'JPY' ? 0 : 2);
  });

  it('each name a symbol and a pattern with one place for it and one for the number', () => {
    for (const { symbol, pattern } of Object.values(CURRENCIES)) {
      expect(symbol).not.toBe('');
      expect(pattern.split('¤')).toHaveLength(2);
      expect(pattern.split('#')).toHaveLength(2);
    }
  });

  it('are told from other text', () => {
    expect(isCurrencyCode('JPY')).toBe(true);
    for (const other of ['jpy', 'XXX', '', 'constructor', 'toString', null, 3])
      expect(isCurrencyCode(other)).toBe(false);
  });
});
