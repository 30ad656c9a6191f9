import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { addToCartSentences, en } from '@quoin/messages/addToCartSentences';
import type { AddToCartCode } from './addToCart.ts';

/** Why something cannot join the cart. ATC-03..06 and GIFT-01 are the specification's, letter by letter. */
export const addToCartWording: Wording<AddToCartCode> = en;

/** What scripts of pages say, too. */
export function addToCartSentence(problem: Problem<AddToCartCode>, language = 'en'): string {
  return lookUpSentenceIn(addToCartSentences, problem, language);
}

/** The element a page with a whole cart has (CART-09). */
export const CART_ROOT_ID = 'cart-root';
