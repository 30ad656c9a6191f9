import type Stripe from 'stripe';
import type { ProviderPayment, ProviderRefund, SavedMethod } from '../paymentGateway.ts';
import { fromStripeAmount } from './stripeAmounts.ts';

/** Where our reference is stored in everything we create at Stripe. */
export const REFERENCE = 'quoin_reference';
export const REFUND_REFERENCE = 'quoin_refund';

/** What a session is read with, so that one answer tells all. */
export const SESSION_EXPAND = ['payment_intent.latest_charge', 'payment_intent.payment_method'] as const;
export const INTENT_EXPAND = ['latest_charge', 'payment_method'] as const;

export function idOf(held: string | { readonly id: string } | null | undefined): string | null {
  return typeof held === 'string' ? held : (held?.id ?? null);
}

function expanded<T extends object>(held: string | T | null | undefined): T | null {
  return typeof held === 'object' ? (held ?? null) : null;
}

/** Describes a page where the buyer pays, Stripe's own or the given one of the site, and the payment made there. */
export function sessionPayment(session: Stripe.Checkout.Session, embeddedPage?: string): ProviderPayment {
  const intent = expanded<Stripe.PaymentIntent>(session.payment_intent);
  const currency = (intent?.currency ?? session.currency ?? '').toUpperCase();
  const said = {
    providerPaymentId: session.id,
    intentId: session.metadata?.[REFERENCE] ?? session.client_reference_id ?? '',
    currency,
    amount: fromStripeAmount(session.amount_total ?? 0, currency),
  };
  if (intent !== null && (session.status === 'complete' || intent.status === 'succeeded')) {
    const paid = intentPayment(intent);
    // A direct debit takes days: the order exists and waits for the money.
    if (intent.status === 'processing') return { ...said, captureId: intent.id, status: 'awaiting' };
    // The requested amount is `amount_total`, the received one is the intent's: the page may not hide a difference.
    return { ...paid, providerPaymentId: session.id, intentId: said.intentId };
  }
  if (session.status === 'expired') return { ...said, status: 'canceled' };
  if (session.status === 'open' && session.url) return { ...said, status: 'requires_action', url: session.url };
  if (session.status === 'open' && session.client_secret && embeddedPage !== undefined) {
    return { ...said, status: 'requires_action', url: embeddedPage, clientSecret: session.client_secret };
  }
  return { ...said, status: 'processing' };
}

/**
 * A charge by itself: of a page, of a saved card, of a wallet's sheet. `waitsAt`: where the buyer of a wallet is sent while it
 * is made and nobody has confirmed it.
 */
export function intentPayment(intent: Stripe.PaymentIntent, waitsAt?: string): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const isPaid = intent.status === 'succeeded';
  const refunded = expanded<Stripe.Charge>(intent.latest_charge)?.amount_refunded ?? 0;
  const method = savedMethodOf(intent);
  const said = {
    providerPaymentId: intent.id,
    captureId: intent.id,
    intentId: intent.metadata[REFERENCE] ?? '',
    amount: fromStripeAmount(isPaid ? intent.amount_received : intent.amount, currency),
    currency,
    ...(refunded > 0 ? { refundedAmount: fromStripeAmount(refunded, currency) } : {}),
    ...(method === null ? {} : { savedMethod: method }),
  };
  switch (intent.status) {
    case 'succeeded':
      return { ...said, status: refunded >= intent.amount_received && refunded > 0 ? 'refunded' : 'succeeded' };
    case 'canceled':
      return { ...said, status: 'canceled' };
    case 'requires_payment_method':
      if (waitsAt !== undefined && intent.last_payment_error === null)
        return { ...said, status: 'requires_action', url: waitsAt };
      return { ...said, status: 'declined', declineCode: declineCodeOf(intent.last_payment_error) };
    case 'requires_action':
    case 'requires_confirmation': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url ? { ...said, status: 'requires_action', url } : { ...said, status: 'processing' };
    }
    default:
      return { ...said, status: 'processing' };
  }
}

/** The bank's word where there is one, else Stripe's. */
export function declineCodeOf(
  error: { readonly code?: string | undefined; readonly decline_code?: string | undefined } | null,
): string {
  const code = error?.decline_code ?? error?.code ?? 'card_declined';
  return code === 'payment_intent_authentication_failure' ? 'action_refused' : code;
}

function savedMethodOf(intent: Stripe.PaymentIntent): SavedMethod | null {
  const customerId = idOf(intent.customer);
  const methodId = idOf(intent.payment_method);
  if (intent.setup_future_usage !== 'off_session' || customerId === null || methodId === null) return null;
  const card = expanded<Stripe.PaymentMethod>(intent.payment_method)?.card;
  return { customerId, methodId, label: card ? `${card.brand} •••• ${card.last4}` : '' };
}

export function stripeRefund(refund: Stripe.Refund): ProviderRefund {
  const currency = refund.currency.toUpperCase();
  return {
    providerRefundId: refund.id,
    refundId: refund.metadata?.[REFUND_REFERENCE] ?? null,
    amount: fromStripeAmount(refund.amount, currency),
    currency,
    status: REFUND_STATES.get(refund.status ?? '') ?? 'pending',
  };
}

const REFUND_STATES: ReadonlyMap<string, ProviderRefund['status']> = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);
