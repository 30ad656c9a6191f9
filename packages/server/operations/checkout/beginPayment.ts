import { createHmac } from 'node:crypto';
import { type Money, money } from '@quoin/domain/money';
import { type CardInput, decidePlaceOrder, type OrdersCode } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { SiteTransaction } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { StoredCart } from '../../storage/carts.ts';
import { findCheckoutOfCart, saveCheckout } from '../../storage/checkouts.ts';
import { beginOnce, findOnce } from '../../storage/idempotency.ts';
import { findLiveIntent, insertIntent, type StoredIntent } from '../../storage/payments.ts';
import { bumpStockRevision, type Site } from '../../storage/sites.ts';
import { reserveUnits } from '../../storage/stock.ts';
import { openCart } from '../cart/openCart.ts';
import type { CheckoutDeps, CheckoutVisitor } from './checkoutDeps.ts';
import { findCheckoutOfOpen, type LoadedCheckout } from './loadCheckout.ts';
import { HOLD_MS, type PayAnswer, payOnce, RECOVER_JOB } from './paymentWork.ts';
import { type Purchase, purchaseOf, purchaseToJson, unitsOf } from './purchase.ts';
import { hashReturnToken, returnToken } from './returnToken.ts';

/** One press of the pay button. */
export interface PaymentAttempt {
  readonly idempotencyKey: string;
  /** Minor units: what the buyer saw and agreed to (MON-8). */
  readonly acceptedTotal: bigint;
  readonly card: CardInput;
  readonly note: string;
}

export type BegunPayment =
  | { readonly kind: 'started'; readonly intentId: string; readonly total: Money }
  | { readonly kind: 'answered'; readonly answer: PayAnswer }
  /** Another request is at work on this checkout, or was when it died. */
  | { readonly kind: 'underWay'; readonly intent: StoredIntent; readonly isSameAttempt: boolean }
  | { readonly kind: 'refused'; readonly problem: Problem<OrdersCode> };

/** The first look after a payment when nobody reports its end. */
const RECOVER_AFTER_MS = 60_000;
/** Enough tries for days: money may be waiting. */
const RECOVER_ATTEMPTS = 60;

class Refused extends Error {
  constructor(readonly problem: Problem<OrdersCode>) {
    super(problem.code);
  }
}

function refused(problem: Problem<OrdersCode>): BegunPayment {
  return { kind: 'refused', problem };
}

/**
 * Everything before the provider is called, in one transaction: price from the database, compare with what the buyer agreed
 * to, note the intent, hold the stock (ORD-3, STK-1). The same key and request again find what the first one came to (ORD-4).
 */
export async function beginPayment(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  attempt: PaymentAttempt,
): Promise<BegunPayment> {
  try {
    return await deps.db.inSite({ websiteId: visitor.site.id }, (trx) => begin(deps, trx, visitor, attempt));
  } catch (error) {
    if (error instanceof Refused) return refused(error.problem);
    throw error;
  }
}

async function begin(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  visitor: CheckoutVisitor,
  attempt: PaymentAttempt,
): Promise<BegunPayment> {
  const { site, token } = visitor;
  const open = token === null ? null : await openCart(deps, trx, site, token, 'lock');
  const earlier = await answerOfBought(trx, site, open?.bought ?? null, attempt);
  if (earlier !== null) return earlier;
  const found = await findCheckoutOfOpen(deps, trx, site, open);
  if (found.kind !== 'open') return refused({ code: found.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' });
  const { stored } = found.loaded;
  const once = payOnce(stored.cartId, attempt.idempotencyKey);
  const requestHash = hashRequest(deps, attempt);
  const record = await findOnce(trx, site.id, once);
  const live = await findLiveIntent(trx, site.id, stored.id);
  const isOther = record !== null && record.requestHash !== requestHash;
  // Another card while the bank waits for an answer about the first one: that payment is given up.
  if (isOther && live?.state === 'requires_action') return { kind: 'underWay', intent: live, isSameAttempt: false };
  if (isOther) return refused({ code: 'idempotencyKeyReused' });
  if (record?.answer) return { kind: 'answered', answer: record.answer as PayAnswer };
  if (live !== null) return { kind: 'underWay', intent: live, isSameAttempt: record !== null };
  if (stored.state === 'needs_review') return refused({ code: 'paymentNeedsReview' });
  if (attempt.idempotencyKey !== stored.idempotencyKey) return refused({ code: 'idempotencyKeyReused' });
  const acceptedTotal = money(attempt.acceptedTotal, site.currency);
  const { priced, state } = found.loaded;
  const decided = decidePlaceOrder({ cart: priced.cart, checkout: state, acceptedTotal });
  if (!decided.ok) return refused(decided.problem);
  await beginOnce(trx, site.id, once, requestHash);
  const intentId = await start(deps, trx, site, found.loaded, { attempt, total: decided.value.total });
  return { kind: 'started', intentId, total: decided.value.total };
}

/** The cart is bought and this key bought it: a retry of somebody who never saw the answer (CX-20). */
async function answerOfBought(
  trx: SiteTransaction,
  site: Site,
  bought: StoredCart | null,
  attempt: PaymentAttempt,
): Promise<BegunPayment | null> {
  if (!bought?.orderId) return null;
  const checkout = await findCheckoutOfCart(trx, site.id, bought.id);
  if (checkout?.idempotencyKey !== attempt.idempotencyKey) return null;
  return { kind: 'answered', answer: { status: 'succeeded', orderId: bought.orderId } };
}

async function start(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { stored, priced, state, chosenOption }: LoadedCheckout,
  { attempt, total }: { readonly attempt: PaymentAttempt; readonly total: Money },
): Promise<string> {
  const purchase = purchaseOf(priced, state, chosenOption?.name ?? null, trx.newId);
  const intentId = trx.newId();
  await insertIntent(trx, site.id, {
    id: intentId,
    checkoutId: stored.id,
    provider: providerFor(deps, total),
    amount: total.minor,
    currency: total.currency,
    returnTokenHash: hashReturnToken(returnToken(deps, intentId)),
  });
  const { note } = attempt;
  const payment = purchaseToJson(purchase);
  await saveCheckout(trx, site.id, stored.id, { state: 'paying', note, acceptedTotal: total.minor, payment });
  await enqueue(trx, {
    websiteId: site.id,
    kind: RECOVER_JOB,
    payload: { intentId },
    runAt: new Date(trx.now().getTime() + RECOVER_AFTER_MS),
    maxAttempts: RECOVER_ATTEMPTS,
  });
  await hold(deps, trx, site, stored.id, purchase);
  return intentId;
}

/** Nothing to pay: nobody is asked. */
export const NO_PROVIDER = 'none';

function providerFor(deps: CheckoutDeps, total: Money): string {
  return total.minor === 0n ? NO_PROVIDER : deps.payment.name;
}

/** The last statements: the variant's row is what all buyers of it wait for. */
async function hold(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  checkoutId: string,
  purchase: Purchase,
): Promise<void> {
  const { missing, hasFlipped } = await reserveUnits(trx, site.id, checkoutId, unitsOf(purchase), HOLD_MS);
  if (missing !== null) {
    const title = purchase.lines.find(({ variantId }) => variantId === missing)?.title ?? '';
    throw new Refused({ code: 'outOfStock', values: { title } });
  }
  if (!hasFlipped) return;
  await bumpStockRevision(trx, site.id);
  trx.afterCommit(() => deps.invalidate(site.id));
}

/** Keyed, because card numbers are few enough to be guessed from a bare hash. */
function hashRequest(deps: CheckoutDeps, { acceptedTotal, card, note }: PaymentAttempt): string {
  const text = JSON.stringify([acceptedTotal.toString(), card.cardNumber, card.expiry, card.cvc, note]);
  return createHmac('sha256', deps.keyFor('payment-request')).update(text).digest('base64url');
}
