import type { InOtherLanguages, Wording } from '@quoin/domain/languages';
import type { OrdersCode } from './wording.ts';
import { addressLabelsAr, checkoutWordsAr, ordersWordingAr } from './wordingAr.ts';
import { addressLabelsDe, checkoutWordsDe, ordersWordingDe } from './wordingDe.ts';
import { addressLabelsEs, checkoutWordsEs, ordersWordingEs } from './wordingEs.ts';
import { addressLabelsFr, checkoutWordsFr, ordersWordingFr } from './wordingFr.ts';
import { addressLabelsIt, checkoutWordsIt, ordersWordingIt } from './wordingIt.ts';
import { addressLabelsJa, checkoutWordsJa, ordersWordingJa } from './wordingJa.ts';
import { addressLabelsNl, checkoutWordsNl, ordersWordingNl } from './wordingNl.ts';
import { addressLabelsPt, checkoutWordsPt, ordersWordingPt } from './wordingPt.ts';
import type { CheckoutWords } from './words/pageWords.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherAddressLabels: InOtherLanguages<Readonly<Record<string, string>>> = {
  de: addressLabelsDe,
  fr: addressLabelsFr,
  es: addressLabelsEs,
  it: addressLabelsIt,
  nl: addressLabelsNl,
  ja: addressLabelsJa,
  ar: addressLabelsAr,
  pt: addressLabelsPt,
};

export const otherOrdersWording: InOtherLanguages<Partial<Wording<OrdersCode>>> = {
  de: ordersWordingDe,
  fr: ordersWordingFr,
  es: ordersWordingEs,
  it: ordersWordingIt,
  nl: ordersWordingNl,
  ja: ordersWordingJa,
  ar: ordersWordingAr,
  pt: ordersWordingPt,
};

export const otherCheckoutWords: InOtherLanguages<CheckoutWords> = {
  de: checkoutWordsDe,
  fr: checkoutWordsFr,
  es: checkoutWordsEs,
  it: checkoutWordsIt,
  nl: checkoutWordsNl,
  ja: checkoutWordsJa,
  ar: checkoutWordsAr,
  pt: checkoutWordsPt,
};
