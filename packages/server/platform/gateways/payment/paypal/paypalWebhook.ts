import { z } from 'zod';
import type { ProviderEvent, WebhookDelivery, WebhookReading } from '../paymentGateway.ts';
import { type PayPalClient, PayPalRefusal } from './paypalClient.ts';

/** What PayPal signs a delivery with, and what its own check wants to know of that. */
const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
const MAX_HEADER = 2000;

const notice = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string(),
  resource: z.object({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    disputed_transactions: z.array(z.object({ custom: z.string().optional() })).optional(),
  }),
});

/**
 * Asks PayPal whether a delivery is its own, and passes it word for word unchanged: PayPal signs with certificates that
 * change (SC-14). What was received before has no effect (SC-15), so the age of a delivery means nothing.
 */
export async function readPayPalWebhook(
  client: PayPalClient,
  webhookIds: readonly string[],
  { bytes, headers }: WebhookDelivery,
): Promise<WebhookReading> {
  const proof = Object.entries(SIGNED_BY).map(([name, header]) => [name, headers[header] ?? ''] as const);
  if (proof.some(([, value]) => value === '' || value.length > MAX_HEADER)) return { ok: false, reason: 'signature' };
  const text = Buffer.from(bytes).toString('utf8');
  const said = readNotice(text);
  if (said === null) return { ok: false, reason: 'body' };
  for (const webhookId of webhookIds) {
    const question = JSON.stringify({ ...Object.fromEntries(proof), webhook_id: webhookId });
    // The event is passed unchanged: serialized again, its bytes would differ from those that were signed.
    if (await isSigned(client, `${question.slice(0, -1)},"webhook_event":${text}}`)) {
      return { ok: true, event: providerEvent(said) };
    }
  }
  return { ok: false, reason: 'signature' };
}

function readNotice(text: string): z.infer<typeof notice> | null {
  try {
    return notice.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function isSigned(client: PayPalClient, body: string): Promise<boolean> {
  try {
    const said = await client.call({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
    return (said as { readonly verification_status?: unknown } | null)?.verification_status === 'SUCCESS';
  } catch (error) {
    if (error instanceof PayPalRefusal) return false;
    throw error;
  }
}

function providerEvent({ id, event_type: type, resource }: z.infer<typeof notice>): ProviderEvent {
  const { custom_id: own, purchase_units: units, disputed_transactions: disputed } = resource;
  const mark = own ?? units?.[0]?.custom_id ?? disputed?.[0]?.custom ?? null;
  return {
    id,
    kind: kindOf(type),
    providerPaymentId: null,
    // One order is collected once: there is never a second charge to tell from the first.
    captureId: null,
    // Our refunds carry their own mark after the payment's.
    intentId: mark?.split('.')[0] ?? null,
    amount: null,
    currency: null,
  };
}

function kindOf(type: string): ProviderEvent['kind'] {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return 'dispute';
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') return 'refund';
  return /^(CHECKOUT\.ORDER|PAYMENT\.CAPTURE)\./.test(type) ? 'payment' : 'other';
}
