import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';
import { cartButtonWordsAr, cartPageWordsAr, cartWordingAr, pricingWordingAr } from './wordingAr.ts';
import { cartButtonWordsDe, cartPageWordsDe, cartWordingDe, pricingWordingDe } from './wordingDe.ts';
import { cartButtonWordsEs, cartPageWordsEs, cartWordingEs, pricingWordingEs } from './wordingEs.ts';
import { cartButtonWordsFr, cartPageWordsFr, cartWordingFr, pricingWordingFr } from './wordingFr.ts';
import { cartButtonWordsIt, cartPageWordsIt, cartWordingIt, pricingWordingIt } from './wordingIt.ts';
import { cartButtonWordsJa, cartPageWordsJa, cartWordingJa, pricingWordingJa } from './wordingJa.ts';
import { cartButtonWordsNl, cartPageWordsNl, cartWordingNl, pricingWordingNl } from './wordingNl.ts';
import { cartButtonWordsPt, cartPageWordsPt, cartWordingPt, pricingWordingPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherCartButtonWords: InOtherLanguages<CartButtonWords> = {
  de: cartButtonWordsDe,
  fr: cartButtonWordsFr,
  es: cartButtonWordsEs,
  it: cartButtonWordsIt,
  nl: cartButtonWordsNl,
  ja: cartButtonWordsJa,
  ar: cartButtonWordsAr,
  pt: cartButtonWordsPt,
};

export const otherCartPageWords: InOtherLanguages<CartPageWords> = {
  de: cartPageWordsDe,
  fr: cartPageWordsFr,
  es: cartPageWordsEs,
  it: cartPageWordsIt,
  nl: cartPageWordsNl,
  ja: cartPageWordsJa,
  ar: cartPageWordsAr,
  pt: cartPageWordsPt,
};

export const otherCartWording: InOtherLanguages<Wording<CartCode>> = {
  de: cartWordingDe,
  fr: cartWordingFr,
  es: cartWordingEs,
  it: cartWordingIt,
  nl: cartWordingNl,
  ja: cartWordingJa,
  ar: cartWordingAr,
  pt: cartWordingPt,
};

export const otherPricingWording: InOtherLanguages<Partial<Wording<PricingCode>>> = {
  de: pricingWordingDe,
  fr: pricingWordingFr,
  es: pricingWordingEs,
  it: pricingWordingIt,
  nl: pricingWordingNl,
  ja: pricingWordingJa,
  ar: pricingWordingAr,
  pt: pricingWordingPt,
};
