import { fractionDigits } from './currencies.ts';
import type { Money } from './money.ts';

/** The amount in major units as plain text: `"849.00"`, JPY `"849"`, `"-0.05"`. */
export function toDecimalString(amount: Money): string {
  const digits = fractionDigits(amount.currency);
  const { sign, whole, fraction } = splitAmount(amount.minor, digits);
  return `${sign}${whole}${digits === 0 ? '' : `.${fraction}`}`;
}

/** Sign, integer part and padded fraction of an amount, without arithmetic that could round. */
export function splitAmount(minor: bigint, digits: number): { sign: '-' | ''; whole: string; fraction: string } {
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const cut = text.length - digits;
  return { sign: minor < 0n ? '-' : '', whole: text.slice(0, cut), fraction: text.slice(cut) };
}
