import { type CartCode, sentence as cartSentence } from '@quoin/domain/cart';
import { type OrdersCode, sentence as ordersSentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';

/** Why a cart stays as it is: the domain's reasons, and that it is being paid for just now. */
export type CartRefusal = CartCode | 'notSoldOnlineYet' | Extract<OrdersCode, 'paymentPending'>;

const NOT_YET = 'This can’t be bought online yet.';

export function cartRefusalSentence(problem: Problem<CartRefusal>): string {
  if (problem.code === 'notSoldOnlineYet') return NOT_YET;
  if (problem.code === 'paymentPending') return ordersSentence({ code: 'paymentPending' });
  return cartSentence(problem as Problem<CartCode>);
}
