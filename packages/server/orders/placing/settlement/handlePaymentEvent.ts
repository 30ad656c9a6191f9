import type { CheckoutDeps } from '../../../checkout/index.ts';
import { findIntent, knownPayment, NO_PROVIDER, type StoredIntent } from '../../../payments/index.ts';
import type {
  KnownPayment,
  PaymentGateway,
  ProviderPayment,
} from '../../../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../../../sites/index.ts';
import { noteProviderRefunds } from '../../refunds/refundPayment.ts';
import { settlePayment } from './settlePayment.ts';

export interface PaymentEvent {
  readonly intentId: string;
  /** The charge that it was about, as the provider calls it. */
  readonly captureId: string | null;
}

/**
 * Handles a report about a payment. The report may be old, duplicated or out of order, so the provider is asked for the
 * current state, which decides what follows (ORD-1, ORD-3, MON-5).
 */
export async function handlePaymentEvent(deps: CheckoutDeps, site: Site, news: PaymentEvent): Promise<void> {
  const { intentId, captureId } = news;
  const intent = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntent(trx, site.id, intentId));
  if (intent === null || intent.provider === NO_PROVIDER) return;
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  const payment = knownPayment(site.id, intent);
  const said = await gateway.find(payment);
  if (said === null) return;
  if (isNewsFor(intent, said)) await settlePayment(deps, site, intentId, said);
  if ((said.refundedAmount ?? 0n) > 0n) await noteProviderRefunds(deps, site, intentId);
  const own = said.captureId;
  if (captureId !== null && own !== undefined && captureId !== own) {
    await giveBackSecond(deps, gateway, payment, captureId);
  }
}

/** An attempt that is over and stayed without money needs no more; everything else is settled again, without harm. */
function isNewsFor({ state }: StoredIntent, said: ProviderPayment): boolean {
  return said.status === 'succeeded' || state === 'created' || state === 'requires_action' || state === 'processing';
}

/** Charged twice under one reference: the second one goes back (ORD-1). */
async function giveBackSecond(
  deps: CheckoutDeps,
  gateway: PaymentGateway,
  payment: KnownPayment,
  captureId: string,
): Promise<void> {
  const second = await gateway.find({ ...payment, providerPaymentId: captureId });
  if (second?.status !== 'succeeded' || second.intentId !== payment.intentId) return;
  deps.log.error({ intent: payment.intentId, second: captureId }, 'A payment was charged twice: the second goes back');
  await gateway.refund({ payment, refundId: `second-${captureId}`, amount: null, captureId });
}
