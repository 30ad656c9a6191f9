import { formatDayRange } from '@quoin/domain/formats';
import { inLanguage } from '@quoin/domain/languages';
import { checkout } from '@quoin/messages/checkout';
import { orderPage } from '@quoin/messages/orderPage';

export type CheckoutWords = typeof checkout.en;

/** What the checkout says, in the language of a page (BCP 47). */
export function checkoutWords(language: string): CheckoutWords {
  return inLanguage(checkout, language);
}

/** `Arrives Nov 24 – 27` (CX-14). */
export function arrivalText(window: { readonly from: string; readonly to: string }, language = 'en'): string {
  return checkoutWords(language).page.arrives(formatDayRange(window.from, window.to, language));
}

export type OrderPageWords = typeof orderPage.en;

/** What pages of orders, gift cards, donations and subscriptions say, in the language of a page. */
export function orderPageWords(language: string): OrderPageWords {
  return inLanguage(orderPage, language);
}
