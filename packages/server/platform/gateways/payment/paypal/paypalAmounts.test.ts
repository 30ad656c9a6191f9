import { CURRENCY_CODES } from '@quoin/domain/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromPayPalAmount, takesCurrency, toPayPalAmount } from './paypalAmounts.ts';

it.each([
  [4990n, 'EUR', '49.90'],
  [5n, 'EUR', '0.05'],
  [0n, 'USD', '0.00'],
  [1500n, 'JPY', '1500'],
  [1_250_000n, 'HUF', '12500'],
  [99_900n, 'TWD', '999'],
  [123_456_789_012n, 'USD', '1234567890.12'],
])('writes %s minor units of %s as %s (MON-6)', (amount, currency, value) => {
  expect(toPayPalAmount(amount, currency)).toEqual({ currency_code: currency, value });
});

it('refuses what PayPal has no coin for, and what is less than nothing', () => {
  expect(() => toPayPalAmount(1_250_050n, 'HUF')).toThrow();
  expect(() => toPayPalAmount(-1n, 'EUR')).toThrow();
});

it.each([
  ['49.90', 'EUR', 4990n],
  ['49.9', 'EUR', 4990n],
  ['49', 'EUR', 4900n],
  ['1500', 'JPY', 1500n],
  ['1500.00', 'JPY', 1500n],
  ['12500', 'HUF', 1_250_000n],
  // Never read as what was agreed.
  ['49.901', 'EUR', 4991n],
  ['1500.50', 'JPY', 1501n],
])('reads %s %s', (value, currency, minor) => {
  expect(fromPayPalAmount({ currency_code: currency, value })).toBe(minor);
});

it.each(['', '-1.00', '1,00', '1e3', 'NaN', '.5'])('takes “%s” for no amount', (value) => {
  expect(() => fromPayPalAmount({ currency_code: 'EUR', value })).toThrow();
});

it('reads back whatever it writes, in each currency that shops can have', () => {
  const currency = fc.constantFrom(...CURRENCY_CODES.filter(takesCurrency));
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), currency, (amount, code) => {
      expect(fromPayPalAmount(toPayPalAmount(amount, code))).toBe(amount);
    }),
  );
});

it.each([
  ['EUR', true],
  ['JPY', true],
  ['RUB', false],
  ['INR', false],
  ['ZAR', false],
])('takes payments in %s: %s', (currency, isTaken) => {
  expect(takesCurrency(currency)).toBe(isTaken);
});
