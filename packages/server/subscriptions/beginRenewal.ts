import { decideRenewal, retryNow } from '@quoin/domain/orders';
import {
  createCart,
  createCheckout,
  findSingleCart,
  hashCartToken,
  insertEntry,
  insertSingleCart,
  lockCartById,
  lockCheckoutOfCart,
  type StoredCheckout,
  saveCheckout,
} from '../cart/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import { startIntent } from '../orders/index.ts';
import { findLiveIntent, knownPayment, NO_PROVIDER, type StoredIntent } from '../payments/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { newIdempotencyKey } from '../platform/database/idempotency.ts';
import type { KnownPayment } from '../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../sites/index.ts';
import { dunningOf } from '../sites/index.ts';
import { clockOf } from './moveSubscription.ts';
import { renewalPurchase } from './renewalPurchase.ts';
import {
  findCharge,
  findSubscription,
  insertCharge,
  insertSubscriptionEvent,
  lockSubscription,
  type RenewalMethod,
  type StoredSubscription,
  saveCharge,
} from './storage/subscriptions.ts';
import { renewalCartToken } from './subscriptionToken.ts';

export type BegunRenewal =
  | { readonly kind: 'started'; readonly payment: KnownPayment; readonly method: RenewalMethod | null }
  /** There is nothing to charge it to, or nothing to send. */
  | { readonly kind: 'failed'; readonly period: number; readonly code: 'noMethod' | 'outOfStock' }
  /** Not due any more, or its buyer is paying it himself at this moment. */
  | { readonly kind: 'notNow' };

/** Rolls the renewal back: its units are gone. */
class OutOfStock extends Error {
  constructor(readonly period: number) {
    super('outOfStock');
  }
}

/**
 * Does everything that precedes the provider call, in one transaction: the charge of the period, which the table allows
 * once (ORD-8), its checkout, the intent and the stock. Runs again after a crash and finds what it started.
 */
export async function beginRenewal(deps: CheckoutDeps, site: Site, id: string): Promise<BegunRenewal> {
  try {
    return await deps.db.inSite({ websiteId: site.id }, (trx) => begin(deps, trx, site, id));
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const one = await lockSubscription(trx, site.id, id);
      if (one !== null) await openCharge(deps, trx, site, one, error.period);
    });
    return { kind: 'failed', period: error.period, code: 'outOfStock' };
  }
}

async function begin(deps: CheckoutDeps, trx: SiteTransaction, site: Site, id: string): Promise<BegunRenewal> {
  const seen = await findSubscription(trx, site.id, id);
  const wanted = seen === null ? null : dueCharge(trx, site, seen);
  if (seen === null || wanted === null) return { kind: 'notNow' };
  // Cart before subscription, as everybody who settles a payment takes them.
  const held = await findCharge(trx, site.id, id, wanted.period);
  if (held !== null) await lockCartOfCheckout(trx, site, held.checkoutId);
  const one = (await lockSubscription(trx, site.id, id))!;
  const due = dueCharge(trx, site, one);
  if (due?.period !== wanted.period) return { kind: 'notNow' };
  if (due.missed.length > 0) {
    await insertSubscriptionEvent(trx, site.id, { subscriptionId: id, kind: 'missed', data: { periods: due.missed } });
  }
  const charge = await openCharge(deps, trx, site, one, due.period);
  if (charge.state === 'paid') return { kind: 'notNow' };
  const live = await findLiveIntent(trx, site.id, charge.checkout.id);
  if (live !== null) return resume(site, one, live);
  if (one.amount > 0n && one.method === null) return { kind: 'failed', period: due.period, code: 'noMethod' };
  if (charge.state === 'failed') await saveCharge(trx, site.id, { ...charge, state: 'begun', errorCode: null });
  return start(deps, trx, site, one, { checkout: charge.checkout, period: due.period });
}

function dueCharge(trx: SiteTransaction, site: Site, one: StoredSubscription) {
  const decision = decideRenewal(one.rule, clockOf(trx, one), dunningOf(site));
  return decision.kind === 'charge' ? decision : null;
}

/** What a run before this one began: the same reference is the same charge at the provider. */
function resume(site: Site, one: StoredSubscription, live: StoredIntent): BegunRenewal {
  const isOurs = live.state === 'created' && (live.returnTokenHash === null || live.provider === NO_PROVIDER);
  if (!isOurs) return { kind: 'notNow' };
  return { kind: 'started', payment: knownPayment(site.id, live), method: one.method };
}

async function lockCartOfCheckout(trx: SiteTransaction, site: Site, checkoutId: string): Promise<void> {
  const row = await trx
    .selectFrom('checkout')
    .select('cart_id')
    .where('website_id', '=', site.id)
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  await lockCartById(trx, site.id, row.cart_id);
}

/** The charge of a period with its checkout, made when there is none. */
export async function openCharge(
  deps: Pick<CheckoutDeps, 'keyFor' | 'randomBytes'>,
  trx: SiteTransaction,
  site: Site,
  one: StoredSubscription,
  period: number,
) {
  const tokenHash = hashCartToken(renewalCartToken(deps, site.id, one.id, period))!;
  const cart = await createCart(trx, site.id, { tokenHash, currency: one.currency });
  const held = await findCharge(trx, site.id, one.id, period);
  if (held !== null) return { ...held, checkout: (await lockCheckoutOfCart(trx, site.id, cart.id))! };
  if ((await findSingleCart(trx, site.id, cart.id)) === null) {
    const parts = { ownerHash: null, subscriptionId: one.id, periodIndex: period, plan: null, amount: null };
    await insertSingleCart(trx, site.id, { cartId: cart.id, kind: 'renewal', ...parts });
  }
  for (const line of renewalPurchase(one.purchase, trx.newId).lines) {
    await insertEntry(trx, site.id, cart.id, {
      id: trx.newId(),
      productId: line.productId,
      variantId: line.variantId,
      quantity: line.quantity,
      additionalFields: line.additionalFields ?? '{}',
      unitPriceSeen: line.unitPrice,
      addedAt: trx.now(),
    });
  }
  const key = newIdempotencyKey(deps.randomBytes);
  const checkout = await createCheckout(trx, site.id, { cartId: cart.id, idempotencyKey: key });
  const { email, shippingAddress, shippingOptionId } = one;
  await saveCheckout(trx, site.id, checkout.id, {
    ...{ email, shippingOptionId },
    ...(shippingAddress === null ? {} : { shippingAddress }),
  });
  const charge = { id: trx.newId(), subscriptionId: one.id, periodIndex: period, checkoutId: checkout.id } as const;
  await insertCharge(trx, site.id, { ...charge, state: 'begun', orderId: null });
  return { ...charge, state: 'begun' as const, attempts: 1, errorCode: null, orderId: null, checkout };
}

async function start(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  one: StoredSubscription,
  { checkout, period }: { readonly checkout: StoredCheckout; readonly period: number },
): Promise<BegunRenewal> {
  const purchase = renewalPurchase(one.purchase, trx.newId);
  const isFree = one.amount === 0n;
  const made = {
    provider: isFree ? NO_PROVIDER : (one.method?.provider ?? NO_PROVIDER),
    accountId: isFree ? null : (one.method?.accountId ?? null),
  };
  const started = await startIntent(deps, trx, site, {
    ...{ checkoutId: checkout.id, intentId: trx.newId(), amount: one.amount, currency: one.currency, made, purchase },
    request: { returnUrl: '', email: one.email, description: site.title, savesMethod: false, isTest: one.isTest },
    returnTokenHash: null,
  });
  if (!started.ok) throw new OutOfStock(period);
  return { kind: 'started', payment: started.payment, method: one.method };
}

/** For a buyer who pays an open period himself: what would be charged now. Null: nothing is open. */
export function openPeriod(one: StoredSubscription): number | null {
  return one.rule.status === 'past_due' ? retryNow(one.rule).period : null;
}
