import { lookUpSentenceIn, valueText, type Wording, type WordingIn, type WordingValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { otherPricingWording } from '../otherWording.ts';
import type { RefundCode } from './chargedOrder.ts';
import { type CouponCode, MAX_COUPON_CODE_LENGTH } from './discount.ts';
import type { GiftCardCode } from './giftCards.ts';
import type { PricingSettingsCode } from './pricingSettings.ts';
import { MAX_RETURN_DAYS, type ReturnTermsCode } from './returnTerms.ts';

const coupon = (values: WordingValues) => valueText(values, 'coupon');

/** Why a coupon does not apply (CX-15). */
const couponWording: Wording<CouponCode> = {
  couponUnknown: (values) => `We don’t know the code ${coupon(values)}. Please check its spelling.`,
  couponNotYet: (values) => `${coupon(values)} is valid from ${valueText(values, 'from')}.`,
  couponExpired: (values) => `${coupon(values)} has expired.`,
  couponMinimumNotReached: (values) =>
    `${coupon(values)} needs ${valueText(values, 'minimum')} of matching items: add ${valueText(values, 'missing')} more.`,
  couponNotApplicable: (values) => `Nothing in your cart matches ${coupon(values)}.`,
  couponUsedUp: (values) => `${coupon(values)} has been used up.`,
  couponUsedByCustomer: (values) => `You have already used ${coupon(values)}.`,
  couponNotCombinable: (values) => `${coupon(values)} can’t be combined with “${valueText(values, 'other')}”.`,
  couponNothingLeft: (values) => `There is nothing left that ${coupon(values)} could reduce.`,
  couponAlreadyApplied: (values) => `${coupon(values)} is already applied.`,
};

/** Why a gift card does not pay. */
const giftCardTenderWording: Wording<GiftCardCode> = {
  giftCardCurrency: 'This gift card is in another currency.',
  giftCardExpired: 'This gift card has expired.',
  giftCardEmpty: 'There is nothing left on this gift card.',
  giftCardForGiftCard: 'A gift card can’t pay for a gift card.',
  giftCardAlreadyApplied: 'This gift card is already applied.',
  giftCardNotNeeded: 'Nothing is left to pay with this gift card.',
};

const refundWording: Wording<RefundCode> = {
  refundNothing: 'Choose what to refund.',
  refundTooMuch: 'That is more than is left to refund.',
  refundLineUnknown: 'That item is not part of this order.',
  refundQuantityTooLarge: 'That is more than is left of that item.',
};

/** What the owner reads about tax rules, ways of shipping and discounts that can't be saved. */
const pricingSettingsWording: Wording<PricingSettingsCode | ReturnTermsCode> = {
  settingNameMissing: 'Give it a name.',
  rateInvalid: 'A rate is from 0 to 100 percent.',
  priceNegative: 'An amount can’t be negative.',
  bandsMissing: 'Add at least one band.',
  bandsNotRising: 'Each band must end above the one before; only the last may have no end.',
  shippingDaysInvalid: 'Days are whole numbers, the first not above the last.',
  postalRangeInvalid: 'Enter postal codes such as 10115 or 10000-10299, parted by commas.',
  couponCodeInvalid: `A code has up to ${MAX_COUPON_CODE_LENGTH} letters, digits, hyphens and underscores.`,
  discountValueInvalid: 'A discount takes off something, at most 100 percent.',
  discountScopeEmpty: 'Choose what the discount is for.',
  discountPeriodInvalid: 'The end must be after the start.',
  discountLimitInvalid: 'A limit is a whole number from 1 on.',
  returnDaysInvalid: `Days are a whole number from 1 to ${MAX_RETURN_DAYS}.`,
  returnWaysMissing: 'Choose how goods come back.',
};

/** What codes are refused with where they are entered. */
export type CodeEntryCode = 'couponTooMany' | 'giftCardUnknown' | 'couponCodeTaken' | 'settingChanged';

export const codeEntryWording: Wording<CodeEntryCode> = {
  couponTooMany: (values) => `A cart takes at most ${valueText(values, 'max')} codes. Remove one first.`,
  giftCardUnknown: 'We don’t know this gift card. Please check its code.',
  couponCodeTaken: 'Another discount has this code already.',
  settingChanged: 'Somebody else has changed this meanwhile. Reload to see it, then change it again.',
};

export type PricingCode =
  | CodeEntryCode
  | CouponCode
  | GiftCardCode
  | PricingSettingsCode
  | RefundCode
  | ReturnTermsCode;

export const pricingWording: Wording<PricingCode> = {
  ...codeEntryWording,
  ...couponWording,
  ...giftCardTenderWording,
  ...pricingSettingsWording,
  ...refundWording,
};

export function pricingSentence(problem: Problem<PricingCode>, language = 'en'): string {
  const all: WordingIn<PricingCode> = { en: pricingWording, ...otherPricingWording };
  return lookUpSentenceIn(all, problem, language);
}
