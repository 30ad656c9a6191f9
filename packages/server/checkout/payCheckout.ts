import { validateCard } from '@quoin/domain/orders';
import type { PaymentAttempt } from '../orders/index.ts';
import { chooseMethod, type PayResult, payerOf, takePayment } from '../orders/index.ts';
import { beginPayment } from './beginPayment.ts';
import type { CheckoutDeps, CheckoutVisitor } from './checkoutDeps.ts';

/** The pay button: one order per checkout, however often and from wherever it is pressed (ORD-1, CX-20). */
export async function pay(deps: CheckoutDeps, visitor: CheckoutVisitor, attempt: PaymentAttempt): Promise<PayResult> {
  const method = await chooseMethod(deps, visitor, attempt.methodId ?? '');
  if (method === null) return { status: 'refused', problems: [{ code: 'paymentMethodGone' }] };
  const needsCard = (attempt.acceptedDue ?? attempt.acceptedTotal) > 0n && method.way === 'card';
  const problems = needsCard ? validateCard(attempt.card, deps.now()) : [];
  if (problems.length > 0) return { status: 'refused', problems };
  const payer = payerOf(visitor);
  const seconds = deps.declines.look(payer);
  if (seconds !== null) return { status: 'tooMany', seconds };
  const begin = () => beginPayment(deps, visitor, { ...attempt, method });
  return takePayment(deps, visitor.site, { card: attempt.card, begin, onDecline: () => deps.declines.take(payer) });
}
