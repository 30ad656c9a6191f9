import type { Outcome } from '@quoin/domain/problem';
import { type Machine, move, possibleEvents } from './stateMachine.ts';

/** `PARTIAL` is an order of which some parcels went and some are still to go. */
export type FulfillmentState = 'PENDING' | 'PARTIAL' | 'FULFILLED' | 'CANCELED';

/**
 * In the spelling of wire and storage. `awaiting_payment`: placed with a manual way of paying, no money yet.
 * `pending`: the money is in doubt and a person must look (MON-5). `voided`: canceled before any money came.
 */
export type OrderPaymentState = 'awaiting_payment' | 'paid' | 'pending' | 'partially_refunded' | 'refunded' | 'voided';

/** Whether the buyer has withdrawn from the contract (Directive (EU) 2023/2673) and whether that is dealt with. */
export type WithdrawalState = 'none' | 'requested' | 'settled';

export type OrderEvent =
  | 'markPaid'
  | 'park'
  | 'approve'
  | 'fulfilPart'
  | 'fulfilRest'
  | 'recallPart'
  | 'reopen'
  | 'cancel'
  | 'cancelRest'
  | 'refundPart'
  | 'refundAll'
  | 'requestWithdrawal'
  | 'settleWithdrawal';

/** A type, not an interface: only types may be read axis by axis. */
export type OrderState = {
  readonly payment: OrderPaymentState;
  readonly fulfillment: FulfillmentState;
  readonly withdrawal: WithdrawalState;
};

export const FULFILLMENT_STATES: readonly FulfillmentState[] = ['PENDING', 'PARTIAL', 'FULFILLED', 'CANCELED'];
export const ORDER_PAYMENT_STATES: readonly OrderPaymentState[] = [
  'awaiting_payment',
  'paid',
  'pending',
  'partially_refunded',
  'refunded',
  'voided',
];

/** Paid when it is placed, as with a card. */
export const ORDER_START: OrderState = { payment: 'paid', fulfillment: 'PENDING', withdrawal: 'none' };
/** Placed with a bank transfer, cash or an invoice. */
export const ORDER_START_UNPAID: OrderState = { ...ORDER_START, payment: 'awaiting_payment' };

/** How an order begins: paid by a provider or by gift cards wholly, or waiting for its money. */
export function orderStart(isPaid: boolean): OrderState {
  return isPaid ? ORDER_START : ORDER_START_UNPAID;
}

/** Money that is there, at least in part. */
const HELD: readonly OrderPaymentState[] = ['paid', 'partially_refunded'];
const OWED: readonly OrderPaymentState[] = ['awaiting_payment', ...HELD];
const OPEN: readonly FulfillmentState[] = ['PENDING', 'PARTIAL'];
const SENT: readonly FulfillmentState[] = ['PARTIAL', 'FULFILLED'];
const NOT_WITHDRAWN: readonly WithdrawalState[] = ['none', 'settled'];

/**
 * What may happen to an order, by payment, fulfilment and withdrawal together (ORD-2). Nothing is sent while the payment
 * is under review, after all was refunded, or while a withdrawal waits; unpaid goods go only where `maySendUnpaid` agrees.
 * A refund is possible at every stage of fulfilment; refunding all does not cancel; canceling an unpaid order voids it.
 */
export const ORDER_MACHINE: Machine<OrderState, OrderEvent> = {
  name: 'order',
  values: {
    payment: ORDER_PAYMENT_STATES,
    fulfillment: FULFILLMENT_STATES,
    withdrawal: ['none', 'requested', 'settled'],
  },
  starts: [ORDER_START, ORDER_START_UNPAID],
  moves: {
    markPaid: [{ from: { payment: ['awaiting_payment'] }, to: { payment: 'paid' } }],
    park: [{ from: { payment: ['paid'], fulfillment: ['PENDING'] }, to: { payment: 'pending' } }],
    approve: [{ from: { payment: ['pending'] }, to: { payment: 'paid' } }],
    fulfilPart: [
      { from: { payment: OWED, fulfillment: OPEN, withdrawal: NOT_WITHDRAWN }, to: { fulfillment: 'PARTIAL' } },
    ],
    fulfilRest: [
      { from: { payment: OWED, fulfillment: OPEN, withdrawal: NOT_WITHDRAWN }, to: { fulfillment: 'FULFILLED' } },
    ],
    recallPart: [{ from: { payment: OWED, fulfillment: SENT }, to: { fulfillment: 'PARTIAL' } }],
    reopen: [{ from: { payment: OWED, fulfillment: SENT }, to: { fulfillment: 'PENDING' } }],
    cancel: [
      {
        from: { payment: ['awaiting_payment'], fulfillment: ['PENDING'] },
        to: { fulfillment: 'CANCELED', payment: 'voided' },
      },
      {
        from: { payment: ['paid', 'pending', 'partially_refunded', 'refunded'], fulfillment: ['PENDING'] },
        to: { fulfillment: 'CANCELED' },
      },
    ],
    cancelRest: [{ from: { fulfillment: ['PARTIAL'] }, to: { fulfillment: 'FULFILLED' } }],
    refundPart: [{ from: { payment: HELD }, to: { payment: 'partially_refunded' } }],
    refundAll: [{ from: { payment: [...HELD, 'pending'] }, to: { payment: 'refunded' } }],
    requestWithdrawal: [
      {
        from: {
          payment: ['awaiting_payment', 'paid', 'pending', 'partially_refunded'],
          fulfillment: ['PENDING', 'PARTIAL', 'FULFILLED'],
          withdrawal: NOT_WITHDRAWN,
        },
        to: { withdrawal: 'requested' },
      },
    ],
    settleWithdrawal: [{ from: { withdrawal: ['requested'] }, to: { withdrawal: 'settled' } }],
  },
  impossible: [
    { payment: ['pending'], fulfillment: SENT },
    { payment: ['voided'], fulfillment: ['PENDING', 'PARTIAL', 'FULFILLED'] },
    { payment: ['awaiting_payment'], fulfillment: ['CANCELED'] },
  ],
  ends: [
    { payment: ['refunded'], fulfillment: ['FULFILLED', 'CANCELED'], withdrawal: NOT_WITHDRAWN },
    { payment: ['voided'], withdrawal: NOT_WITHDRAWN },
  ],
};

export function moveOrder(state: OrderState, event: OrderEvent): Outcome<OrderState, 'moveNotAllowed'> {
  return move(ORDER_MACHINE, state, event);
}

/** What an owner may do now: the buttons of the order screen. */
export function possibleOrderEvents(state: OrderState): readonly OrderEvent[] {
  return possibleEvents(ORDER_MACHINE, state);
}
