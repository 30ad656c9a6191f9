import { randomBytes } from 'node:crypto';
import { type FormTree, flatAt, textAt } from './stripeForm.ts';

/** What may happen to a payment at the provider (FT-10). */
export const BEHAVIOURS = [
  'ok',
  'decline',
  'timeoutThenOk',
  'timeoutThenNothing',
  'serverError',
  'slow',
  'okTwice',
  'otherAmount',
  'otherCurrency',
  'webhookBeforeReturn',
  'webhookLate',
  'outOfOrder',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Methods of the account other than cards. */
export const OTHER_METHODS = ['ideal', 'klarna', 'sepa_debit'] as const;
export type OtherMethod = (typeof OTHER_METHODS)[number];

export interface FakeCharge {
  readonly id: string;
  amountRefunded: number;
}

export interface FakeIntent {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly setupFutureUsage: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled' | 'processing';
  customer: string | null;
  paymentMethod: string | null;
  charge: FakeCharge | null;
  lastError: { readonly code: string; readonly decline_code?: string } | null;
  /** Where its bank asks the buyer, and where he goes from there. */
  step: { readonly url: string; readonly returnUrl: string } | null;
}

/** What a wallet's sheet has agreed to. */
export interface FakeToken {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: string;
  isUsed: boolean;
}

export interface FakeSession {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly metadata: Record<string, string>;
  readonly intentMetadata: Record<string, string>;
  readonly setupFutureUsage: string | null;
  readonly createsCustomer: boolean;
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Its fields are on a page of the shop's. */
  readonly isEmbedded: boolean;
  /** Null: whatever the account has. */
  readonly allowed: readonly string[] | null;
  readonly behaviour: Behaviour;
  status: 'open' | 'complete' | 'expired';
  intent: FakeIntent | null;
}

export interface FakeRefund {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
}

/** A refusal in Stripe's words. */
export class FakeStripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(String(body.message ?? body.code));
  }
}

export function invalid(message: string, code = 'parameter_invalid'): FakeStripeRefusal {
  return new FakeStripeRefusal(400, { type: 'invalid_request_error', code, message });
}

/** Gone from the pinned version of the interface. */
export function refuseOldNames(form: FormTree): void {
  if (form.payment_method_types === undefined) return;
  throw invalid('Received unknown parameter: payment_method_types', 'parameter_unknown');
}

/** Cards by what their bank says: the saved ones keep it for renewals. */
export const DECLINES: ReadonlyMap<string, { readonly code: string; readonly decline_code: string }> = new Map([
  ['4000000000000002', { code: 'card_declined', decline_code: 'generic_decline' }],
  ['4000000000009995', { code: 'card_declined', decline_code: 'insufficient_funds' }],
]);
export const ASKS_BANK = '4000002760003184';
const DECLINED_LATER = '4000000000000341';
const HALF_AN_HOUR = 1800;
const A_DAY = 86_400;

/** What Stripe would know, in memory. Amounts in its own smallest units, times in seconds. */
export class StripeState {
  readonly sessions = new Map<string, FakeSession>();
  readonly intents = new Map<string, FakeIntent>();
  readonly refunds = new Map<string, FakeRefund>();
  readonly tokens = new Map<string, FakeToken>();
  readonly customers = new Map<string, { readonly id: string; readonly email: string }>();
  readonly methods = new Map<
    string,
    { readonly id: string; readonly customer: string | null; readonly card: string }
  >();
  private made = 0;

  constructor(private readonly now: () => number) {}

  newId(prefix: string): string {
    this.made += 1;
    return `${prefix}_${this.made.toString(36).padStart(6, '0')}${randomBytes(6).toString('hex')}`;
  }

  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  createSession(form: FormTree, behaviour: Behaviour): FakeSession {
    const created = this.seconds();
    const expiresAt = Number(textAt(form, 'expires_at') || created + A_DAY);
    if (expiresAt < created + HALF_AN_HOUR || expiresAt > created + A_DAY) {
      throw invalid(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      );
    }
    refuseOldNames(form);
    if (textAt(form, 'mode') !== 'payment') throw invalid('Missing required param: mode.', 'parameter_missing');
    const price = ['line_items', '0', 'price_data'] as const;
    const amount = Number(textAt(form, ...price, 'unit_amount'));
    const currency = textAt(form, ...price, 'currency');
    if (!Number.isSafeInteger(amount) || amount <= 0) throw invalid('Invalid integer: unit_amount');
    if (!/^[a-z]{3}$/.test(currency)) throw invalid('Invalid currency');
    const session: FakeSession = {
      id: this.newId('cs_test'),
      created,
      expiresAt,
      amount: amount * Number(textAt(form, 'line_items', '0', 'quantity') || '1'),
      currency,
      reference: textAt(form, 'client_reference_id'),
      metadata: flatAt(form, 'metadata'),
      intentMetadata: flatAt(form, 'payment_intent_data', 'metadata'),
      setupFutureUsage: textAt(form, 'payment_intent_data', 'setup_future_usage') || null,
      createsCustomer: textAt(form, 'customer_creation') === 'always',
      email: textAt(form, 'customer_email'),
      successUrl: textAt(form, 'return_url') || textAt(form, 'success_url'),
      cancelUrl: textAt(form, 'cancel_url'),
      isEmbedded: textAt(form, 'ui_mode') === 'elements',
      allowed: form.allowed_payment_method_types ? Object.values(flatAt(form, 'allowed_payment_method_types')) : null,
      behaviour,
      status: 'open',
      intent: null,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  sessionOf(id: string): FakeSession {
    const session = this.sessions.get(id);
    if (!session) throw new FakeStripeRefusal(404, missing('checkout.session', id));
    if (session.status === 'open' && session.expiresAt <= this.seconds()) session.status = 'expired';
    return session;
  }

  expire(id: string): FakeSession {
    const session = this.sessionOf(id);
    if (session.status !== 'open') {
      throw invalid(`This Session is ${session.status}: only open ones can be expired.`, 'resource_invalid_state');
    }
    session.status = 'expired';
    return session;
  }

  /** The buyer presses Pay on the page. Null: the card was declined, or its bank wants to ask him first. */
  payPage(session: FakeSession, card: string, isConfirmed = false): FakeIntent | 'declined' | 'asksBank' {
    if (session.status !== 'open') throw invalid('This page is closed.');
    if (DECLINES.has(card) || session.behaviour === 'decline') return 'declined';
    if (card === ASKS_BANK && !isConfirmed) return 'asksBank';
    const customer = session.createsCustomer ? this.createCustomer(session.email).id : null;
    session.intent = this.addPaid(session, { card, customer });
    session.status = 'complete';
    return session.intent;
  }

  /** By a way that is no card. A direct debit is known to have worked some days later (`debited`). */
  payOtherwise(session: FakeSession, method: OtherMethod): FakeIntent {
    if (session.status !== 'open') throw invalid('This page is closed.');
    if (session.allowed !== null && !session.allowed.includes(method)) throw invalid(`${method} is not offered.`);
    session.intent = this.addPaid(session, { card: '', customer: null });
    if (method === 'sepa_debit') session.intent.status = 'processing';
    session.status = 'complete';
    return session.intent;
  }

  /** What a bank says of a direct debit in the end. */
  debited(intent: FakeIntent, isPaid: boolean): void {
    intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
    intent.lastError = isPaid ? null : { code: 'payment_method_provider_decline', decline_code: 'insufficient_funds' };
  }

  addPaid(
    session: FakeSession,
    { card, customer }: { readonly card: string; readonly customer: string | null },
  ): FakeIntent {
    const method = this.addMethod(card, customer);
    const intent: FakeIntent = {
      id: this.newId('pi'),
      created: this.seconds(),
      amount: session.behaviour === 'otherAmount' ? session.amount - 100 : session.amount,
      currency: session.behaviour === 'otherCurrency' ? 'usd' : session.currency,
      metadata: session.intentMetadata,
      setupFutureUsage: session.setupFutureUsage,
      status: 'succeeded',
      customer,
      paymentMethod: method,
      charge: { id: this.newId('ch'), amountRefunded: 0 },
      lastError: null,
      step: null,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  createCustomer(email: string): { readonly id: string; readonly email: string } {
    const customer = { id: this.newId('cus'), email };
    this.customers.set(customer.id, customer);
    return customer;
  }

  addMethod(card: string, customer: string | null): string {
    const id = this.newId('pm');
    this.methods.set(id, { id, customer, card });
    return id;
  }

  /** Off session: the saved card's bank answers at once. */
  createIntent(form: FormTree): FakeIntent {
    refuseOldNames(form);
    const amount = Number(textAt(form, 'amount'));
    const method = this.methods.get(textAt(form, 'payment_method'));
    if (!Number.isSafeInteger(amount) || amount <= 0) throw invalid('Invalid integer: amount');
    if (method === undefined)
      throw new FakeStripeRefusal(400, missing('payment_method', textAt(form, 'payment_method')));
    if (method.customer !== (textAt(form, 'customer') || null))
      throw invalid('The payment method is of another customer.');
    const isConfirmed = textAt(form, 'confirm') === 'true';
    const error = declineOff(method.card);
    const isPaid = isConfirmed && error === null;
    const intent: FakeIntent = {
      id: this.newId('pi'),
      created: this.seconds(),
      amount,
      currency: textAt(form, 'currency'),
      metadata: flatAt(form, 'metadata'),
      setupFutureUsage: null,
      status: isPaid ? 'succeeded' : 'requires_payment_method',
      customer: method.customer,
      paymentMethod: method.id,
      charge: isPaid ? { id: this.newId('ch'), amountRefunded: 0 } : null,
      lastError: isConfirmed ? error : null,
      step: null,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  confirmIntent(id: string): FakeIntent {
    const intent = this.intentOf(id);
    if (intent.status !== 'requires_payment_method') throw invalid('This PaymentIntent cannot be confirmed.');
    const error = declineOff(this.methods.get(intent.paymentMethod ?? '')?.card ?? '');
    intent.lastError = error;
    if (error === null) {
      intent.status = 'succeeded';
      intent.charge = { id: this.newId('ch'), amountRefunded: 0 };
    }
    return intent;
  }

  intentOf(id: string): FakeIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new FakeStripeRefusal(404, missing('payment_intent', id));
    return intent;
  }

  cancelIntent(id: string): FakeIntent {
    const intent = this.intentOf(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(`You cannot cancel this PaymentIntent: it is ${intent.status}.`, 'payment_intent_unexpected_state');
    }
    intent.status = 'canceled';
    return intent;
  }

  refund(form: FormTree): FakeRefund {
    const intent = this.intentOf(textAt(form, 'payment_intent'));
    if (intent.charge === null) throw invalid('This PaymentIntent has no successful charge to refund.');
    const rest = intent.amount - intent.charge.amountRefunded;
    const amount = Number(textAt(form, 'amount') || rest);
    if (rest === 0) throw invalid('Charge has already been refunded.', 'charge_already_refunded');
    if (!(amount > 0) || amount > rest) throw invalid('Refund amount is greater than unrefunded amount on charge.');
    intent.charge.amountRefunded += amount;
    const refund: FakeRefund = {
      id: this.newId('re'),
      created: this.seconds(),
      intent: intent.id,
      charge: intent.charge.id,
      amount,
      currency: intent.currency,
      metadata: flatAt(form, 'metadata'),
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }
}

function declineOff(card: string): FakeIntent['lastError'] {
  if (card === ASKS_BANK) return { code: 'authentication_required', decline_code: 'authentication_required' };
  if (card === DECLINED_LATER) return { code: 'card_declined', decline_code: 'insufficient_funds' };
  return DECLINES.get(card) ?? null;
}

function missing(kind: string, id: string): Readonly<Record<string, unknown>> {
  return { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'` };
}
