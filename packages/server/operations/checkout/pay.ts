import { setTimeout as pause } from 'node:timers/promises';
import { money } from '@quoin/domain/money';
import { type OrdersCode, validateCard } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { ProviderPayment } from '../../gateways/payment/paymentGateway.ts';
import type { StoredIntent } from '../../storage/payments.ts';
import { abandonPayment } from './abandonPayment.ts';
import { type BegunPayment, beginPayment, type PaymentAttempt } from './beginPayment.ts';
import type { CheckoutDeps, CheckoutVisitor } from './checkoutDeps.ts';
import type { PayAnswer } from './paymentWork.ts';
import { freePayment, recoverPayment } from './recoverPayment.ts';
import { returnUrl } from './returnToken.ts';
import { settlePayment } from './settlePayment.ts';

export type PayResult =
  | PayAnswer
  | { readonly status: 'refused'; readonly problems: readonly Problem<OrdersCode>[] }
  /** Too many declined cards (SC-16); whole seconds to wait. */
  | { readonly status: 'tooMany'; readonly seconds: number };

/** What a bank said of a card; everything else is not the card's fault and counts against nobody. */
const CARD_DECLINES: ReadonlySet<string> = new Set(['cardDeclined', 'insufficientFunds']);

/** How long a second press waits for what the first one comes to. */
const WAIT_STEP_MS = 100;
const WAIT_STEPS = 100;
/** Then it looks into the matter itself: the first one may have died. */
const ASK_EVERY_STEPS = 12;

/** The pay button: one order per checkout, however often and from wherever it is pressed (ORD-1, CX-20). */
export async function pay(deps: CheckoutDeps, visitor: CheckoutVisitor, attempt: PaymentAttempt): Promise<PayResult> {
  const problems = attempt.acceptedTotal === 0n ? [] : validateCard(attempt.card, deps.now());
  if (problems.length > 0) return { status: 'refused', problems };
  const keys = declineKeys(visitor);
  const seconds = await deps.declines.waitFor(keys);
  if (seconds !== null) return { status: 'tooMany', seconds };
  const begun = await beginOrWait(deps, visitor, attempt);
  if (begun.kind === 'answered') return begun.answer;
  if (begun.kind === 'refused') return { status: 'refused', problems: [begun.problem] };
  if (begun.kind === 'underWay') return { status: 'refused', problems: [{ code: 'paymentPending' }] };
  const answer = await charge(deps, visitor, attempt, begun);
  if (answer.status === 'declined' && CARD_DECLINES.has(answer.code)) await deps.declines.note(keys);
  return answer;
}

function declineKeys({ site, token, ip }: CheckoutVisitor): readonly string[] {
  return [`${site.id}|visitor|${token}`, `${site.id}|address|${ip}`];
}

async function beginOrWait(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  attempt: PaymentAttempt,
): Promise<BegunPayment> {
  const begin = () => deps.turnstile.pass(() => beginPayment(deps, visitor, attempt));
  let begun = await begin();
  for (let step = 1; begun.kind === 'underWay' && step < WAIT_STEPS; step += 1) {
    const { intent } = begun;
    // The visitor came back from the bank's page to try something else.
    if (intent.state === 'requires_action') await abandonPayment(deps, visitor.site, intent.cartId);
    else if (step % ASK_EVERY_STEPS === 0) {
      // Its own second press does the work again: to the provider the same intent is the same payment.
      if (begun.isSameAttempt) return resumed(visitor, intent);
      await recoverPayment(deps, visitor.site, intent.id);
    } else await pause(WAIT_STEP_MS);
    begun = await begin();
  }
  return begun;
}

function resumed({ site }: CheckoutVisitor, intent: StoredIntent): BegunPayment {
  return { kind: 'started', intentId: intent.id, total: money(intent.amount, site.currency) };
}

/** Outside of any transaction. When the provider can't be reached, it is asked to forget the payment. */
async function charge(
  deps: CheckoutDeps,
  { site, origin }: CheckoutVisitor,
  attempt: PaymentAttempt,
  { intentId, total }: Extract<BegunPayment, { readonly kind: 'started' }>,
): Promise<PayResult> {
  const call = () =>
    deps.payment.createPayment({
      websiteId: site.id,
      intentId,
      amount: total.minor,
      currency: total.currency,
      card: attempt.card,
      returnUrl: returnUrl(deps, origin, intentId),
    });
  let said: ProviderPayment;
  try {
    said = total.minor === 0n ? freePayment({ id: intentId, amount: 0n, currency: total.currency }) : await call();
  } catch (error) {
    deps.log.error({ err: error, intent: intentId }, 'The payment provider could not be asked');
    return forget(deps, site, intentId);
  }
  return deps.turnstile.pass(() => settlePayment(deps, site, intentId, said));
}

/** Certain that nothing is charged, or honest that nobody knows yet: the recovery job will find out. */
async function forget(deps: CheckoutDeps, site: CheckoutVisitor['site'], intentId: string): Promise<PayResult> {
  try {
    return await settlePayment(deps, site, intentId, await deps.payment.cancel(site.id, intentId));
  } catch (error) {
    deps.log.error({ err: error, intent: intentId }, 'A payment is left to its recovery');
    return { status: 'refused', problems: [{ code: 'paymentPending' }] };
  }
}
