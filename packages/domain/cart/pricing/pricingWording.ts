import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { codeSentences } from '@quoin/messages/codeSentences';
import type { RefundCode } from './chargedOrder.ts';
import { type CouponCode, MAX_COUPON_CODE_LENGTH } from './discounts/discount.ts';
import type { GiftCardCode } from './giftCards.ts';
import type { PricingSettingsCode } from './pricingSettings.ts';
import { MAX_RETURN_DAYS, type ReturnTermsCode } from './returnTerms.ts';

const refundWording = {
  refundNothing: 'Select what to refund.',
  refundTooMuch: 'This exceeds the remaining amount.',
  refundLineUnknown: 'This item is not part of the order.',
  refundQuantityTooLarge: 'This exceeds the remaining quantity.',
};

/** What the owner reads about tax rules, ways of shipping and discounts that can't be saved. */
const pricingSettingsWording = {
  settingNameMissing: 'Enter a name.',
  rateInvalid: 'Enter a rate from 0 to 100 percent.',
  priceNegative: 'Enter an amount of zero or more.',
  bandsMissing: 'Add at least one rate.',
  bandsNotRising: 'Each limit must be higher than the one before. Only the last rate can have no limit.',
  shippingDaysInvalid: 'Enter whole days, with the minimum not above the maximum.',
  postalRangeInvalid: 'Enter postal codes such as 10115 or 10000-10299, separated by commas.',
  couponCodeInvalid: `A code can have up to ${MAX_COUPON_CODE_LENGTH} letters, digits, hyphens and underscores.`,
  discountValueInvalid: 'Enter a discount above 0, up to 100 percent.',
  discountScopeEmpty: 'Select what the discount applies to.',
  discountPeriodInvalid: 'The end date must be after the start date.',
  discountLimitInvalid: 'Enter a whole number of 1 or more.',
  returnDaysInvalid: `Enter a whole number from 1 to ${MAX_RETURN_DAYS}.`,
  returnWaysMissing: 'Select a return method.',
};

/** What codes are refused with where they are entered. */
export type CodeEntryCode = 'couponTooMany' | 'giftCardUnknown' | 'couponCodeTaken' | 'settingChanged';

export const codeEntryWording: Wording<CodeEntryCode> = {
  couponTooMany: codeSentences.en.couponTooMany,
  giftCardUnknown: codeSentences.en.giftCardUnknown,
  couponCodeTaken: 'Another discount already has this code.',
  settingChanged: 'Someone else changed this. Reload, then make your change again.',
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
