import { type CurrencyCode, DEFAULT_CURRENCY } from './currencies.ts';

/**
 * An amount of money: whole minor units (cents; yen for JPY) and its currency, always both (MONEY-01).
 * Never a float: `minor` is a bigint, and the number of minor digits belongs to the currency.
 */
export interface Money {
  readonly minor: bigint;
  readonly currency: CurrencyCode;
}

/** Money from minor units. A number must be a safe integer: anything else has already lost cents (MON-7). */
export function money(minor: bigint | number, currency: CurrencyCode): Money {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor))
    throw new RangeError(`Not whole minor units: ${minor}`);
  return { minor: BigInt(minor), currency };
}

/** Nothing; 0 USD unless said otherwise (MONEY-01). */
export function zeroMoney(currency: CurrencyCode = DEFAULT_CURRENCY): Money {
  return { minor: 0n, currency };
}

export function addMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return { minor: left.minor + right.minor, currency: left.currency };
}

export function subtractMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return { minor: left.minor - right.minor, currency: left.currency };
}

/** A unit price times a whole quantity. */
export function multiplyMoney(unit: Money, quantity: number): Money {
  return { minor: unit.minor * BigInt(quantity), currency: unit.currency };
}

/** Negative, zero or positive, as sort wants it. */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  requireSameCurrency(left, right);
  if (left.minor === right.minor) return 0;
  return left.minor < right.minor ? -1 : 1;
}

/** `Math.min` for minor units, which are no numbers. */
export function smallerOf(left: bigint, right: bigint): bigint {
  if (left < right) return left;
  return right;
}

/** Throws a Fault: adding euros to dollars is always a bug, never a user's input. */
function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new Error(`Mixed currencies: ${left.currency} and ${right.currency}`);
}
