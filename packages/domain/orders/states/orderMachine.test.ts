import { describe, expect, it } from 'vitest';
import { checkMachine, reachableStates } from './checkMachine.ts';
import { checkOrderMachine } from './checkOrderMachine.ts';
import { maySendUnpaid, unpaidUntil } from './manualPayment.ts';
import {
  FULFILLMENT_STATES,
  moveOrder,
  ORDER_MACHINE,
  ORDER_PAYMENT_STATES,
  ORDER_START,
  type OrderEvent,
  type OrderState,
  orderStart,
  possibleOrderEvents,
} from './orderStates.ts';
import { eventsOf, fits, type Machine } from './stateMachine.ts';

const EVENTS = eventsOf(ORDER_MACHINE);
const BASICS: readonly OrderState[] = ORDER_PAYMENT_STATES.flatMap((payment) =>
  FULFILLMENT_STATES.map((fulfillment) => ({ payment, fulfillment, withdrawal: 'none' as const })),
);

describe('the machine of orders (ORD-2)', () => {
  it('has no fault, nor have payments, subscriptions and drafts', () => {
    expect(checkOrderMachine()).toEqual([]);
    expect(checkMachine(ORDER_MACHINE)).toEqual([]);
  });

  it('knows which states cannot come about', () => {
    const reached = new Set(reachableStates(ORDER_MACHINE).map((state) => JSON.stringify(state)));
    const missing = BASICS.filter((state) => !reached.has(JSON.stringify(state)));
    expect(missing.map(({ payment, fulfillment }) => `${payment} ${fulfillment}`)).toEqual([
      'awaiting_payment CANCELED',
      'pending PARTIAL',
      'pending FULFILLED',
      'voided PENDING',
      'voided PARTIAL',
      'voided FULFILLED',
    ]);
  });

  it.each<[OrderEvent, string[]]>([
    [
      'markPaid',
      [
        'awaiting_payment PENDING',
        'awaiting_payment PARTIAL',
        'awaiting_payment FULFILLED',
        'awaiting_payment CANCELED',
      ],
    ],
    [
      'fulfilPart',
      [
        'awaiting_payment PENDING',
        'awaiting_payment PARTIAL',
        'paid PENDING',
        'paid PARTIAL',
        'partially_refunded PENDING',
        'partially_refunded PARTIAL',
      ],
    ],
    [
      'cancel',
      ['awaiting_payment PENDING', 'paid PENDING', 'pending PENDING', 'partially_refunded PENDING', 'refunded PENDING'],
    ],
    ['cancelRest', ORDER_PAYMENT_STATES.map((payment) => `${payment} PARTIAL`)],
    [
      'reopen',
      [
        'awaiting_payment PARTIAL',
        'awaiting_payment FULFILLED',
        'paid PARTIAL',
        'paid FULFILLED',
        'partially_refunded PARTIAL',
        'partially_refunded FULFILLED',
      ],
    ],
    ['park', ['paid PENDING']],
    [
      'refundPart',
      [...FULFILLMENT_STATES.map((f) => `paid ${f}`), ...FULFILLMENT_STATES.map((f) => `partially_refunded ${f}`)],
    ],
  ])('%s is possible from %j only', (event, from) => {
    const allowed = BASICS.filter((state) => moveOrder(state, event).ok);
    expect(allowed.map(({ payment, fulfillment }) => `${payment} ${fulfillment}`)).toEqual(from);
  });

  it('keeps the fulfilment at a refund, and refunds nothing twice', () => {
    const sent = { ...ORDER_START, fulfillment: 'FULFILLED' } as const;
    expect(moveOrder(sent, 'refundAll')).toEqual({ ok: true, value: { ...sent, payment: 'refunded' } });
    expect(moveOrder({ ...sent, payment: 'refunded' }, 'refundPart')).toMatchObject({
      problem: { code: 'moveNotAllowed' },
    });
    expect(possibleOrderEvents({ ...sent, payment: 'refunded' })).toEqual([]);
  });

  it('holds over 100,000 random orders of events, in under 5 s', () => {
    const known = new Set(reachableStates(ORDER_MACHINE).map((state) => JSON.stringify(state)));
    const roll = dice(20261121);
    let moves = 0;
    for (let run = 0; run < 100_000; run += 1) {
      let state = ORDER_MACHINE.starts[run % 2]!;
      const paidOnce = { was: state.payment !== 'awaiting_payment' };
      for (let step = 0; step < 12; step += 1) {
        const event = EVENTS[Math.floor(roll() * EVENTS.length)]!;
        const moved = moveOrder(state, event);
        const agrees = ORDER_MACHINE.moves[event].some(({ from }) => fits(state, from)) === moved.ok;
        if (!agrees) throw new Error(`${event} in ${JSON.stringify(state)}`);
        if (!moved.ok) continue;
        checkStep(state, event, moved.value, paidOnce);
        state = moved.value;
        moves += 1;
      }
      if (!known.has(JSON.stringify(state))) throw new Error(`never drawn: ${JSON.stringify(state)}`);
    }
    expect(moves).toBeGreaterThan(200_000);
  });
});

/** A second, simple model in words: what must hold at every step, written without looking at the table. */
function checkStep(from: OrderState, event: OrderEvent, to: OrderState, paidOnce: { was: boolean }): void {
  const broken: string[] = [];
  if (from.payment === 'refunded' && to.payment !== 'refunded') broken.push('money came back to a refunded order');
  if (from.payment === 'voided' && to.payment !== 'voided') broken.push('a voided order got money');
  if (from.fulfillment === 'CANCELED' && to.fulfillment !== 'CANCELED') broken.push('a canceled order went on');
  if (to.payment === 'voided' && paidOnce.was) broken.push('paid money was voided instead of refunded');
  if (event.startsWith('fulfil') && from.withdrawal === 'requested') broken.push('sent although withdrawn');
  if (event.startsWith('fulfil') && (from.payment === 'pending' || from.payment === 'refunded'))
    broken.push('sent unpaid');
  if (to.payment === 'refunded' && !paidOnce.was) broken.push('refunded what was never paid');
  if (event === 'markPaid') paidOnce.was = true;
  if (broken.length > 0) throw new Error(`${broken.join(', ')}: ${event} in ${JSON.stringify(from)}`);
}

/** Small repeatable dice (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a faulty table', () => {
  type Light = { readonly colour: 'red' | 'green' | 'blue' };
  const sound: Machine<Light, 'go' | 'stop'> = {
    name: 'light',
    values: { colour: ['red', 'green'] },
    starts: [{ colour: 'red' }],
    moves: {
      go: [{ from: { colour: ['red'] }, to: { colour: 'green' } }],
      stop: [{ from: { colour: ['green'] }, to: { colour: 'red' } }],
    },
    impossible: [],
    ends: [],
  };
  const go = sound.moves.go;

  it.each<[string, Partial<Machine<Light, 'go' | 'stop'>>, string[]]>([
    ['is sound without one', {}, []],
    ['starts nowhere', { starts: [{ colour: 'blue' }] }, ['startUnknown blue']],
    [
      'names what is not there',
      { moves: { ...sound.moves, go: [...go, { from: { colour: ['blue'] }, to: {} }] } },
      ['valueUnknown colour blue'],
    ],
    ['lets a state out of reach', { values: { colour: ['red', 'green', 'blue'] } }, ['valueUnreachable colour blue']],
    [
      'says two things at once',
      { moves: { ...sound.moves, go: [...go, { from: {}, to: { colour: 'red' } }] } },
      ['movesOverlap go'],
    ],
    [
      'has an event without effect',
      { moves: { ...sound.moves, stop: [] } },
      ['eventWithoutMove stop', 'endMissing green'],
    ],
    ['reaches the impossible', { impossible: [{ colour: ['green'] }] }, ['impossibleReached green']],
    ['leaves its end', { ends: [{ colour: ['red'] }] }, ['endLeft red']],
  ])('%s', (_, parts, faults) => {
    expect(checkMachine({ ...sound, ...parts }).map(({ code, where }) => `${code} ${where}`)).toEqual(faults);
  });
});

describe('manual payments', () => {
  it('wait for money; an invoice and cash let goods go first', () => {
    expect([orderStart(false).payment, orderStart(true).payment]).toEqual(['awaiting_payment', 'paid']);
    expect(maySendUnpaid('awaiting_payment', 'bankTransfer')).toBe(false);
    expect(maySendUnpaid('awaiting_payment', null)).toBe(false);
    expect([maySendUnpaid('awaiting_payment', 'invoice'), maySendUnpaid('paid', 'bankTransfer')]).toEqual([true, true]);
  });

  it('end by themselves when nothing comes', () => {
    const order = { payment: 'awaiting_payment', placedAt: 0, method: 'bankTransfer' } as const;
    expect(unpaidUntil(order)).toBe(21 * 86_400_000);
    expect(unpaidUntil({ ...order, method: null }, 3)).toBe(3 * 86_400_000);
    expect(unpaidUntil({ ...order, payment: 'paid' })).toBe(null);
    expect(unpaidUntil({ ...order, method: 'invoice' })).toBe(null);
    expect(unpaidUntil(order, null)).toBe(null);
  });
});
