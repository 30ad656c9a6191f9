import { accept, type Outcome, refuse } from '@quoin/domain/problem';

export type FulfillmentStatus = 'PENDING' | 'FULFILLED' | 'CANCELED';
/** `pending`: the money is in doubt and a person must look (MON-5). In the spelling of wire and storage. */
export type OrderPaymentState = 'paid' | 'pending' | 'partially_refunded' | 'refunded';
export type OrderEvent = 'fulfill' | 'cancel' | 'reopen' | 'refundPart' | 'refundAll' | 'park' | 'approve';

export interface OrderState {
  readonly payment: OrderPaymentState;
  readonly fulfillment: FulfillmentStatus;
}

export const FULFILLMENT_STATUSES: readonly FulfillmentStatus[] = ['PENDING', 'FULFILLED', 'CANCELED'];
export const ORDER_PAYMENT_STATES: readonly OrderPaymentState[] = ['paid', 'pending', 'partially_refunded', 'refunded'];
export const ORDER_START: OrderState = { payment: 'paid', fulfillment: 'PENDING' };

interface OrderMove {
  readonly from: { readonly payment: readonly OrderPaymentState[]; readonly fulfillment: readonly FulfillmentStatus[] };
  readonly to: Partial<OrderState>;
}

const ANY_FULFILLMENT = FULFILLMENT_STATUSES;

/**
 * What may happen to an order, by payment and fulfilment together (ORD-2). Nothing is sent while the payment is under
 * review or after all was refunded; a refund is possible at every stage of fulfilment; refunding all does not cancel.
 */
export const ORDER_MOVES: Readonly<Record<OrderEvent, OrderMove>> = {
  fulfill: {
    from: { payment: ['paid', 'partially_refunded'], fulfillment: ['PENDING'] },
    to: { fulfillment: 'FULFILLED' },
  },
  cancel: { from: { payment: ORDER_PAYMENT_STATES, fulfillment: ['PENDING'] }, to: { fulfillment: 'CANCELED' } },
  reopen: {
    from: { payment: ['paid', 'partially_refunded'], fulfillment: ['FULFILLED'] },
    to: { fulfillment: 'PENDING' },
  },
  refundPart: {
    from: { payment: ['paid', 'partially_refunded'], fulfillment: ANY_FULFILLMENT },
    to: { payment: 'partially_refunded' },
  },
  refundAll: {
    from: { payment: ['paid', 'partially_refunded', 'pending'], fulfillment: ANY_FULFILLMENT },
    to: { payment: 'refunded' },
  },
  park: { from: { payment: ['paid'], fulfillment: ['PENDING'] }, to: { payment: 'pending' } },
  approve: { from: { payment: ['pending'], fulfillment: ['PENDING'] }, to: { payment: 'paid' } },
};

export function moveOrder(state: OrderState, event: OrderEvent): Outcome<OrderState, 'moveNotAllowed'> {
  const { from, to } = ORDER_MOVES[event];
  const allowed = from.payment.includes(state.payment) && from.fulfillment.includes(state.fulfillment);
  if (!allowed) return refuse('moveNotAllowed', { values: { event, ...state } });
  return accept({ ...state, ...to });
}
