import { areTotalsWithinWireRange } from '@quoin/domain/cart';
import { formatMoney, type Money, money } from '@quoin/domain/money';
import { decidePlaceOrder, type OrdersCode, validateAnswers } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { StoredCart } from '../cart/index.ts';
import { findCheckoutOfCart, openFilledCart, saveCheckout } from '../cart/index.ts';
import { reserveUnits } from '../inventory/index.ts';
import {
  type BegunPayment,
  type ChosenAttempt,
  embeddedPageUrl,
  HOLD_MS,
  hashRequest,
  hashReturnToken,
  madeWith,
  type PayAnswer,
  type Purchase,
  payOnce,
  purchaseOf,
  purchaseToJson,
  RECOVER_JOB,
  returnToken,
  returnUrl,
  unitsOf,
} from '../orders/index.ts';
import { findLiveIntent, insertIntent, requestToJson } from '../payments/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { beginOnce, findOnce } from '../platform/database/idempotency.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import { customerKey, holdDiscounts } from '../pricing/index.ts';
import { bumpStockRevision, type Site } from '../sites/index.ts';
import type { CheckoutDeps, CheckoutVisitor } from './checkoutDeps.ts';
import { takeAgreement } from './express/agreedPayment.ts';
import { findCheckoutOfOpen, type LoadedCheckout } from './loadCheckout.ts';
import { type ExpressAgreement, findAgreement } from './storage/expressAgreements.ts';

/** The first look after a payment when nobody reports its end. */
const RECOVER_AFTER_MS = 60_000;
/** Enough tries for days: money may be waiting. */
const RECOVER_ATTEMPTS = 60;

/** Another buyer has just used up a discount or a gift card, so the price has changed. */
class TooLate extends Error {}

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
  attempt: ChosenAttempt,
): Promise<BegunPayment> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await deps.db.inSite(contextOf(visitor.site), (trx) => begin(deps, trx, visitor, attempt));
    } catch (error) {
      if (error instanceof Refused) return refused(error.problem);
      if (!(error instanceof TooLate) || tries === MAX_TRIES) throw error;
    }
  }
}

/** What a second look finds is priced as it is by then; more are needed only where several discounts run out at once. */
const MAX_TRIES = 5;

async function begin(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  visitor: CheckoutVisitor,
  attempt: ChosenAttempt,
): Promise<BegunPayment> {
  const { site, token } = visitor;
  const open = token === null ? null : await openFilledCart(deps, trx, site, { startToken: token, mode: 'lock' });
  const earlier = await answerOfBought(trx, site, open?.bought ?? null, attempt);
  if (earlier !== null) return earlier;
  const [found, record, live, agreement] = await Promise.all([
    findCheckoutOfOpen(deps, trx, site, open),
    open?.cart ? findOnce(trx, site.id, payOnce(open.cart.id, attempt.idempotencyKey)) : null,
    open?.checkout ? findLiveIntent(trx, site.id, open.checkout.id) : null,
    open?.checkout ? findAgreement(trx, site.id, open.checkout.id) : null,
  ]);
  if (found.kind !== 'open') return refused({ code: found.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' });
  const { stored } = found.loaded;
  const requestHash = hashRequest(deps, attempt);
  const isOther = record !== null && record.requestHash !== requestHash;
  // Another card while the first one is not settled: the bank waits for an answer about it, or who asked the bank has died.
  if (isOther && live !== null) return { kind: 'underWay', intent: live, isSameAttempt: false };
  if (isOther) return refused({ code: 'idempotencyKeyReused' });
  if (record?.answer) return { kind: 'answered', answer: record.answer as PayAnswer };
  if (live !== null) return { kind: 'underWay', intent: live, isSameAttempt: record !== null };
  if (stored.state === 'needs_review') return refused({ code: 'paymentNeedsReview' });
  if (attempt.idempotencyKey !== stored.idempotencyKey) return refused({ code: 'idempotencyKeyReused' });
  const acceptedTotal = money(attempt.acceptedTotal, site.currency);
  const { goods, state, price, asked, answers } = found.loaded;
  const [unanswered] = validateAnswers(asked, answers);
  if (unanswered !== undefined) return refused(unanswered);
  if (!areTotalsWithinWireRange(price)) return refused({ code: 'amountTooLarge' });
  const decided = decidePlaceOrder({
    ...{ cart: goods.cart, checkout: state, acceptedTotal, language: site.language },
  });
  if (!decided.ok) return refused(decided.problem);
  if (found.loaded.isRenewing && !attempt.method.canRenew) return refused({ code: 'paymentUnavailable' });
  const seen = money(attempt.acceptedDue ?? attempt.acceptedTotal, site.currency);
  if (seen.minor !== price.amountDue.minor) {
    return refused({
      code: 'priceChanged',
      values: { from: formatMoney(seen, site.language), to: formatMoney(price.amountDue, site.language) },
    });
  }
  return start(deps, trx, visitor, found.loaded, { attempt, total: price.amountDue, requestHash, agreement });
}

/** Answers if the cart is bought and this key bought it: a retry by a client that never saw the answer (CX-20). */
async function answerOfBought(
  trx: SiteTransaction,
  site: Site,
  bought: StoredCart | null,
  attempt: ChosenAttempt,
): Promise<BegunPayment | null> {
  if (!bought?.orderId) return null;
  const checkout = await findCheckoutOfCart(trx, site.id, bought.id);
  if (checkout?.idempotencyKey !== attempt.idempotencyKey) return null;
  return { kind: 'answered', answer: { status: 'succeeded', orderId: bought.orderId } };
}

interface Start {
  readonly attempt: ChosenAttempt;
  readonly total: Money;
  readonly requestHash: string;
  readonly agreement: ExpressAgreement | null;
}

async function start(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  { site, origin, visit = '' }: CheckoutVisitor,
  loaded: LoadedCheckout,
  { attempt, total, requestHash, agreement }: Start,
): Promise<BegunPayment> {
  const { stored, state, price } = loaded;
  const purchase = purchaseOf(loaded, trx.newId);
  const intentId = trx.newId();
  const made = madeWith(attempt.method, total);
  const here = origin + (site.spoken?.prefix ?? '');
  const isEmbedded = attempt.isEmbeddable === true && attempt.method.isEmbeddable;
  const request = {
    returnUrl: returnUrl(deps, here, intentId),
    ...(isEmbedded ? { embeddedPage: embeddedPageUrl(deps, here, intentId) } : {}),
    ...(attempt.confirmationToken === undefined ? {} : { confirmationToken: attempt.confirmationToken }),
    email: state.email ?? '',
    description: site.title,
    savesMethod: (attempt.savesMethod ?? false) || loaded.isRenewing,
    ...(await takeAgreement(trx, site, stored.id, attempt.method, agreement)),
  };
  const asked = { amount: total.minor, currency: total.currency, createdAt: trx.now() };
  const writes = [
    beginOnce(trx, site.id, payOnce(stored.cartId, attempt.idempotencyKey), requestHash),
    insertIntent(trx, site.id, {
      id: intentId,
      checkoutId: stored.id,
      ...made,
      ...asked,
      returnTokenHash: hashReturnToken(returnToken(deps, intentId)),
      request: requestToJson({ ...request, isTest: attempt.method.isTest, language: site.language }),
    }),
    saveCheckout(trx, site.id, stored.id, {
      state: 'paying',
      note: attempt.note,
      visit: visit === '' ? null : visit,
      acceptedTotal: price.grandTotal.minor,
      payment: purchaseToJson(purchase),
    }),
    enqueue(trx, {
      websiteId: site.id,
      kind: RECOVER_JOB,
      payload: { intentId },
      runAt: new Date(trx.now().getTime() + RECOVER_AFTER_MS),
      maxAttempts: RECOVER_ATTEMPTS,
    }),
  ];
  await Promise.all([...writes, holdWhatIsShared(deps, trx, site, loaded, purchase)]);
  const payment = { websiteId: site.id, intentId, providerPaymentId: null, ...asked, ...request };
  return { kind: 'started', payment, made };
}

/** The last statements: these rows are what other buyers wait for. */
async function holdWhatIsShared(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  loaded: LoadedCheckout,
  purchase: Purchase,
): Promise<void> {
  await holdTenders(deps, trx, site, loaded);
  await hold(deps, trx, site, loaded.stored.id, purchase);
}

/**
 * Holds discounts and gift cards, which many buyers share. A buyer who is too late sees the new price (GFT-1, GFT-4).
 */
async function holdTenders(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { stored, state, price }: LoadedCheckout,
): Promise<void> {
  const discountIds = price.appliedDiscounts.map(({ id }) => id);
  const key = customerKey(deps, site.id, state.email ?? '');
  const hold = { discountIds, checkoutId: stored.id, customerKey: key };
  if (discountIds.length > 0 && !(await holdDiscounts(trx, site.id, hold))) throw new TooLate();
  const shares = price.giftCards.map(({ id, amount }) => ({ id, amount: amount.minor }));
  if (shares.length > 0 && !(await deps.giftCards.hold(trx, site.id, stored.id, shares))) throw new TooLate();
}

/** The variant's row is what all buyers of it wait for. */
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
