import { compareMoney, formatMoney, type Money } from '@quoin/domain/money';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';

export const MAX_SUGGESTED_AMOUNTS = 8;

/** What a donation block offers (page types 203 and 204): amounts to choose, and perhaps one of one's own. */
export interface DonationOffer {
  readonly suggested: readonly Money[];
  readonly allowsCustom: boolean;
  readonly min: Money;
  readonly max: Money;
}

export type DonationCode = 'donationAmountMissing' | 'donationAmountUnknown' | 'donationTooSmall' | 'donationTooLarge';

/**
 * Decides the amount of a donation. A suggested amount needs no further check. A custom amount must be within min and
 * max.
 */
export function decideDonation(
  offer: DonationOffer,
  amount: Money | null,
  language?: string,
): Outcome<Money, DonationCode> {
  if (amount === null) return refuse('donationAmountMissing', { field: 'amount' });
  if (amount.currency !== offer.min.currency) return refuse('donationAmountUnknown', { field: 'amount' });
  if (offer.suggested.some((each) => compareMoney(each, amount) === 0)) return accept(amount);
  if (!offer.allowsCustom) return refuse('donationAmountUnknown', { field: 'amount' });
  const limit = (code: DonationCode, key: 'min' | 'max') =>
    refuse(code, { field: 'amount', values: { [key]: formatMoney(offer[key], language) } });
  if (compareMoney(amount, offer.min) < 0) return limit('donationTooSmall', 'min');
  return compareMoney(amount, offer.max) > 0 ? limit('donationTooLarge', 'max') : accept(amount);
}

/** Returns the problems of an owner's offer. Empty if visitors can donate. */
export function validateDonationOffer(offer: DonationOffer): Problem<'donationOfferInvalid'>[] {
  const { suggested, allowsCustom, min, max } = offer;
  const isRange = min.minor > 0n && compareMoney(min, max) <= 0;
  const areWithin = suggested.every((each) => compareMoney(each, min) >= 0 && compareMoney(each, max) <= 0);
  const isOpen = allowsCustom || suggested.length > 0;
  const isSound = isRange && areWithin && isOpen && suggested.length <= MAX_SUGGESTED_AMOUNTS;
  return isSound ? [] : [{ code: 'donationOfferInvalid', values: { max: MAX_SUGGESTED_AMOUNTS } }];
}
