import { type CheckoutWords, checkoutWords } from '@quoin/domain/orders';
import { pageLanguage } from '../language.ts';

/** What the domain says at checkout, in the page's language. */
export function checkoutText(): CheckoutWords {
  return checkoutWords(pageLanguage() ?? 'en');
}
