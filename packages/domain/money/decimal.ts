import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type CurrencyCode, fractionDigits } from './currencies.ts';
import type { Money } from './money.ts';

/** MONEY-01: at most 15 integer places. */
export const MAX_INTEGER_PLACES = 15;

export type AmountCode = 'amountNotNumber' | 'amountTooLarge' | 'amountTooPrecise';

const DECIMAL = /^(-?)(\d{1,40})(?:\.(\d{1,20}))?$/;

/**
 * Decimal text in major units → Money. No separators, no rounding: more places than the currency has are accepted
 * only when they are zeros (`"849.00"` yen), else `amountTooPrecise`.
 */
export function parseDecimalMoney(text: string, currency: CurrencyCode): Outcome<Money, AmountCode> {
  const match = DECIMAL.exec(text.trim());
  if (match === null) return refuse('amountNotNumber');
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole.replace(/^0+(?=\d)/, '').length > MAX_INTEGER_PLACES) return refuse('amountTooLarge');
  const digits = fractionDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return refuse('amountTooPrecise', { values: { digits } });
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return accept({ minor: sign === '-' ? -minor : minor, currency });
}

/** Whether an amount fits the JSON number of the wire exactly (at most 2^53 - 1 minor units, MON-7). */
export function isWithinWireRange(amount: Money): boolean {
  return amount.minor <= BigInt(Number.MAX_SAFE_INTEGER) && amount.minor >= BigInt(Number.MIN_SAFE_INTEGER);
}

/** Minor units as a JSON number. Throws above 2^53 - 1: rules refuse such amounts before (`amountTooLarge`). */
export function toWireNumber(amount: Money): number {
  if (!isWithinWireRange(amount)) throw new RangeError(`Amount does not fit the wire: ${amount.minor}`);
  return Number(amount.minor);
}
