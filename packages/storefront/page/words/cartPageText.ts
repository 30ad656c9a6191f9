import { type CartPageWords, cartPageWords } from '@quoin/domain/cart';
import { pageLanguage } from '../language.ts';

/** What the domain says on the cart page, in its language. */
export function cartPageText(): CartPageWords {
  return cartPageWords(pageLanguage() ?? 'en');
}
