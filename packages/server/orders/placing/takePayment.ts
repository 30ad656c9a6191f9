import { setTimeout as pause } from 'node:timers/promises';
import type { CardInput, OrdersCode } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { LimitedVisitor } from '../../captcha/index.ts';
import type { CheckoutDeps, CheckoutVisitor } from '../../checkout/index.ts';
import type { PaymentMethod, StoredIntent } from '../../payments/index.ts';
import { knownPayment } from '../../payments/index.ts';
import { type ProviderPayment, ProviderSilent } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../../sites/index.ts';
import { abandonPayment } from './abandonPayment.ts';
import type { BegunPayment } from './paymentAttempt.ts';
import type { PayAnswer } from './paymentWork.ts';
import { freePayment, recoverPayment } from './settlement/recoverPayment.ts';
import { settlePayment } from './settlement/settlePayment.ts';

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

export interface PaymentToTake {
  readonly card: CardInput;
  /** Commits what must exist before the provider is called. Called again while another attempt is under way. */
  readonly begin: () => Promise<BegunPayment>;
  /** A bank has said no to the card. */
  readonly onDecline: () => unknown;
}

/** From the press of a button to the order, whatever is bought. */
export async function takePayment(
  deps: CheckoutDeps,
  site: Site,
  { card, begin, onDecline }: PaymentToTake,
): Promise<PayResult> {
  const begun = await beginOrWait(deps, site, begin);
  if (begun.kind === 'answered') return begun.answer;
  if (begun.kind === 'refused') return { status: 'refused', problems: [begun.problem] };
  if (begun.kind === 'underWay') return { status: 'refused', problems: [{ code: 'paymentPending' }] };
  const answer = await charge(deps, site, card, begun);
  if (answer.status === 'declined' && CARD_DECLINES.has(answer.code)) onDecline();
  return answer;
}

/** The way the buyer chose, or the first one; null when it is not offered any more, or none is. */
export async function chooseMethod(
  deps: CheckoutDeps,
  { site }: Pick<CheckoutVisitor, 'site'>,
  methodId: string,
): Promise<PaymentMethod | null> {
  const methods = await deps.payments.methodsOf(site.id);
  return (methodId === '' ? methods[0] : methods.find(({ id }) => id === methodId)) ?? null;
}

/** Whom declined cards are counted for. */
export function payerOf({ site, token, ip }: Pick<CheckoutVisitor, 'site' | 'token' | 'ip'>): LimitedVisitor {
  return { websiteId: site.id, visitor: token, ip };
}

async function beginOrWait(deps: CheckoutDeps, site: Site, start: PaymentToTake['begin']): Promise<BegunPayment> {
  const begin = () => deps.concurrencyLimit.pass(start);
  let begun = await begin();
  for (let step = 1; begun.kind === 'underWay' && step < WAIT_STEPS; step += 1) {
    // Its own second press does the work again: to the provider the same intent is the same payment.
    if (begun.isSameAttempt && begun.intent.state === 'created' && step % ASK_EVERY_STEPS === 0) {
      return resumed(site, begun.intent);
    }
    if (!(await helpAlong(deps, site, begun.intent, step))) return begun;
    begun = await begin();
  }
  return begun;
}

/**
 * Advances the first payment when a second press arrives. False: the provider can't be reached, so its state is
 * unknown.
 */
async function helpAlong(deps: CheckoutDeps, site: Site, intent: StoredIntent, step: number): Promise<boolean> {
  try {
    // The visitor came back from the bank's page to try something else.
    const isOver = intent.state === 'requires_action' && (await abandonPayment(deps, site, intent.cartId));
    if (!isOver && step % ASK_EVERY_STEPS === 0) await recoverPayment(deps, site, intent.id);
    else if (!isOver) await pause(WAIT_STEP_MS);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    deps.log.error({ err: error, intent: intent.id }, 'A payment under way cannot be asked about');
    return false;
  }
}

function resumed(site: Site, intent: StoredIntent): BegunPayment {
  return { kind: 'started', payment: knownPayment(site.id, intent), made: intent };
}

type Begun = Extract<BegunPayment, { readonly kind: 'started' }>;

/** Charges outside of any transaction. When the provider can't be reached, it is asked to forget the payment. */
async function charge(deps: CheckoutDeps, site: Site, card: CardInput, { payment, made }: Begun): Promise<PayResult> {
  const { intentId, amount, currency } = payment;
  let said: ProviderPayment;
  try {
    if (amount === 0n) said = freePayment({ id: intentId, amount, currency });
    else said = await (await deps.payments.gatewayOf(site.id, made)).createPayment({ ...payment, card });
  } catch (error) {
    deps.log.error({ err: error, intent: intentId }, 'The payment provider could not be asked');
    return forget(deps, site, { payment, made });
  }
  return deps.concurrencyLimit.pass(() => settlePayment(deps, site, intentId, said));
}

/** Certain that nothing is charged, or honest that nobody knows yet: the recovery job will find out. */
async function forget(
  deps: CheckoutDeps,
  site: Site,
  { payment, made }: Pick<Begun, 'payment' | 'made'>,
): Promise<PayResult> {
  const { intentId } = payment;
  try {
    const gateway = await deps.payments.gatewayOf(site.id, made);
    const answer = await settlePayment(deps, site, intentId, await gateway.cancel(payment));
    if (answer.status !== 'requiresAction') return answer;
    return { status: 'refused', problems: [{ code: 'paymentPending' }] };
  } catch (error) {
    deps.log.error({ err: error, intent: intentId }, 'A payment is left to its recovery');
    return { status: 'refused', problems: [{ code: 'paymentPending' }] };
  }
}
