import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';
import {
  addToCartWordingAr,
  cartButtonWordsAr,
  cartPageWordsAr,
  cartWordingAr,
  pricingWordingAr,
} from './wordingAr.ts';
import {
  addToCartWordingDe,
  cartButtonWordsDe,
  cartPageWordsDe,
  cartWordingDe,
  pricingWordingDe,
} from './wordingDe.ts';
import {
  addToCartWordingEs,
  cartButtonWordsEs,
  cartPageWordsEs,
  cartWordingEs,
  pricingWordingEs,
} from './wordingEs.ts';
import {
  addToCartWordingFr,
  cartButtonWordsFr,
  cartPageWordsFr,
  cartWordingFr,
  pricingWordingFr,
} from './wordingFr.ts';
import {
  addToCartWordingIt,
  cartButtonWordsIt,
  cartPageWordsIt,
  cartWordingIt,
  pricingWordingIt,
} from './wordingIt.ts';
import {
  addToCartWordingJa,
  cartButtonWordsJa,
  cartPageWordsJa,
  cartWordingJa,
  pricingWordingJa,
} from './wordingJa.ts';
import {
  addToCartWordingNl,
  cartButtonWordsNl,
  cartPageWordsNl,
  cartWordingNl,
  pricingWordingNl,
} from './wordingNl.ts';
import {
  addToCartWordingPt,
  cartButtonWordsPt,
  cartPageWordsPt,
  cartWordingPt,
  pricingWordingPt,
} from './wordingPt.ts';

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

export const otherAddToCartWording: InOtherLanguages<Wording<AddToCartCode>> = {
  de: addToCartWordingDe,
  fr: addToCartWordingFr,
  es: addToCartWordingEs,
  it: addToCartWordingIt,
  nl: addToCartWordingNl,
  ja: addToCartWordingJa,
  ar: addToCartWordingAr,
  pt: addToCartWordingPt,
};

/** What the server alone says. */
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
