import type Stripe from 'stripe';
import type { ProviderEvent, WebhookDelivery, WebhookReading } from '../paymentGateway.ts';
import { fromStripeAmount } from './stripeAmounts.ts';
import { idOf, REFERENCE } from './stripePayments.ts';

/** Seconds a signature is good for, backwards and forwards (SC-15). */
const TOLERANCE_SECONDS = 300;
const SIGNATURE = 'stripe-signature';

/**
 * Checks who sent a webhook and when, by every secret that counts, in constant time (the official library compares), then
 * reads the little that is used of it (SC-14, SC-15).
 */
export function readStripeWebhook(
  webhooks: Stripe['webhooks'],
  secrets: readonly string[],
  { bytes, headers, now }: WebhookDelivery,
): WebhookReading {
  const header = headers[SIGNATURE] ?? '';
  const times = [...header.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g)].map((match) => Number(match[1]));
  const [time] = times;
  if (time === undefined || times.length !== 1) return { ok: false, reason: 'signature' };
  const text = Buffer.from(bytes);
  const event = firstThat(secrets, (secret) => webhooks.constructEvent(text, header, secret, 0));
  if (event === null) return { ok: false, reason: 'signature' };
  if (Math.abs(Math.floor(now / 1000) - time) > TOLERANCE_SECONDS) return { ok: false, reason: 'time' };
  return isEvent(event) ? { ok: true, event: providerEvent(event) } : { ok: false, reason: 'body' };
}

function firstThat<T>(secrets: readonly string[], open: (secret: string) => T): T | null {
  for (const secret of secrets) {
    try {
      return open(secret);
    } catch {}
  }
  return null;
}

function isEvent(event: unknown): event is Stripe.Event {
  const { id, type, data } = (event ?? {}) as Partial<Stripe.Event>;
  return typeof id === 'string' && id !== '' && typeof type === 'string' && typeof data?.object === 'object';
}

/** The fields that sessions, intents, charges, refunds and disputes share. */
interface Subject {
  readonly object?: string;
  readonly id?: string;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly client_reference_id?: string | null;
  readonly payment_intent?: string | { readonly id: string } | null;
  readonly amount?: number;
  readonly amount_total?: number | null;
  readonly currency?: string | null;
}

function providerEvent(event: Stripe.Event): ProviderEvent {
  const subject = event.data.object as unknown as Subject;
  const amount = subject.amount_total ?? subject.amount ?? null;
  const currency = subject.currency?.toUpperCase() ?? null;
  return {
    id: event.id,
    kind: kindOf(event.type),
    providerPaymentId: subject.object === 'checkout.session' ? (subject.id ?? null) : null,
    captureId: subject.object === 'payment_intent' ? (subject.id ?? null) : idOf(subject.payment_intent),
    intentId: subject.metadata?.[REFERENCE] ?? subject.client_reference_id ?? null,
    amount: amount === null || currency === null ? null : fromStripeAmount(amount, currency),
    currency,
  };
}

function kindOf(type: string): ProviderEvent['kind'] {
  if (type.startsWith('charge.dispute.')) return 'dispute';
  if (type.startsWith('refund.') || type.startsWith('charge.refund')) return 'refund';
  if (/^(checkout\.session|payment_intent|charge)\./.test(type)) return 'payment';
  return 'other';
}
