import { type CartCode, sentence as cartSentence } from '@quoin/domain/cart';
import { purchaseWording } from '@quoin/domain/catalog';
import { type OrdersCode, sentence as ordersSentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';

/** Why a cart stays as it is: the domain's reasons, and that it is being paid for just now. */
export type CartRefusal = CartCode | 'notSoldOnlineYet' | Extract<OrdersCode, 'paymentPending'>;

export function cartRefusalSentence(problem: Problem<CartRefusal>): string {
  if (problem.code === 'notSoldOnlineYet') return purchaseWording.notSoldOnlineYet;
  if (problem.code === 'paymentPending') return ordersSentence({ code: 'paymentPending' });
  return cartSentence(problem as Problem<CartCode>);
}
