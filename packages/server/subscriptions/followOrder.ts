import { recordCharge, recordFailedCharge, startSubscription } from '@quoin/domain/orders';
import type { SubscriptionFailure } from '@quoin/rendering/mail';
import { findSingleCart, type SingleCart } from '../cart/index.ts';
import type { LockedPayment } from '../orders/index.ts';
import { type Purchase, purchaseToJson } from '../orders/index.ts';
import { requestOf } from '../payments/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { ProviderPayment } from '../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../sites/index.ts';
import { clockOf, saveAndSchedule } from './moveSubscription.ts';
import { noteStep } from './noteStep.ts';
import {
  findCharge,
  insertCharge,
  insertSubscription,
  lockSubscription,
  type RenewalMethod,
  type StoredSubscription,
  saveCharge,
} from './storage/subscriptions.ts';
import { hashSubscriptionToken, subscriptionToken } from './subscriptionToken.ts';

type FollowDeps = Parameters<typeof subscriptionToken>[0];

export interface PlacedOrder {
  readonly orderId: string;
  readonly payment: LockedPayment;
  readonly purchase: Purchase;
  readonly said: ProviderPayment;
}

/**
 * What an order means to subscriptions, in its own transaction: one begins, or a period is paid (ORD-8). Answers what the
 * cart was for; null: an ordinary one.
 */
export async function followOrder(
  deps: FollowDeps,
  trx: SiteTransaction,
  site: Site,
  placed: PlacedOrder,
): Promise<SingleCart['kind'] | null> {
  const cart = await findSingleCart(trx, site.id, placed.payment.checkout.cartId);
  if (cart?.kind === 'subscription') await start(deps, trx, site, cart, placed);
  if (cart?.kind === 'renewal') await renew(trx, site, cart, placed);
  return cart?.kind ?? null;
}

async function start(
  deps: FollowDeps,
  trx: SiteTransaction,
  site: Site,
  { plan }: SingleCart,
  { orderId, payment, purchase, said }: PlacedOrder,
): Promise<void> {
  const { checkout, intent } = payment;
  const line = purchase.lines[0];
  if (plan === null || line === undefined) throw new Error(`Cart ${checkout.cartId} is for no subscription`);
  const id = trx.newId();
  const rule = startSubscription({ id, plan, timeZone: site.timeZone, now: trx.now().getTime() });
  const one: StoredSubscription = {
    ...{ id, rule, orderId },
    email: checkout.email ?? '',
    customerName: checkout.shippingAddress?.fullName ?? '',
    shippingAddress: checkout.shippingAddress,
    shippingOptionId: checkout.shippingOptionId,
    currency: intent.currency,
    amount: purchase.grandTotal,
    title: line.title + (line.variantDescription === '' ? '' : ` (${line.variantDescription})`),
    productId: line.productId,
    variantId: line.variantId,
    quantity: line.quantity,
    purchase: purchaseToJson(purchase),
    method: methodOf(payment, said),
    firstOrderId: orderId,
    isTest: requestOf(intent).isTest,
    clockOffsetMs: 0,
    remindedPeriod: 0,
    lookAt: null,
    revision: 0,
    createdAt: trx.now(),
  };
  const tokenHash = hashSubscriptionToken(subscriptionToken(deps, site.id, id))!;
  await insertSubscription(trx, site.id, { ...one, tokenHash });
  await insertCharge(trx, site.id, {
    ...{ id: trx.newId(), subscriptionId: id, periodIndex: 0, checkoutId: checkout.id, state: 'paid', orderId },
  });
  await noteStep(trx, site.id, one, { step: 'started', data: { orderId } });
  await saveAndSchedule(trx, site, one);
}

function methodOf({ intent }: LockedPayment, { savedMethod }: ProviderPayment): RenewalMethod | null {
  const { provider, accountId } = intent;
  return savedMethod === undefined ? null : { provider, accountId, saved: savedMethod };
}

/** By the job, or by the buyer with another card: then that one is charged from now on. */
async function renew(trx: SiteTransaction, site: Site, cart: SingleCart, placed: PlacedOrder): Promise<void> {
  const { orderId, payment, said } = placed;
  const { subscriptionId, periodIndex } = cart;
  const one = await lockSubscription(trx, site.id, subscriptionId ?? '');
  const charge = one === null ? null : await findCharge(trx, site.id, one.id, periodIndex ?? 0);
  if (one === null || charge === null) throw new Error(`Cart ${cart.cartId} renews nothing`);
  await saveCharge(trx, site.id, { ...charge, state: 'paid', orderId, errorCode: null });
  const recorded = recordCharge(one.rule, charge.periodIndex);
  const method = methodOf(payment, said) ?? one.method;
  // Canceled while the payment was under way: the period is paid and delivered, and nothing comes after it.
  const rule = recorded.ok ? recorded.value : { ...one.rule, lastChargedPeriod: charge.periodIndex };
  const next = { ...one, rule, method };
  await noteStep(trx, site.id, next, { step: 'charged', data: { orderId, period: charge.periodIndex } });
  await saveAndSchedule(trx, site, next);
}

/** Nobody's card is to blame for these: they are tried again soon, and that is not counted. */
const NOBODY_TO_BLAME: ReadonlySet<string> = new Set(['paymentUnavailable']);
const SOON_MS = 30 * 60_000;
const MANY_ATTEMPTS = 12;

export interface FailedPayment {
  readonly code: string;
  /** The provider said no; else it could not be asked, or the payment was called off. */
  readonly isDeclined: boolean;
}

/** What the end of a payment without money means to subscriptions, in its transaction. */
export async function followFailure(
  trx: SiteTransaction,
  site: Site,
  { checkout }: Pick<LockedPayment, 'checkout'>,
  { code, isDeclined }: FailedPayment,
): Promise<void> {
  const cart = await findSingleCart(trx, site.id, checkout.cartId);
  if (cart?.kind !== 'renewal' || cart.subscriptionId === null || cart.periodIndex === null) return;
  await recordFailure(trx, site, cart.subscriptionId, cart.periodIndex, {
    code,
    isCounted: isDeclined || !NOBODY_TO_BLAME.has(code),
  });
}

/** What the mail says first, where the card itself is not to blame. */
const FAILURES: readonly SubscriptionFailure[] = ['outOfStock', 'actionFailed'];

export async function recordFailure(
  trx: SiteTransaction,
  site: Site,
  subscriptionId: string,
  period: number,
  { code, isCounted }: { readonly code: string; readonly isCounted: boolean },
): Promise<void> {
  const one = await lockSubscription(trx, site.id, subscriptionId);
  const charge = one === null ? null : await findCharge(trx, site.id, one.id, period);
  if (one === null || charge === null || charge.state === 'paid') return;
  const attempts = charge.attempts + 1;
  await saveCharge(trx, site.id, { ...charge, state: 'failed', attempts, errorCode: code, orderId: null });
  if (!isCounted && attempts % MANY_ATTEMPTS !== 0) {
    await saveAndSchedule(trx, site, one, trx.now().getTime() + SOON_MS);
    return;
  }
  const recorded = recordFailedCharge(one.rule, period, clockOf(trx, one));
  if (!recorded.ok) return;
  const next = { ...one, rule: recorded.value };
  const failure = FAILURES.find((each) => each === code);
  const data = { period, code };
  await noteStep(trx, site.id, next, { step: 'chargeFailed', data, ...(failure === undefined ? {} : { failure }) });
  await saveAndSchedule(trx, site, next);
}
