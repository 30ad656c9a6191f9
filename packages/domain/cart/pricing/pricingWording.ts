import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { codeSentences } from '@quoin/messages/codeSentences';
import type { RefundCode } from './chargedOrder.ts';
import { type CouponCode, MAX_COUPON_CODE_LENGTH } from './discount.ts';
import type { GiftCardCode } from './giftCards.ts';
import type { PricingSettingsCode } from './pricingSettings.ts';
import { MAX_RETURN_DAYS, type ReturnTermsCode } from './returnTerms.ts';

const refundWording = {
  refundNothing: 'Choose what to refund.',
  refundTooMuch: 'That is more than is left to refund.',
  refundLineUnknown: 'That item is not part of this order.',
  refundQuantityTooLarge: 'That is more than is left of that item.',
};

/** What the owner reads about tax rules, ways of shipping and discounts that can't be saved. */
const pricingSettingsWording = {
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
  couponTooMany: codeSentences.en.couponTooMany,
  giftCardUnknown: codeSentences.en.giftCardUnknown,
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
  ...codeSentences.en,
  ...codeEntryWording,
  ...pricingSettingsWording,
  ...refundWording,
};

export function pricingSentence(problem: Problem<PricingCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...codeSentences, en: pricingWording }, problem, language);
}
