import type { CheckoutDeps } from '../../../checkout/index.ts';
import { findIntent, noteEvent } from '../../../payments/index.ts';
import { isId } from '../../../platform/database/ids.ts';
import type {
  PaymentGateway,
  ProviderEvent,
  WebhookDelivery,
} from '../../../platform/gateways/payment/paymentGateway.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Site } from '../../../sites/index.ts';
import { NEWS_JOB } from '../paymentWork.ts';

/** `known`: received before, without any effect (SC-15). */
export type Heard = 'noProvider' | 'refused' | 'heard' | 'known';

/**
 * Receives a provider's call. Notes its id and enqueues what follows in one transaction, so that it counts exactly once
 * however often and in whatever order it arrives. The job then asks the provider for the payment's state.
 */
export async function receiveWebhook(
  deps: Pick<CheckoutDeps, 'db' | 'payments' | 'log'>,
  site: Site,
  provider: string,
  delivery: WebhookDelivery,
): Promise<Heard> {
  const gateways = await deps.payments.gatewaysOf(site.id, provider);
  if (!gateways.some(({ readWebhook }) => readWebhook !== null)) return 'noProvider';
  const event = await readEvent(gateways, delivery);
  if (event === null) {
    deps.log.warn({ site: site.id, provider }, 'A webhook without a valid signature was refused');
    return 'refused';
  }
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const { intentId, captureId, kind } = event;
    const intent = intentId !== null && isId(intentId) ? await findIntent(trx, site.id, intentId) : null;
    const isNew = await noteEvent(trx, site.id, { provider, eventId: event.id, kind, intentId: intent?.id ?? null });
    if (!isNew) return 'known';
    if (intent === null || kind === 'other') return 'heard';
    const payload = { intentId: intent.id, captureId };
    await enqueue(trx, { websiteId: site.id, kind: NEWS_JOB, payload, maxAttempts: 60 });
    return 'heard';
  });
}

async function readEvent(
  gateways: readonly PaymentGateway[],
  delivery: WebhookDelivery,
): Promise<ProviderEvent | null> {
  for (const { readWebhook } of gateways) {
    const reading = await readWebhook?.(delivery);
    if (reading?.ok) return reading.event;
  }
  return null;
}
