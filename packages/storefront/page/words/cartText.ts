import { type CartButtonWords, cartButtonWords } from '@quoin/domain/cart';
import { pageLanguage } from '../language.ts';

/** What the domain says of adding to a cart, in the page's language. */
export function cartText(): CartButtonWords {
  return cartButtonWords(pageLanguage() ?? 'en');
}
