import { z } from 'zod';
import type { PaymentRequest, ProviderPayment, ProviderRefund } from '../paymentGateway.ts';
import { fromPayPalAmount } from './paypalAmounts.ts';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  custom_id: z.string().optional(),
});
const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount,
});
const text = z.string().default('');
const shipping = z.object({
  name: z.object({ full_name: text }).optional(),
  address: z
    .object({
      ...{ address_line_1: text, address_line_2: text, admin_area_1: text, admin_area_2: text },
      ...{ postal_code: text, country_code: text },
    })
    .optional(),
});
const order = z.object({
  id: z.string(),
  status: z.string(),
  payer: z.object({ email_address: text }).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().default('default'),
        shipping: shipping.optional(),
        amount: amount.optional(),
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) }).optional(),
      }),
    )
    .default([]),
});

/** An order as PayPal answers it: of what it says, what is used. */
export type PayPalOrder = z.infer<typeof order>;
export type PayPalRefund = z.infer<typeof refund>;
type PayPalCapture = z.infer<typeof capture>;

export function readOrder(said: unknown): PayPalOrder {
  return order.parse(said);
}

export function readRefund(said: unknown): PayPalRefund {
  return refund.parse(said);
}

/** Returns the payment that an order is. `asked`: what we requested, where the order does not contain it yet. */
export function orderPayment(
  order: PayPalOrder,
  asked: Pick<PaymentRequest, 'intentId' | 'amount' | 'currency'>,
): ProviderPayment {
  const [unit] = order.purchase_units;
  const named = {
    providerPaymentId: order.id,
    intentId: unit?.custom_id ?? asked.intentId,
    amount: unit?.amount === undefined ? asked.amount : fromPayPalAmount(unit.amount),
    currency: unit?.amount?.currency_code ?? asked.currency,
  };
  const captured = unit?.payments?.captures[0];
  if (captured !== undefined) return capturedPayment(named, captured, unit?.payments?.refunds ?? []);
  if (order.status === 'VOIDED') return { ...named, status: 'canceled' };
  const url = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (order.status === 'COMPLETED' || url === undefined) return { ...named, status: 'processing' };
  return { ...named, status: 'requires_action', url };
}

function capturedPayment(
  named: Pick<ProviderPayment, 'providerPaymentId' | 'intentId'>,
  captured: PayPalCapture,
  refunds: readonly PayPalRefund[],
): ProviderPayment {
  const amount = fromPayPalAmount(captured.amount);
  const back = refunds.reduce(
    (sum, each) =>
      each.status === 'COMPLETED' || each.status === 'PENDING' ? sum + fromPayPalAmount(each.amount) : sum,
    0n,
  );
  const said = {
    ...{ ...named, captureId: captured.id, amount, currency: captured.amount.currency_code },
    ...(back > 0n ? { refundedAmount: back } : {}),
  };
  switch (captured.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { ...said, status: back >= amount ? 'refunded' : 'succeeded' };
    case 'REFUNDED':
      return { ...said, refundedAmount: amount, status: 'refunded' };
    // A bank transfer to PayPal, or PayPal's own check, takes days at most. The order exists and waits.
    case 'PENDING':
      return { ...said, status: 'awaiting' };
    default:
      return { ...said, status: 'declined', declineCode: 'wallet_declined' };
  }
}

/** Returns the mark by which one of our refunds is recognized. */
export function refundMark(intentId: string, refundId: string): string {
  return `${intentId}.${refundId}`;
}

/** Recognizes our refunds by their mark. One made at PayPal carries the mark of the payment alone, or none. */
export function payPalRefund(said: PayPalRefund): ProviderRefund {
  const [, refundId] = (said.custom_id ?? '').split('.');
  return {
    providerRefundId: said.id,
    refundId: refundId ?? null,
    amount: fromPayPalAmount(said.amount),
    currency: said.amount.currency_code,
    status: REFUND_STATES.get(said.status) ?? 'pending',
  };
}

const REFUND_STATES: ReadonlyMap<string, ProviderRefund['status']> = new Map([
  ['COMPLETED', 'succeeded'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
]);
