import { lookUpSentenceIn, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as codeEntryRefusals from '@quoin/messages/app/codeEntryRefusals';
import * as pricingRefusals from '@quoin/messages/app/pricingRefusals';
import * as refundRefusals from '@quoin/messages/app/refundRefusals';
import { spokenLanguage } from '@quoin/messages/appTables';
import { codeSentences } from '@quoin/messages/codeSentences';
import type { RefundCode } from './chargedOrder.ts';
import { type CouponCode, MAX_COUPON_CODE_LENGTH } from './discounts/discount.ts';
import type { GiftCardCode } from './giftCards.ts';
import type { PricingSettingsCode } from './pricingSettings.ts';
import { MAX_RETURN_DAYS, type ReturnTermsCode } from './returnTerms.ts';

/** What the owner reads about tax rules, ways of shipping and discounts that can't be saved. */
const pricingSettingsWording = {
  ...pricingRefusals,
  couponCodeInvalid: withValues(pricingRefusals.couponCodeInvalid, { max: MAX_COUPON_CODE_LENGTH }),
  returnDaysInvalid: withValues(pricingRefusals.returnDaysInvalid, { max: MAX_RETURN_DAYS }),
};

/** What codes are refused with where they are entered. */
export type CodeEntryCode = 'couponTooMany' | 'giftCardUnknown' | 'couponCodeTaken' | 'settingChanged';

export const codeEntryWording: Wording<CodeEntryCode> = {
  ...codeEntryRefusals,
  couponTooMany: codeSentences.en.couponTooMany,
  giftCardUnknown: codeSentences.en.giftCardUnknown,
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
  ...refundRefusals,
};

export function pricingSentence(problem: Problem<PricingCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn({ ...codeSentences, en: pricingWording }, problem, language);
}
