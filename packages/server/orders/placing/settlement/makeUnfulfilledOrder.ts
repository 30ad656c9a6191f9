import { agreesWithIntent } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../../audit/index.ts';
import { saveCheckout } from '../../../cart/index.ts';
import type { CheckoutDeps } from '../../../checkout/index.ts';
import {
  findIntent,
  findLiveIntent,
  findUnfulfilledSale,
  knownPayment,
  removeUnfulfilledSale,
  type UnfulfilledSale,
} from '../../../payments/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import type { ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import { customerKey, holdDiscounts } from '../../../pricing/index.ts';
import type { Site } from '../../../sites/index.ts';
import { insertOrderEvent } from '../../storage/insertOrder.ts';
import { type LockedPayment, lockPayment } from '../paymentWork.ts';
import { purchaseFromJson } from '../purchase.ts';
import { completeOrder, SoldOutMeanwhile } from './completeOrder.ts';

export type MakeOrderCode =
  | 'paymentUnknown'
  | 'paymentSettled'
  | 'parkedSoldOut'
  | 'parkedTendersGone'
  | 'parkedPaidAgain'
  | 'parkedNotAgreed';

class Refused extends Error {
  constructor(readonly code: MakeOrderCode) {
    super(code);
  }
}

/**
 * Makes the order of a payment that could not become one, once there is stock again: of exactly what was paid, by the same
 * steps as every order. The provider must still hold the whole amount. All or nothing.
 */
export async function makeUnfulfilledOrder(
  deps: CheckoutDeps,
  site: Site,
  { intentId, actor }: { readonly intentId: string; readonly actor: Actor },
): Promise<Outcome<{ readonly orderId: string }, MakeOrderCode>> {
  const seen = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntent(trx, site.id, intentId));
  if (seen === null) return refuse('paymentUnknown');
  if (seen.state !== 'needs_review') return refuse('paymentSettled');
  const gateway = await deps.payments.gatewayOf(site.id, seen);
  const said = await gateway.find(knownPayment(site.id, seen));
  if (said?.status !== 'succeeded' || (said.refundedAmount ?? 0n) > 0n) return refuse('parkedNotAgreed');
  const asked = { amountMinor: seen.amount, currency: seen.currency };
  const isSame = agreesWithIntent(asked, { amountMinor: said.amount, currency: said.currency });
  if (!isSame || said.intentId !== intentId) return refuse('parkedNotAgreed');
  try {
    const orderId = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const payment = await lockPayment(trx, site.id, intentId);
      const sale = await findUnfulfilledSale(trx, site.id, intentId);
      if (payment?.intent.state !== 'needs_review' || sale === null) throw new Refused('paymentSettled');
      return make(deps, trx, site, { payment, sale, said, actor });
    });
    return accept({ orderId });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.code);
    if (error instanceof SoldOutMeanwhile) return refuse('parkedSoldOut');
    throw error;
  }
}

interface Making {
  readonly payment: LockedPayment;
  readonly sale: UnfulfilledSale;
  readonly said: ProviderPayment;
  readonly actor: Actor;
}

async function make(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { payment, sale, said, actor }: Making,
): Promise<string> {
  const { intent, checkout: now } = payment;
  if (now.orderId !== null || now.state === 'completed') throw new Refused('parkedPaidAgain');
  if ((await findLiveIntent(trx, site.id, now.id)) !== null) throw new Refused('parkedPaidAgain');
  await removeUnfulfilledSale(trx, site.id, intent.id);
  const { shippingAddress, ...rest } = sale;
  const { email, note, payment: frozen, shippingOptionId } = rest;
  await saveCheckout(trx, site.id, now.id, {
    ...{ state: 'paying', note, payment: frozen, shippingOptionId, email: email ?? '' },
    ...(shippingAddress === null ? {} : { shippingAddress }),
  });
  await holdAgain(deps, trx, site, now.id, sale);
  const answer = await completeOrder(deps, trx, site, { intent, checkout: { ...now, ...sale } }, said);
  if (answer.status !== 'succeeded') throw new Error('A parked payment made no order');
  const { orderId } = answer;
  const by = { kind: 'staff', name: actor.name } as const;
  await insertOrderEvent(trx, site.id, orderId, 'paymentApproved', {}, by);
  await recordAudit(trx, {
    ...{ websiteId: site.id, actor, action: 'payment.makeOrder', subjectId: intent.id },
    ...{ subjectTitle: intent.providerPaymentId ?? intent.id, details: { orderId } },
  });
  return orderId;
}

/** What many buyers share went back to them when the sale was parked. */
async function holdAgain(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  checkoutId: string,
  { payment, email }: UnfulfilledSale,
): Promise<void> {
  const { appliedDiscounts, giftCards } = purchaseFromJson(payment);
  const discountIds = appliedDiscounts.map(({ id }) => id);
  const hold = { discountIds, checkoutId, customerKey: customerKey(deps, site.id, email ?? '') };
  if (discountIds.length > 0 && !(await holdDiscounts(trx, site.id, hold))) throw new Refused('parkedTendersGone');
  const shares = giftCards.map(({ id, amount }) => ({ id, amount: BigInt(amount) }));
  if (shares.length > 0 && !(await deps.giftCards.hold(trx, site.id, checkoutId, shares)))
    throw new Refused('parkedTendersGone');
}
