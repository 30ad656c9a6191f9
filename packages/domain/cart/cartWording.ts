import { lookUpSentenceIn, together, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { addToCartSentences } from '@quoin/messages/addToCartSentences';
import { spokenLanguage } from '@quoin/messages/appTables';
import { cartSentences } from '@quoin/messages/cartSentences';
import type { AddToCartCode } from './addToCart.ts';
import type { CartNoticeCode } from './notices.ts';

export type CartCode = AddToCartCode | CartNoticeCode | 'entryMissing' | 'itemMissing' | 'restoreExpired';

const sentences = together(addToCartSentences, cartSentences);

/** What the server says of a cart; scripts of pages say a part of it (`wording.ts`). */
export const cartWording: Wording<CartCode> = sentences.en;

export function sentence(problem: Problem<CartCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn(sentences, problem, language);
}
