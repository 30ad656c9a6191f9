import { waitSentence } from '@quoin/domain/access';
import {
  type CartCode,
  type CodeEntryCode,
  sentence as cartSentence,
  codeEntryWording,
  pricingSentence,
} from '@quoin/domain/cart';
import { catalogWords } from '@quoin/domain/catalog';
import { formSentence } from '@quoin/domain/forms';
import { type OrdersCode, sentence as ordersSentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';

/** Why a cart stays as it is: the domain's reasons, and that it is being paid for just now. */
export type CartRefusal =
  | CartCode
  | CodeEntryCode
  | 'couponUnknown'
  | 'fieldsInvalid'
  | 'hasOwnPage'
  | 'tooManyRequests'
  | Extract<OrdersCode, 'paymentPending'>;

/** In the language of the page (BCP 47). */
export function cartRefusalSentence(problem: Problem<CartRefusal>, language = 'en'): string {
  if (problem.code === 'tooManyRequests') return waitSentence(problem.values?.seconds, language);
  if (problem.code === 'hasOwnPage') return catalogWords(language).purchase.hasOwnPage;
  if (problem.code === 'paymentPending') return ordersSentence({ code: 'paymentPending' }, language);
  if (problem.code === 'fieldsInvalid') return formSentence({ code: 'fieldsInvalid' }, language);
  if (isAboutCode(problem)) return pricingSentence(problem, language);
  return cartSentence(problem as Problem<CartCode>, language);
}

function isAboutCode(problem: Problem<CartRefusal>): problem is Problem<CodeEntryCode | 'couponUnknown'> {
  return problem.code === 'couponUnknown' || Object.hasOwn(codeEntryWording, problem.code);
}
