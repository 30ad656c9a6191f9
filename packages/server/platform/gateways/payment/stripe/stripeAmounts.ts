import { fractionDigits, isCurrencyCode } from '@quoin/domain/money';

/** How many minor digits Stripe gives a currency; every other one has two. Data, never a fixed 2 (MON-6). */
const STRIPE_DIGITS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (code) => [code, 0] as const,
  ),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

function digitsPair(currency: string): readonly [ours: number, theirs: number] {
  const ours = isCurrencyCode(currency) ? fractionDigits(currency) : 2;
  return [ours, STRIPE_DIGITS.get(currency) ?? 2];
}

/** Our minor units in Stripe's. @throws when Stripe has no coin that small: charging another amount is never right. */
export function toStripeAmount(amount: bigint, currency: string): number {
  const [ours, theirs] = digitsPair(currency);
  const scaled = theirs >= ours ? amount * 10n ** BigInt(theirs - ours) : amount / 10n ** BigInt(ours - theirs);
  if (fromStripeAmount(Number(scaled), currency) !== amount) {
    throw new Error(`Stripe cannot charge ${amount} minor units of ${currency}`);
  }
  return Number(scaled);
}

/** Stripe's amount in our minor units. A fraction of our smallest coin is rounded up, so that it never looks agreed. */
export function fromStripeAmount(amount: number, currency: string): bigint {
  const [ours, theirs] = digitsPair(currency);
  if (ours >= theirs) return BigInt(amount) * 10n ** BigInt(ours - theirs);
  const unit = 10n ** BigInt(theirs - ours);
  return (BigInt(amount) + unit - 1n) / unit;
}
