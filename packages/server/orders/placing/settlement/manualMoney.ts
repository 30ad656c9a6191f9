import type { CheckoutDeps } from '../../../checkout/index.ts';
import { findIntentOfOrder, knownPayment, moveIntent } from '../../../payments/index.ts';
import type { Site } from '../../../sites/index.ts';
import { lockPayment } from '../paymentWork.ts';
import { settlePayment } from './settlePayment.ts';

/** What came of it: `notWaiting` when the order waits for no money of this kind (any more). */
export type ManualOutcome = 'done' | 'notWaiting';

/** The owner says that the money of an order has come. */
export async function markPaid(deps: CheckoutDeps, site: Site, orderId: string): Promise<ManualOutcome> {
  const intent = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntentOfOrder(trx, site.id, orderId));
  if (intent?.provider !== 'manual' || intent.state !== 'processing') return 'notWaiting';
  const said = await deps.payments.manual.markReceived({ websiteId: site.id, intentId: intent.id });
  if (said?.status !== 'succeeded') return 'notWaiting';
  await settlePayment(deps, site, intent.id, said);
  return 'done';
}

/** No money is expected any more, as when an unpaid order is canceled. The order itself is the caller's business. */
export async function stopWaiting(deps: CheckoutDeps, site: Site, orderId: string): Promise<ManualOutcome> {
  const intent = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntentOfOrder(trx, site.id, orderId));
  if (intent?.state !== 'processing') return 'notWaiting';
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  const said = await gateway.cancel(knownPayment(site.id, intent));
  if (said.status !== 'canceled') {
    await settlePayment(deps, site, intent.id, said);
    return 'notWaiting';
  }
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const payment = await lockPayment(trx, site.id, intent.id);
    if (payment?.intent.state === 'processing') await moveIntent(trx, site.id, payment.intent, { state: 'failed' });
  });
  return 'done';
}
