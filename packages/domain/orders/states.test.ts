import { describe, expect, it } from 'vitest';
import { canMove, isFinal, unreachableStates } from './moves.ts';
import {
  FULFILLMENT_STATUSES,
  moveOrder,
  ORDER_MOVES,
  ORDER_PAYMENT_STATES,
  ORDER_START,
  type OrderEvent,
  type OrderState,
} from './orderStates.ts';
import { agreesWithIntent, canMovePayment, PAYMENT_MOVES, type PaymentState } from './paymentStates.ts';

const EVENTS = Object.keys(ORDER_MOVES) as OrderEvent[];
const ALL: readonly OrderState[] = ORDER_PAYMENT_STATES.flatMap((payment) =>
  FULFILLMENT_STATUSES.map((fulfillment) => ({ payment, fulfillment })),
);

function reachable(): ReadonlySet<string> {
  const found = new Map([[JSON.stringify(ORDER_START), ORDER_START]]);
  for (const state of found.values()) {
    for (const event of EVENTS) {
      const moved = moveOrder(state, event);
      if (moved.ok) found.set(JSON.stringify(moved.value), moved.value);
    }
  }
  return new Set(found.keys());
}

describe('order states (ORD-2)', () => {
  it('start as paid and pending', () => {
    expect(ORDER_START).toEqual({ payment: 'paid', fulfillment: 'PENDING' });
  });

  it('can all be reached, except sending what is under review', () => {
    const missing = ALL.filter((state) => !reachable().has(JSON.stringify(state)));
    expect(missing).toEqual([{ payment: 'pending', fulfillment: 'FULFILLED' }]);
  });

  it.each<[OrderEvent, string[]]>([
    ['fulfill', ['paid PENDING', 'partially_refunded PENDING']],
    ['cancel', ['paid PENDING', 'pending PENDING', 'partially_refunded PENDING', 'refunded PENDING']],
    ['reopen', ['paid FULFILLED', 'partially_refunded FULFILLED']],
    ['park', ['paid PENDING']],
    ['approve', ['pending PENDING']],
  ])('%s is possible from %j only', (event, from) => {
    const allowed = ALL.filter((state) => moveOrder(state, event).ok);
    expect(allowed.map(({ payment, fulfillment }) => `${payment} ${fulfillment}`).sort()).toEqual([...from].sort());
  });

  it('keep the fulfilment at a refund, and refund nothing twice', () => {
    const sent = { payment: 'paid', fulfillment: 'FULFILLED' } as const;
    expect(moveOrder(sent, 'refundAll')).toEqual({
      ok: true,
      value: { payment: 'refunded', fulfillment: 'FULFILLED' },
    });
    expect(moveOrder({ payment: 'refunded', fulfillment: 'FULFILLED' }, 'refundPart')).toMatchObject({
      ok: false,
      problem: { code: 'moveNotAllowed' },
    });
  });
});

describe('payment states', () => {
  it('are all reached from created', () => {
    expect(unreachableStates(PAYMENT_MOVES, 'created')).toEqual([]);
  });

  it('end: declined, failed and refunded go nowhere', () => {
    const ends = (Object.keys(PAYMENT_MOVES) as PaymentState[]).filter((state) => isFinal(PAYMENT_MOVES, state));
    expect(ends).toEqual(['declined', 'failed', 'refunded']);
  });

  it('never pay again what was decided', () => {
    expect(canMovePayment('declined', 'succeeded')).toBe(false);
    expect(canMovePayment('failed', 'succeeded')).toBe(false);
    expect(canMovePayment('created', 'requires_action')).toBe(true);
    expect(canMovePayment('requires_action', 'created')).toBe(false);
    expect(canMove(PAYMENT_MOVES, 'succeeded', 'refunded')).toBe(true);
  });

  it('trust a provider only about the amount and currency that were asked (MON-5)', () => {
    const intent = { amountMinor: 4200n, currency: 'EUR' };
    expect(agreesWithIntent(intent, { ...intent })).toBe(true);
    expect(agreesWithIntent(intent, { amountMinor: 4201n, currency: 'EUR' })).toBe(false);
    expect(agreesWithIntent(intent, { amountMinor: 4200n, currency: 'USD' })).toBe(false);
  });

  it('a table with a state nobody reaches is found', () => {
    expect(unreachableStates<string>({ a: ['b'], b: [], lost: ['a'] }, 'a')).toEqual(['lost']);
  });
});
