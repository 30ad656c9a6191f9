import { fractionDigits, isCurrencyCode } from '@quoin/domain/money';

/** An amount as PayPal writes it. */
export interface PayPalAmount {
  readonly currency_code: string;
  /** `49.90`, `1500` */
  readonly value: string;
}

/** What PayPal takes payments in. */
const CURRENCIES: ReadonlySet<string> = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);

/** Written without decimals, whatever the country's own coins (MON-6). */
const WHOLE: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD']);

export function takesCurrency(currency: string): boolean {
  return CURRENCIES.has(currency);
}

function digitsPair(currency: string): readonly [ours: number, theirs: number] {
  const ours = isCurrencyCode(currency) ? fractionDigits(currency) : 2;
  return [ours, WHOLE.has(currency) ? 0 : 2];
}

/** Our minor units as PayPal writes them. @throws when it can't write an amount that small. */
export function toPayPalAmount(amount: bigint, currency: string): PayPalAmount {
  const [ours, theirs] = digitsPair(currency);
  const step = 10n ** BigInt(Math.max(0, ours - theirs));
  if (amount < 0n || amount % step !== 0n) {
    throw new Error(`PayPal cannot take ${amount} minor units of ${currency}`);
  }
  const scaled = (amount * 10n ** BigInt(Math.max(0, theirs - ours))) / step;
  if (theirs === 0) return { currency_code: currency, value: scaled.toString() };
  const digits = scaled.toString().padStart(theirs + 1, '0');
  return { currency_code: currency, value: `${digits.slice(0, -theirs)}.${digits.slice(-theirs)}` };
}

/**
 * PayPal's amount in our minor units. A fraction of our smallest coin is rounded up, so that it never looks agreed.
 * @throws when it is no amount.
 */
export function fromPayPalAmount({ currency_code: currency, value }: PayPalAmount): bigint {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(value) ?? [];
  if (whole === undefined) throw new Error(`PayPal names no amount: ${value.slice(0, 40)}`);
  const [ours] = digitsPair(currency);
  const kept = fraction.padEnd(ours, '0');
  const minor = BigInt(whole + kept.slice(0, ours));
  return /[1-9]/.test(kept.slice(ours)) ? minor + 1n : minor;
}
