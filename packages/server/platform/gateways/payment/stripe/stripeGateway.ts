import Stripe from 'stripe';
import type { Logger } from '../../../log.ts';
import {
  type KnownPayment,
  type PaymentGateway,
  type PaymentRequest,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type RefundRequest,
  type SavedCharge,
} from '../paymentGateway.ts';
import { toStripeAmount } from './stripeAmounts.ts';
import { isTestKey } from './stripeKeys.ts';
import {
  INTENT_EXPAND,
  intentPayment,
  REFERENCE,
  REFUND_REFERENCE,
  SESSION_EXPAND,
  sessionPayment,
  stripeRefund,
} from './stripePayments.ts';
import { isAnswer, isRefusal, known, orSilent, silent } from './stripeRefusals.ts';
import { createStripeClient, type StripeSettings } from './stripeSettings.ts';
import { isByWallet, makeIntent, payByWallet } from './stripeWallets.ts';
import { readStripeWebhook } from './stripeWebhook.ts';

/** Stripe wants at least 30 minutes; the rest is for asking again. */
const SESSION_SECONDS = 35 * 60;
/** How far around the time we noted a payment is looked for: clocks differ, and requests travel. */
const LOOK_BEFORE_SECONDS = 300;
const LOOK_AFTER_SECONDS = 3600;
const PAGE_SIZE = 100;

/**
 * Creates the Stripe gateway: the buyer pays on Stripe's own page, or on a page of the site with Stripe's fields
 * (decision 0013). 3-D Secure happens there. Nobody can pay before we return that page's address, so a call without an
 * answer never charges. What a wallet's sheet has agreed to is charged by the second of two calls (`payByWallet`).
 */
export function createStripeGateway(settings: StripeSettings, log: Pick<Logger, 'error'>): PaymentGateway {
  const stripe = createStripeClient(settings);
  return {
    name: 'stripe',
    isTest: isTestKey(settings.secretKey),
    way: 'redirect',
    canRenew: true,
    express: null,
    embedded: settings.publishableKey ? { publishableKey: settings.publishableKey, amountOf: toStripeAmount } : null,
    createPayment: (request) =>
      known(log, request, () => (isByWallet(request) ? payByWallet(stripe, request) : createSession(stripe, request))),
    chargeSaved: (charge) => known(log, charge, () => chargeSaved(stripe, charge)),
    find: (payment) => orSilent(() => findPayment(stripe, payment)),
    cancel: (payment) => orSilent(() => cancelPayment(stripe, payment)),
    refund: (request) => orSilent(() => refundPayment(stripe, request)).catch(refusedRefund),
    listRefunds: (payment) => orSilent(() => listRefunds(stripe, payment)),
    listPayments: (websiteId, from, until) => listPayments(stripe, websiteId, from, until),
    readWebhook: (delivery) => readStripeWebhook(stripe.webhooks, settings.webhookSecrets, delivery),
  };
}

async function createSession(stripe: Stripe, request: PaymentRequest): Promise<ProviderPayment> {
  const idempotencyKey = `session-${request.intentId}`;
  const session = await stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey });
  return sessionPayment(session, request.embeddedPage);
}

/** Returns parameters from stored data alone, so a repeated request is word for word the same. */
function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { [REFERENCE]: request.intentId, quoin_site: request.websiteId };
  return {
    mode: 'payment',
    // What else the account has (iDEAL, SEPA, Klarna …) is offered on the page; a renewal charges cards alone.
    ...(request.savesMethod ? { allowed_payment_method_types: ['card'] } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripeAmount(request.amount, request.currency),
          product_data: { name: request.description },
        },
      },
    ],
    client_reference_id: request.intentId,
    metadata,
    payment_intent_data: { metadata, ...(request.savesMethod ? { setup_future_usage: 'off_session' } : {}) },
    ...(request.savesMethod ? { customer_creation: 'always' } : {}),
    ...(request.email === '' ? {} : { customer_email: request.email }),
    ...(request.embeddedPage === undefined
      ? { success_url: request.returnUrl, cancel_url: request.returnUrl }
      : { ui_mode: 'elements' as const, return_url: request.returnUrl }),
    expires_at: Math.floor(request.createdAt.getTime() / 1000) + SESSION_SECONDS,
    expand: [...SESSION_EXPAND],
  };
}

/**
 * Charges without the buyer (ORD-8). A bank that requires the buyer declines, and the buyer is asked to come and pay.
 */
async function chargeSaved(stripe: Stripe, charge: SavedCharge): Promise<ProviderPayment> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: toStripeAmount(charge.amount, charge.currency),
      currency: charge.currency.toLowerCase(),
      customer: charge.method.customerId,
      payment_method: charge.method.methodId,
      allowed_payment_method_types: ['card'],
      off_session: true,
      confirm: true,
      description: charge.description,
      metadata: { [REFERENCE]: charge.intentId, quoin_site: charge.websiteId },
      expand: [...INTENT_EXPAND],
    },
    { idempotencyKey: `charge-${charge.intentId}` },
  );
  return intentPayment(intent);
}

async function findPayment(stripe: Stripe, payment: KnownPayment): Promise<ProviderPayment | null> {
  const { providerPaymentId: id } = payment;
  if (id?.startsWith('pi_')) return readIntent(stripe, id, payment);
  if (id?.startsWith('cs_')) return readSession(stripe, id, payment.embeddedPage);
  const found = isByWallet(payment) ? null : await findSession(stripe, payment);
  if (found !== null) return readSession(stripe, found.id, payment.embeddedPage);
  const charge = await firstOf(listPayments(stripe, payment.websiteId, ...around(payment)), payment.intentId);
  return charge === null ? null : readIntent(stripe, charge.providerPaymentId, payment);
}

async function readIntent(stripe: Stripe, id: string, payment: KnownPayment): Promise<ProviderPayment> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: [...INTENT_EXPAND] });
  return intentPayment(intent, isByWallet(payment) ? payment.returnUrl : undefined);
}

async function readSession(stripe: Stripe, id: string, embeddedPage?: string): Promise<ProviderPayment> {
  return sessionPayment(await stripe.checkout.sessions.retrieve(id, { expand: [...SESSION_EXPAND] }), embeddedPage);
}

/** Lists are true at once, while Stripe's search lags behind by a minute. */
async function findSession(stripe: Stripe, payment: KnownPayment): Promise<Stripe.Checkout.Session | null> {
  const [from, until] = around(payment);
  const created = { gte: seconds(from), lte: seconds(until) };
  for await (const session of stripe.checkout.sessions.list({ created, limit: PAGE_SIZE })) {
    if (session.client_reference_id === payment.intentId) return session;
  }
  return null;
}

/**
 * Closes an open page. A payment without an answer is first requested again, with the same key, so that the call still
 * under way can create nothing new. Where even that is refused, no page was ever returned.
 */
async function cancelPayment(stripe: Stripe, payment: KnownPayment): Promise<ProviderPayment> {
  const held = (await findPayment(stripe, payment)) ?? (await askAgain(stripe, payment));
  if (held === null) return neverBegun(payment);
  return isOpen(held) ? closePayment(stripe, held, payment) : held;
}

function isOpen({ status }: ProviderPayment): boolean {
  return status === 'requires_action' || status === 'processing' || status === 'declined';
}

async function closePayment(stripe: Stripe, held: ProviderPayment, payment: KnownPayment): Promise<ProviderPayment> {
  const id = held.providerPaymentId;
  try {
    if (!id.startsWith('cs_')) return intentPayment(await stripe.paymentIntents.cancel(id));
    return sessionPayment(await stripe.checkout.sessions.expire(id, { expand: [...SESSION_EXPAND] }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // It has ended meanwhile: how is what counts.
    return id.startsWith('cs_') ? readSession(stripe, id) : readIntent(stripe, id, payment);
  }
}

async function askAgain(stripe: Stripe, payment: KnownPayment): Promise<ProviderPayment | null> {
  try {
    // Requested, not confirmed: it charges nothing, and the caller closes it.
    return isByWallet(payment) ? await makeIntent(stripe, payment) : await createSession(stripe, payment);
  } catch (error) {
    if (!isAnswer(error)) throw error;
    if (isByWallet(payment)) return null;
    const found = await findSession(stripe, payment);
    return found === null ? null : sessionPayment(found, payment.embeddedPage);
  }
}

function neverBegun({ intentId, amount, currency }: KnownPayment): ProviderPayment {
  return { status: 'canceled', providerPaymentId: `never_${intentId}`, intentId, amount, currency };
}

async function refundPayment(stripe: Stripe, request: RefundRequest): Promise<ProviderRefund> {
  const { payment, refundId, amount } = request;
  const captureId = request.captureId ?? (await captureOf(stripe, payment));
  if (captureId === null) throw new ProviderRefusal(`Nothing was paid for ${payment.intentId}`);
  const refund = await stripe.refunds.create(
    {
      payment_intent: captureId,
      ...(amount === null ? {} : { amount: toStripeAmount(amount, payment.currency) }),
      metadata: { [REFERENCE]: payment.intentId, [REFUND_REFERENCE]: refundId },
    },
    { idempotencyKey: `refund-${refundId}` },
  );
  return stripeRefund(refund);
}

function refusedRefund(error: unknown): never {
  if (isRefusal(error)) throw new ProviderRefusal(error.message, { cause: error });
  throw error;
}

async function captureOf(stripe: Stripe, payment: KnownPayment): Promise<string | null> {
  return (await findPayment(stripe, payment))?.captureId ?? null;
}

async function listRefunds(stripe: Stripe, payment: KnownPayment): Promise<readonly ProviderRefund[]> {
  const captureId = await captureOf(stripe, payment);
  if (captureId === null) return [];
  const all: ProviderRefund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: captureId, limit: PAGE_SIZE })) {
    all.push(stripeRefund(refund));
  }
  return all;
}

async function* listPayments(
  stripe: Stripe,
  websiteId: string,
  from: Date,
  until: Date,
): AsyncIterable<ProviderPayment> {
  const created = { gte: seconds(from), lte: seconds(until) };
  const page = { created, limit: PAGE_SIZE, expand: ['data.latest_charge'] };
  try {
    for await (const intent of stripe.paymentIntents.list(page)) {
      if (intent.metadata[REFERENCE] && intent.metadata.quoin_site === websiteId) yield intentPayment(intent);
    }
  } catch (error) {
    throw silent(error);
  }
}

async function firstOf(payments: AsyncIterable<ProviderPayment>, intentId: string): Promise<ProviderPayment | null> {
  for await (const payment of payments) if (payment.intentId === intentId) return payment;
  return null;
}

function around({ createdAt }: Pick<PaymentRequest, 'createdAt'>): [from: Date, until: Date] {
  const at = createdAt.getTime();
  return [new Date(at - LOOK_BEFORE_SECONDS * 1000), new Date(at + LOOK_AFTER_SECONDS * 1000)];
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
