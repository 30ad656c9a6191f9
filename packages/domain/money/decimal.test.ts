import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from './currencies.ts';
import { isWithinWireRange, parseDecimalMoney, toWireNumber } from './decimal.ts';
import { toDecimalString } from './decimalText.ts';
import { money } from './money.ts';

const anyCurrency = fc.constantFrom(...CURRENCY_CODES);

describe('decimal text of money', () => {
  it('prints major units with the currency’s own digits (MONEY-01)', () => {
    expect(toDecimalString(money(84900, 'USD'))).toBe('849.00');
    expect(toDecimalString(money(849, 'JPY'))).toBe('849');
    expect(toDecimalString(money(5, 'EUR'))).toBe('0.05');
    expect(toDecimalString(money(-5, 'EUR'))).toBe('-0.05');
    expect(toDecimalString(money(0, 'JPY'))).toBe('0');
  });

  it('reads back what it prints, in all 27 currencies (MONEY-01, MON-6)', () => {
    const amounts = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
    fc.assert(
      fc.property(anyCurrency, amounts, (currency, minor) => {
        const parsed = parseDecimalMoney(toDecimalString({ minor, currency }), currency);
        expect(parsed).toEqual({ ok: true, value: { minor, currency } });
      }),
    );
  });

  it.each([
    ['12', 'USD', 1200n],
    ['12.5', 'USD', 1250n],
    [' 12.50 ', 'USD', 1250n],
    ['849.00', 'JPY', 849n],
    ['000000000000000000012', 'USD', 1200n],
    ['999999999999999.99', 'USD', 99999999999999999n],
  ] as const)('reads %j %s', (text, currency, minor) => {
    expect(parseDecimalMoney(text, currency)).toEqual({ ok: true, value: { minor, currency } });
  });

  it.each([
    ['', 'amountNotNumber'],
    ['1,234.00', 'amountNotNumber'],
    ['1e3', 'amountNotNumber'],
    ['.5', 'amountNotNumber'],
    ['12.', 'amountNotNumber'],
    ['$5', 'amountNotNumber'],
    ['1000000000000000', 'amountTooLarge'],
    ['9'.repeat(40), 'amountTooLarge'],
    ['0.001', 'amountTooPrecise'],
  ])('refuses %j: %s', (text, code) => {
    expect(parseDecimalMoney(text, 'USD')).toMatchObject({ ok: false, problem: { code } });
  });

  it('has at most 15 integer places (MONEY-01)', () => {
    expect(parseDecimalMoney('9'.repeat(15), 'JPY')).toMatchObject({ ok: true });
    expect(parseDecimalMoney('9'.repeat(16), 'JPY')).toMatchObject({ ok: false, problem: { code: 'amountTooLarge' } });
  });

  it('never becomes a JSON number that would be rounded (MON-7)', () => {
    expect(toWireNumber(money(Number.MAX_SAFE_INTEGER, 'USD'))).toBe(Number.MAX_SAFE_INTEGER);
    const beyond = money(BigInt(Number.MAX_SAFE_INTEGER) + 1n, 'USD');
    expect(isWithinWireRange(beyond)).toBe(false);
    expect(() => toWireNumber(beyond)).toThrow(RangeError);
  });
});
