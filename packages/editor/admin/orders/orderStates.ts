import type { WireFulfillmentStatus, WirePaymentState } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/orderStates';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const PAYMENT: Readonly<Record<WirePaymentState, BadgeLook>> = {
  awaiting_payment: { text: texts.unpaid, tone: 'warn', hollow: true },
  paid: { text: texts.paid, tone: 'plain' },
  pending: { text: texts.paymentPending, tone: 'warn', hollow: true },
  refunded: { text: texts.refunded, tone: 'plain', hollow: true },
  partially_refunded: { text: texts.partlyRefunded, tone: 'plain', hollow: true },
  voided: { text: texts.voided, tone: 'plain', hollow: true },
};

const FULFILLMENT: Readonly<Record<WireFulfillmentStatus, BadgeLook>> = {
  PENDING: { text: texts.unfulfilled, tone: 'warn', hollow: true },
  PARTIAL: { text: texts.partlyFulfilled, tone: 'warn', hollow: true },
  FULFILLED: { text: texts.fulfilled, tone: 'good' },
  CANCELED: { text: texts.canceled, tone: 'bad' },
};

/** Calm for what is done, amber for what still asks for work. */
export function paymentBadge(state: WirePaymentState): BadgeLook {
  return PAYMENT[state] ?? { text: state, tone: 'plain' };
}

export function fulfillmentBadge(status: WireFulfillmentStatus): BadgeLook {
  return FULFILLMENT[status] ?? { text: status, tone: 'plain' };
}
