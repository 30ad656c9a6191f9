import type { FakeIntent, FakeRefund, FakeSession, StripeState } from './stripeState.ts';

type Wire = Readonly<Record<string, unknown>>;

export function secretOf({ id }: Pick<FakeSession, 'id'>): string {
  return `${id}_secret_fake`;
}

/** Objects as Stripe's JSON shows them; `expand` as in the request, without `data.`. */
export function sessionObject(
  books: StripeState,
  session: FakeSession,
  origin: string,
  expand: readonly string[] = [],
): Wire {
  const inner = expand.filter((path) => path.startsWith('payment_intent')).map((path) => path.slice(15));
  const intent = session.intent;
  return {
    id: session.id,
    object: 'checkout.session',
    created: session.created,
    expires_at: session.expiresAt,
    mode: 'payment',
    livemode: false,
    client_reference_id: session.reference || null,
    metadata: session.metadata,
    amount_total: session.amount,
    currency: session.currency,
    customer: intent?.customer ?? null,
    customer_email: session.email || null,
    status: session.status,
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: intent === null ? null : inner.length > 0 ? intentObject(books, intent, inner) : intent.id,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === 'open' && !session.isEmbedded ? `${origin}/pay/${session.id}` : null,
    client_secret: session.isEmbedded ? secretOf(session) : null,
  };
}

export function intentObject(books: StripeState, intent: FakeIntent, expand: readonly string[] = []): Wire {
  const method = books.methods.get(intent.paymentMethod ?? '');
  const card = { brand: 'visa', last4: method?.card.slice(-4) ?? '0000' };
  const isMethodOpen = expand.includes('payment_method') && method !== undefined;
  return {
    id: intent.id,
    object: 'payment_intent',
    created: intent.created,
    livemode: false,
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    currency: intent.currency,
    status: intent.status,
    metadata: intent.metadata,
    setup_future_usage: intent.setupFutureUsage,
    customer: intent.customer,
    payment_method: isMethodOpen
      ? { id: method.id, object: 'payment_method', type: 'card', card }
      : intent.paymentMethod,
    latest_charge:
      intent.charge === null ? null : expand.includes('latest_charge') ? chargeObject(intent) : intent.charge.id,
    last_payment_error: intent.lastError === null ? null : { type: 'card_error', ...intent.lastError },
    next_action:
      intent.status === 'requires_action' && intent.step !== null
        ? { type: 'redirect_to_url', redirect_to_url: { url: intent.step.url, return_url: intent.step.returnUrl } }
        : null,
    client_secret: `${intent.id}_secret_test`,
  };
}

export function chargeObject(intent: FakeIntent): Wire {
  const refunded = intent.charge?.amountRefunded ?? 0;
  return {
    id: intent.charge?.id ?? '',
    object: 'charge',
    created: intent.created,
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: refunded,
    refunded: refunded === intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    paid: true,
    status: 'succeeded',
  };
}

export function refundObject(refund: FakeRefund): Wire {
  return {
    id: refund.id,
    object: 'refund',
    created: refund.created,
    amount: refund.amount,
    currency: refund.currency,
    payment_intent: refund.intent,
    charge: refund.charge,
    metadata: refund.metadata,
    status: 'succeeded',
  };
}
