import { agreesWithIntent } from '@quoin/domain/orders';
import { saveCheckout } from '../../../cart/index.ts';
import type { CheckoutDeps } from '../../../checkout/index.ts';
import { releaseBoughtGiftCards } from '../../../giftCards/index.ts';
import { extendHold, releaseUnits } from '../../../inventory/index.ts';
import { moveIntent, type StoredIntent, saveUnfulfilledSale } from '../../../payments/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { answerOnce, newIdempotencyKey } from '../../../platform/database/idempotency.ts';
import type { PaymentIntentState } from '../../../platform/database/schema/store/sale.ts';
import type { ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { contextOf } from '../../../platform/languages/siteInLanguage.ts';
import { releaseDiscounts } from '../../../pricing/index.ts';
import { bumpStockRevision, type Site } from '../../../sites/index.ts';
import { deliverByMail } from '../../fulfilment/deliverByMail.ts';
import { enqueueOrderNotice } from '../../mails/enqueueOrderNotice.ts';
import { enqueueUnfulfilledSaleMail } from '../../mails/enqueueUnfulfilledSaleMail.ts';
import { insertOrderEvent } from '../../storage/insertOrder.ts';
import { moveOrderPayment } from '../../storage/orders.ts';
import {
  BANK_HOLD_MS,
  type DeclineCode,
  declineCodeOf,
  isUnderWay,
  type LockedPayment,
  lockPayment,
  NEWS_JOB,
  type PayAnswer,
  payOnce,
  REFUND_JOB,
} from '../paymentWork.ts';
import { completeOrder, SoldOutMeanwhile } from './completeOrder.ts';

/** Where a buyer waits for a payment that the provider is still at work on. */
const CHECKOUT_URL = '/checkout';

const DECLINES: ReadonlyMap<string, DeclineCode> = new Map([
  ['card_declined', 'cardDeclined'],
  ['insufficient_funds', 'insufficientFunds'],
  ['wallet_declined', 'walletDeclined'],
  ['action_refused', 'actionFailed'],
  ['authentication_required', 'actionFailed'],
  ['provider_refused', 'paymentUnavailable'],
]);

/**
 * Applies what the provider reports, whether a request, a return or a recovery received it. Any number of them may run
 * at once and repeatedly. The first one counts and the others get its result (ORD-1).
 */
export async function settlePayment(
  deps: CheckoutDeps,
  site: Site,
  intentId: string,
  said: ProviderPayment,
): Promise<PayAnswer> {
  try {
    return await deps.db.inSite(contextOf(site), async (trx) => {
      const payment = await lockPayment(trx, site.id, intentId);
      if (payment === null) throw new Error(`There is no payment intent ${intentId}`);
      return settle(deps, trx, site, payment, said);
    });
  } catch (error) {
    if (!(error instanceof SoldOutMeanwhile)) throw error;
    return deps.db.inSite(contextOf(site), async (trx) => {
      const payment = (await lockPayment(trx, site.id, intentId))!;
      // Several have found that at once; the first one has drawn the consequences.
      if (!isUnderWay(payment.intent)) return settle(deps, trx, site, payment, said);
      return giveBack(deps, trx, site, payment, said, 'outOfStock');
    });
  }
}

async function settle(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  payment: LockedPayment,
  said: ProviderPayment,
): Promise<PayAnswer> {
  const { checkout, intent } = payment;
  if (checkout.orderId !== null && checkout.state === 'completed') return succeeded(deps, trx, site, payment, said);
  if (!isAboutIntent(intent, said)) return park(deps, trx, site, payment, said);
  if (!isUnderWay(intent)) return settleLate(deps, trx, site, payment, said);
  switch (said.status) {
    case 'succeeded':
    case 'awaiting':
      return completeOrder(deps, trx, site, payment, said);
    case 'processing':
      return wait(trx, site, payment, said.providerPaymentId, CHECKOUT_URL);
    case 'requires_action':
      return wait(trx, site, payment, said.providerPaymentId, said.url);
    case 'declined':
      return end(deps, trx, site, payment, {
        state: 'declined',
        code: DECLINES.get(said.declineCode) ?? 'cardDeclined',
        said,
      });
    case 'canceled':
    case 'refunded':
      return end(deps, trx, site, payment, { state: 'failed', code: 'paymentUnavailable', said });
  }
}

/** Handles the payment of an existing order. A second charge for the same checkout goes back. */
async function succeeded(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { checkout, intent }: LockedPayment,
  said: ProviderPayment,
): Promise<PayAnswer> {
  const orderId = checkout.orderId!;
  if (said.status === 'succeeded') {
    if (intent.state === 'processing') await notePaid(trx, site, intent, said, orderId);
    else if (!MADE_ORDER.has(intent.state)) await scheduleRefund(deps, trx, site, intent);
  }
  if (said.status === 'declined' && intent.state === 'processing') await noteNoMoney(trx, site, intent, orderId);
  return { status: 'succeeded', orderId };
}

/** Notes that money an order waited for will not come. The owner decides what happens to the order. */
async function noteNoMoney(trx: SiteTransaction, site: Site, intent: StoredIntent, orderId: string): Promise<void> {
  await moveIntent(trx, site.id, intent, { state: 'declined' });
  await insertOrderEvent(trx, site.id, orderId, 'paymentReview', { reason: 'The payment was refused after all' });
}

/** The payment is the one the order came from; its money is no surprise. */
const MADE_ORDER: ReadonlySet<PaymentIntentState> = new Set(['succeeded', 'refunded']);

/** Notes that the money an order waited for is there now. */
async function notePaid(
  trx: SiteTransaction,
  site: Site,
  intent: StoredIntent,
  said: ProviderPayment,
  orderId: string,
): Promise<void> {
  const { captureId, providerPaymentId } = said;
  await moveIntent(trx, site.id, intent, { state: 'succeeded', providerPaymentId, captureId });
  const waiting = { id: orderId, paymentState: 'awaiting_payment' } as const;
  if (!(await moveOrderPayment(trx, site.id, waiting, 'paid'))) {
    // It was canceled in the meantime: a person must give the money back.
    await insertOrderEvent(trx, site.id, orderId, 'paymentReview', { reason: 'The money came after all' });
    return;
  }
  const amount = { minor: intent.amount.toString(), currency: intent.currency };
  await insertOrderEvent(trx, site.id, orderId, 'paid', { amount });
  await enqueueOrderNotice(trx, site.id, { notice: 'paymentReceived', orderId, subjectId: orderId });
  await releaseBoughtGiftCards(trx, site, orderId);
  await deliverByMail(trx, site, orderId);
}

/** MON-5: reference, amount and currency are compared again, except for a payment that never came to be. */
function isAboutIntent(intent: StoredIntent, said: ProviderPayment): boolean {
  if (said.intentId !== intent.id) return false;
  if (said.status === 'canceled') return true;
  return agreesWithIntent(
    { amountMinor: intent.amount, currency: intent.currency },
    { amountMinor: said.amount, currency: said.currency },
  );
}

async function park(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { checkout, intent }: LockedPayment,
  said: ProviderPayment,
): Promise<PayAnswer> {
  deps.log.error(
    { intent: intent.id, provider: said.providerPaymentId },
    'A payment differs from what was asked: needs review',
  );
  const answer: PayAnswer = { status: 'declined', code: 'paymentNeedsReview' };
  if (!isUnderWay(intent)) return answer;
  await moveIntent(trx, site.id, intent, {
    state: 'needs_review',
    errorCode: 'mismatch',
    providerPaymentId: said.providerPaymentId,
  });
  await saveUnfulfilledSale(trx, site.id, intent.id, checkout);
  await saveCheckout(trx, site.id, checkout.id, { state: 'needs_review' });
  await answerOnce(trx, site.id, payOnce(checkout.cartId, checkout.idempotencyKey), answer);
  return answer;
}

/** We had given this attempt up. Money that came all the same goes back (ORD-3). */
async function settleLate(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { intent }: LockedPayment,
  said: ProviderPayment,
): Promise<PayAnswer> {
  if (said.status === 'succeeded' && intent.state !== 'needs_review') await scheduleRefund(deps, trx, site, intent);
  return { status: 'declined', code: declineCodeOf(intent, 'paymentUnavailable') };
}

async function scheduleRefund(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  intent: StoredIntent,
  runAt = trx.now(),
): Promise<void> {
  deps.log.error({ intent: intent.id }, 'A payment succeeded that nobody waits for: it is refunded');
  await enqueue(trx, {
    websiteId: site.id,
    kind: REFUND_JOB,
    payload: { intentId: intent.id },
    dedupeKey: intent.id,
    runAt,
    maxAttempts: 60,
  });
}

/** So long its owner may still find stock for it; well within the quarter of an hour of ORD-3. */
const DECIDE_MS = 10 * 60_000;

/**
 * Handles a payment made after the hold ran out, when another buyer has the last unit (STK-5). The sale is kept for the
 * owner's decision, and without one the money goes back. The cart stays.
 */
async function giveBack(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  payment: LockedPayment,
  said: ProviderPayment,
  code: DeclineCode,
): Promise<PayAnswer> {
  const { intent, checkout } = payment;
  await scheduleRefund(deps, trx, site, intent, new Date(trx.now().getTime() + DECIDE_MS));
  await saveUnfulfilledSale(trx, site.id, intent.id, checkout);
  await enqueueUnfulfilledSaleMail(trx, site.id, { intentId: intent.id, to: 'owner' });
  return end(deps, trx, site, payment, { state: 'needs_review', code, said });
}

async function wait(
  trx: SiteTransaction,
  site: Site,
  { checkout, intent }: LockedPayment,
  providerPaymentId: string,
  url: string,
): Promise<PayAnswer> {
  const answer: PayAnswer = { status: 'requiresAction', url };
  if (intent.state === 'requires_action') return answer;
  await moveIntent(trx, site.id, intent, { state: 'requires_action', providerPaymentId });
  await saveCheckout(trx, site.id, checkout.id, { state: 'awaiting_step' });
  await answerOnce(trx, site.id, payOnce(checkout.cartId, checkout.idempotencyKey), answer);
  await extendHold(trx, site.id, checkout.id, BANK_HOLD_MS);
  return answer;
}

/** Providers whose books are in our own database can't surprise us. */
const LOCAL_BOOKS: ReadonlySet<string> = new Set(['none', 'test', 'manual']);
const LOOK_ONCE_MORE_MS = 10 * 60_000;

/** One more look some minutes after a payment was given up: money that came all the same goes back (ORD-3). */
async function scheduleCheck(trx: SiteTransaction, site: Site, intent: StoredIntent): Promise<void> {
  await enqueue(trx, {
    websiteId: site.id,
    kind: NEWS_JOB,
    payload: { intentId: intent.id },
    runAt: new Date(trx.now().getTime() + LOOK_ONCE_MORE_MS),
    maxAttempts: 30,
  });
}

/** The attempt is over without money: everything as before it, and a new key for the next one. */
async function end(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { checkout, intent }: LockedPayment,
  how: { readonly state: PaymentIntentState; readonly code: DeclineCode; readonly said: ProviderPayment },
): Promise<PayAnswer> {
  const answer: PayAnswer = { status: 'declined', code: how.code };
  const { providerPaymentId } = how.said;
  await moveIntent(trx, site.id, intent, { state: how.state, errorCode: how.code, providerPaymentId });
  await answerOnce(trx, site.id, payOnce(checkout.cartId, checkout.idempotencyKey), answer);
  const idempotencyKey = newIdempotencyKey(deps.randomBytes);
  await saveCheckout(trx, site.id, checkout.id, { state: 'open', idempotencyKey, payment: {} });
  if (!LOCAL_BOOKS.has(intent.provider)) await scheduleCheck(trx, site, intent);
  await deps.subscriptions.followFailure(
    trx,
    site,
    { checkout },
    { code: how.code, isDeclined: how.state === 'declined' },
  );
  await releaseDiscounts(trx, site.id, checkout.id);
  await deps.giftCards.release(trx, site.id, checkout.id);
  if (await releaseUnits(trx, site.id, checkout.id)) {
    await bumpStockRevision(trx, site.id);
    trx.afterCommit(() => deps.invalidate(site.id));
  }
  return answer;
}
