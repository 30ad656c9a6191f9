import { inLanguage } from '@quoin/domain/languages';
import { cartPage } from '@quoin/messages/cartPage';
export type CartPageWords = typeof cartPage.en;

/** The cart page's own, in its language. */
export function cartPageWords(language: string): CartPageWords {
  return inLanguage(cartPage, language);
}
