import type { Logger } from '../../../log.ts';
import {
  type KnownPayment,
  type PaymentGateway,
  type PaymentRequest,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  ProviderSilent,
  type RefundRequest,
} from '../paymentGateway.ts';
import { toPayPalAmount } from './paypalAmounts.ts';
import { type PayPalClient, PayPalRefusal } from './paypalClient.ts';
import { adoptAgreement, createPayPalExpress } from './paypalExpress.ts';
import type { Named, PayPalEntry, PayPalLedger } from './paypalLedger.ts';
import { makeOrder, orderPath, readOrderOf } from './paypalOrders.ts';
import { orderPayment, type PayPalOrder, payPalRefund, readOrder, readRefund, refundMark } from './paypalPayments.ts';
import type { PayPalSettings } from './paypalSettings.ts';
import { readPayPalWebhook } from './paypalWebhook.ts';

export interface PayPalParts {
  readonly settings: PayPalSettings;
  readonly client: PayPalClient;
  readonly book: PayPalLedger;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Creates the PayPal gateway: the buyer agrees on PayPal's own page, and none of its scripts runs on the site (decision
 * 0013). What the buyer has agreed to is an approved order. It becomes money when we collect it (`capture`), which a
 * request for its state does (decision 0013).
 */
export function createPayPalGateway(parts: PayPalParts): PaymentGateway {
  const { settings, client, book } = parts;
  return {
    name: 'paypal',
    isTest: settings.isSandbox,
    way: 'paypal',
    canRenew: false,
    express: createPayPalExpress(client),
    embedded: null,
    createPayment: (request) => createPayment(parts, request),
    chargeSaved: () => Promise.reject(new Error('PayPal keeps no way to pay for us.')),
    find: (payment) => findPayment(parts, payment),
    cancel: (payment) => cancelPayment(parts, payment),
    refund: (request) => refundPayment(parts, request),
    listRefunds: (payment) => listRefunds(parts, payment),
    async *listPayments(websiteId, from, until) {
      for (const intentId of await book.listTaken(websiteId, from, until)) {
        const said = await findTaken(parts, { websiteId, intentId });
        if (said !== null) yield said;
      }
    },
    readWebhook: (delivery) => readPayPalWebhook(client, settings.webhookIds, delivery),
  };
}

async function createPayment(parts: PayPalParts, request: PaymentRequest): Promise<ProviderPayment> {
  const begun = await parts.book.open(request);
  if (begun.state === 'closed') return closedPayment(request, begun);
  if (begun.orderId !== null) return (await findPayment(parts, knownAs(request, begun.orderId)))!;
  try {
    const made = (await adoptAgreement(parts.client, request)) ?? (await createOrder(parts.client, request));
    const held = await parts.book.name(request, made.id);
    if (held.state === 'closed') return closedPayment(request, held);
    if (held.orderId === made.id) return settled(parts, knownAs(request, made.id), made);
    return (await findPayment(parts, knownAs(request, held.orderId!)))!;
  } catch (error) {
    return refusedPayment(parts, request, error);
  }
}

function knownAs(request: PaymentRequest, providerPaymentId: string): KnownPayment {
  return { ...request, providerPaymentId };
}

/** Creates an order from stored data alone, so a repeated request is word for word the same. */
async function createOrder(client: PayPalClient, request: PaymentRequest): Promise<PayPalOrder> {
  const { intentId, amount, currency, description, returnUrl } = request;
  return makeOrder(client, {
    ...{ amount, currency, description, returnUrl, cancelUrl: returnUrl },
    requestId: `order-${intentId}`,
    // PayPal takes money for one number once.
    marks: { custom_id: intentId, invoice_id: intentId },
    isFinal: true,
    requiresShipping: false,
  });
}

/** A refusal is an answer: nothing was charged. Everything else leaves the matter open. */
function refusedPayment({ log }: PayPalParts, asked: PaymentRequest, error: unknown): ProviderPayment {
  if (!(error instanceof PayPalRefusal)) throw error;
  log.error({ err: error, intent: asked.intentId }, 'PayPal refuses to take a payment: check the account');
  const { intentId, amount, currency } = asked;
  const declineCode = 'provider_refused';
  return { status: 'declined', declineCode, providerPaymentId: `refused_${intentId}`, intentId, amount, currency };
}

/** Nothing was collected, and nothing will be. */
function closedPayment(
  { intentId, amount, currency }: Pick<PaymentRequest, 'intentId' | 'amount' | 'currency'>,
  { orderId, declineCode }: Pick<PayPalEntry, 'orderId' | 'declineCode'>,
): ProviderPayment {
  const said = { providerPaymentId: orderId ?? `never_${intentId}`, intentId, amount, currency };
  return declineCode === null ? { ...said, status: 'canceled' } : { ...said, status: 'declined', declineCode };
}

/** The state of now. What its buyer has agreed to is collected, unless it was given up before. */
async function findPayment(parts: PayPalParts, payment: KnownPayment): Promise<ProviderPayment | null> {
  const held = await parts.book.find(payment);
  if (held === null) return null;
  if (held.state === 'closed') return closedPayment(payment, held);
  // Its page was never returned.
  if (held.orderId === null) return null;
  const order = await readOrderOf(parts.client, held.orderId);
  if (order !== null) return settled(parts, payment, order);
  if (held.captureId !== null) throw new ProviderSilent(`PayPal does not show ${held.orderId} any more`);
  // It forgets orders that nobody agreed to after some hours.
  return ended(parts, payment, null);
}

async function settled(parts: PayPalParts, payment: KnownPayment, order: PayPalOrder): Promise<ProviderPayment> {
  return order.status === 'APPROVED' ? collect(parts, payment, order) : orderPayment(order, payment);
}

/** Ends a payment. The first reason given counts. */
async function ended({ book }: PayPalParts, payment: KnownPayment, code: string | null): Promise<ProviderPayment> {
  return closedPayment(payment, await book.end(payment, code));
}

/** Asked by the same name however often, PayPal collects once. */
async function collect(parts: PayPalParts, payment: KnownPayment, order: PayPalOrder): Promise<ProviderPayment> {
  const { book, client } = parts;
  const held = await book.take(payment);
  if (held.state === 'closed') return closedPayment(payment, held);
  try {
    const path = `${orderPath(order.id)}/capture`;
    const said = await client.call({ method: 'POST', path, body: {}, requestId: `capture-${payment.intentId}` });
    return await collected(parts, payment, readOrder(said));
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    return refusedToCollect(parts, payment, order.id, error);
  }
}

async function collected(parts: PayPalParts, payment: KnownPayment, order: PayPalOrder): Promise<ProviderPayment> {
  const said = orderPayment(order, payment);
  if (said.captureId !== undefined) await parts.book.collected(payment, said.captureId);
  return said;
}

/** Handles a refusal: it was collected meanwhile, or its buyer can't pay. Then nothing is retried. */
async function refusedToCollect(
  parts: PayPalParts,
  payment: KnownPayment,
  orderId: string,
  error: PayPalRefusal,
): Promise<ProviderPayment> {
  const now = await readOrderOf(parts.client, orderId);
  if (now?.status === 'COMPLETED') return collected(parts, payment, now);
  // The fault is our keys, not the buyer. Once they are fixed, it is requested again.
  if (error.status === 401 || error.status === 403) throw new ProviderSilent(error.message, { cause: error });
  parts.log.error({ err: error, intent: payment.intentId }, 'PayPal refuses to collect a payment');
  const declineCode = BUYER_ISSUES.has(error.issue) ? 'wallet_declined' : 'provider_refused';
  return ended(parts, payment, declineCode);
}

/** Problems in the buyer's own account. */
const BUYER_ISSUES: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  // Another process has tried, and it was declined.
  'ORDER_NOT_APPROVED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]);

/** PayPal can't take an order back; ours is closed, and nobody collects what is closed. */
async function cancelPayment(parts: PayPalParts, payment: KnownPayment): Promise<ProviderPayment> {
  const held = await parts.book.close(payment);
  if (held.state === 'closed') return closedPayment(payment, held);
  return (await findPayment(parts, payment)) ?? closedPayment(payment, held);
}

/** What was collected under a reference; its request need not be at hand. */
async function findTaken(parts: PayPalParts, named: Named): Promise<ProviderPayment | null> {
  const held = await parts.book.find(named);
  const order = held?.orderId ? await readOrderOf(parts.client, held.orderId) : null;
  const isCollected = (order?.purchase_units[0]?.payments?.captures.length ?? 0) > 0;
  return order === null || !isCollected ? null : orderPayment(order, { ...named, amount: 0n, currency: '' });
}

async function refundPayment(parts: PayPalParts, request: RefundRequest): Promise<ProviderRefund> {
  const { payment, refundId, amount } = request;
  const captureId = (await parts.book.find(payment))?.captureId ?? (await findTaken(parts, payment))?.captureId;
  if (captureId === undefined) throw new ProviderRefusal(`Nothing was paid for ${payment.intentId}`);
  try {
    const said = await parts.client.call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
      body: {
        ...(amount === null ? {} : { amount: toPayPalAmount(amount, payment.currency) }),
        custom_id: refundMark(payment.intentId, refundId),
      },
      requestId: `refund-${refundId}`,
    });
    return payPalRefund(readRefund(said));
  } catch (error) {
    if (error instanceof PayPalRefusal) throw new ProviderRefusal(error.message, { cause: error });
    throw error;
  }
}

async function listRefunds(parts: PayPalParts, payment: KnownPayment): Promise<readonly ProviderRefund[]> {
  const held = await parts.book.find(payment);
  const order = held?.orderId ? await readOrderOf(parts.client, held.orderId) : null;
  return (order?.purchase_units[0]?.payments?.refunds ?? []).map(payPalRefund);
}
