import { formatDayRange } from '@quoin/domain/formats';
import { inLanguage, type Translated } from '@quoin/domain/languages';
import { draftPageWording } from '../customers/draftWording.ts';
import { giftCardPageWording } from '../giftCards/wording.ts';
import { otherCheckoutWords } from '../otherWording.ts';
import {
  checkoutPageWording,
  donationPageWording,
  orderAfterWording,
  PAYMENT_WAY_LABELS,
  POLICY_LABELS,
  testBankWording,
} from '../pageWording.ts';
import { SUBSCRIPTION_STATUS_LABELS, subscriptionPageWording } from '../subscriptions/wording.ts';
import { BUYER_STATE_LABELS } from '../wording.ts';
import { orderPageWordsAr } from './orderPageWordsAr.ts';
import { orderPageWordsDe } from './orderPageWordsDe.ts';
import { orderPageWordsEs } from './orderPageWordsEs.ts';
import { orderPageWordsFr } from './orderPageWordsFr.ts';
import { orderPageWordsIt } from './orderPageWordsIt.ts';
import { orderPageWordsJa } from './orderPageWordsJa.ts';
import { orderPageWordsNl } from './orderPageWordsNl.ts';
import { orderPageWordsPt } from './orderPageWordsPt.ts';

const ENGLISH_CHECKOUT = { page: checkoutPageWording, ways: PAYMENT_WAY_LABELS };

export type CheckoutWords = Translated<typeof ENGLISH_CHECKOUT>;

/** What the checkout says, in the language of a page (BCP 47). */
export function checkoutWords(language: string): CheckoutWords {
  return inLanguage<CheckoutWords>({ en: ENGLISH_CHECKOUT, ...otherCheckoutWords }, language);
}

/** `Arrives Nov 24 – 27` (CX-14). */
export function arrivalText(window: { readonly from: string; readonly to: string }, language = 'en'): string {
  return checkoutWords(language).page.arrives(formatDayRange(window.from, window.to, language));
}

const ENGLISH_PAGES = {
  after: orderAfterWording,
  donation: donationPageWording,
  policies: POLICY_LABELS,
  testBank: testBankWording,
  states: BUYER_STATE_LABELS,
  draft: draftPageWording,
  giftCard: giftCardPageWording,
  subscription: subscriptionPageWording,
  subscriptionStates: SUBSCRIPTION_STATUS_LABELS,
};

export type OrderPageWords = Translated<typeof ENGLISH_PAGES>;

/** What pages of orders, gift cards, donations and subscriptions say, in the language of a page. */
export function orderPageWords(language: string): OrderPageWords {
  return inLanguage<OrderPageWords>(
    {
      en: ENGLISH_PAGES,
      de: orderPageWordsDe,
      pt: orderPageWordsPt,
      ar: orderPageWordsAr,
      nl: orderPageWordsNl,
      ja: orderPageWordsJa,
      it: orderPageWordsIt,
      es: orderPageWordsEs,
      fr: orderPageWordsFr,
    },
    language,
  );
}
