import type { CheckoutDeps } from '../../checkout/index.ts';
import { findIntent } from '../../payments/index.ts';
import { isId } from '../../platform/database/ids.ts';
import type { ProviderPayment } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../../sites/index.ts';
import { handlePaymentEvent } from './settlement/handlePaymentEvent.ts';

/** Whose books are not in our own database. */
export const OUTSIDE_PROVIDERS = ['stripe', 'paypal'] as const;

export interface Reconciled {
  readonly seen: number;
  /** Payments that were brought to what the provider says of them. */
  readonly settled: readonly string[];
  /** Money under a reference that we have never given: a person must look. */
  readonly unknown: readonly string[];
}

/**
 * Goes through what the providers of a site took in a time, by our references: every charge has an order, or goes back
 * (ORD-3). Running it again changes nothing.
 */
export async function reconcilePayments(
  deps: CheckoutDeps,
  site: Site,
  window: { readonly from: Date; readonly until: Date },
): Promise<Reconciled> {
  const settled: string[] = [];
  const unknown: string[] = [];
  let seen = 0;
  for (const provider of OUTSIDE_PROVIDERS) {
    for (const gateway of await deps.payments.gatewaysOf(site.id, provider)) {
      for await (const payment of gateway.listPayments(site.id, window.from, window.until)) {
        seen += 1;
        const how = await look(deps, site, payment);
        if (how === 'settled') settled.push(payment.intentId);
        if (how === 'unknown') unknown.push(payment.providerPaymentId);
      }
    }
  }
  if (unknown.length > 0) deps.log.error({ site: site.id, unknown }, 'Payments without a reference of ours');
  return { seen, settled, unknown };
}

async function look(
  deps: CheckoutDeps,
  site: Site,
  payment: ProviderPayment,
): Promise<'settled' | 'unknown' | 'agrees'> {
  const { intentId, captureId = null } = payment;
  const intent = isId(intentId)
    ? await deps.db.inSite({ websiteId: site.id }, (trx) => findIntent(trx, site.id, intentId))
    : null;
  // Its order waits for money that will not come.
  const isOver = intent?.state === 'processing' && (payment.status === 'declined' || payment.status === 'canceled');
  if (payment.status !== 'succeeded' && payment.status !== 'refunded' && !isOver) return 'agrees';
  if (intent === null) return payment.status === 'succeeded' ? 'unknown' : 'agrees';
  const isItsOrder = intent.state === 'succeeded' || intent.state === 'refunded';
  const isAgreed =
    isItsOrder && intent.captureId === captureId && intent.refundedAmount === (payment.refundedAmount ?? 0n);
  if (isAgreed) return 'agrees';
  await handlePaymentEvent(deps, site, { intentId, captureId });
  return 'settled';
}
