import type { OrderPaymentState } from '@quoin/domain/orders';

export interface FileStates {
  readonly payment: OrderPaymentState;
  readonly isCanceled: boolean;
  /** All of it was sent, unless a line says otherwise. */
  readonly isSent: boolean;
}

/** Orders that nobody has placed. */
const UNPLACED = /^(?:checkout draft|auto draft|draft|trash)$/;

const PAYMENTS: Readonly<Record<string, OrderPaymentState>> = {
  ...{ paid: 'paid', completed: 'paid', processing: 'paid', 'partially paid': 'awaiting_payment' },
  ...{
    pending: 'awaiting_payment',
    authorized: 'awaiting_payment',
    unpaid: 'awaiting_payment',
    'on hold': 'awaiting_payment',
  },
  ...{ 'awaiting payment': 'awaiting_payment', 'pending payment': 'awaiting_payment', overdue: 'awaiting_payment' },
  ...{ refunded: 'refunded', 'partially refunded': 'partially_refunded' },
  ...{ voided: 'voided', expired: 'voided', failed: 'voided', cancelled: 'voided', canceled: 'voided' },
};

/** How far an order is, from the words of other products; null for one that was never placed. WooCommerce has one word for both. */
export function orderStates(payment: string, fulfillment: string, hasCanceledDate: boolean): FileStates | null {
  const [paid, sent] = [plainState(payment), plainState(fulfillment)];
  if (UNPLACED.test(paid)) return null;
  const state = Object.hasOwn(PAYMENTS, paid) ? PAYMENTS[paid]! : 'paid';
  const isCanceled = hasCanceledDate || /^cancell?ed$/.test(sent) || state === 'voided';
  return {
    payment: isCanceled && state === 'awaiting_payment' ? 'voided' : state,
    isCanceled,
    isSent: /^(?:fulfilled|completed|refunded)$/.test(sent),
  };
}

function plainState(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^wc-/, '')
    .replace(/[_\s-]+/g, ' ');
}
