import type { WireFulfillmentStatus, WirePaymentState } from '@quoin/contract/endpoints/store';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const PAYMENT: Readonly<Record<WirePaymentState, BadgeLook>> = {
  awaiting_payment: { text: 'Unpaid', tone: 'warn', hollow: true },
  paid: { text: 'Paid', tone: 'plain' },
  pending: { text: 'Payment pending', tone: 'warn', hollow: true },
  refunded: { text: 'Refunded', tone: 'plain', hollow: true },
  partially_refunded: { text: 'Partly refunded', tone: 'plain', hollow: true },
  voided: { text: 'Voided', tone: 'plain', hollow: true },
};

const FULFILLMENT: Readonly<Record<WireFulfillmentStatus, BadgeLook>> = {
  PENDING: { text: 'Unfulfilled', tone: 'warn', hollow: true },
  PARTIAL: { text: 'Partly fulfilled', tone: 'warn', hollow: true },
  FULFILLED: { text: 'Fulfilled', tone: 'good' },
  CANCELED: { text: 'Canceled', tone: 'bad' },
};

/** Calm for what is done, amber for what still asks for work. */
export function paymentBadge(state: WirePaymentState): BadgeLook {
  return PAYMENT[state] ?? { text: state, tone: 'plain' };
}

export function fulfillmentBadge(status: WireFulfillmentStatus): BadgeLook {
  return FULFILLMENT[status] ?? { text: status, tone: 'plain' };
}
