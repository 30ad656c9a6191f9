import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_START } from '../states/orderStates.ts';
import { decideCancel } from './cancelLines.ts';
import { CARRIER_KEYS, carrierText, isTrackingAddress, trackingUrl } from './carriers.ts';
import { fulfillmentStateOf, sentCounts } from './fulfilmentState.ts';
import { type LineQuantities, linesDeliveredByMail, openLines } from './lineQuantities.ts';
import { decideRecall, decideShipment, type QuantityDecision, validateTracking } from './shipment.ts';

function line(lineId: string, ordered: number, parts: Partial<LineQuantities> = {}): LineQuantities {
  return { lineId, title: `Print ${lineId}`, productType: 1, ordered, sent: 0, canceled: 0, ...parts };
}

const START = { state: ORDER_START, lines: [line('a', 3), line('b', 1)], paidBy: null };

function codeOf(decision: { readonly ok: boolean; readonly problem?: { readonly code: string } }): string {
  return decision.problem?.code ?? 'ok';
}

describe('parcels', () => {
  it('take part of an order, then the rest', () => {
    const first = decideShipment({ ...START, wanted: [{ lineId: 'a', quantity: 2 }] });
    expect(first).toMatchObject({ ok: true, value: { state: { fulfillment: 'PARTIAL' } } });
    const { state, lines } = (first as { value: QuantityDecision }).value;
    expect(sentCounts(lines)).toEqual({ sent: 2, total: 4 });
    const rest = decideShipment({ paidBy: null, state, lines, wanted: openLines(lines) });
    expect(rest).toMatchObject({ ok: true, value: { state: { fulfillment: 'FULFILLED' } } });
  });

  it.each([
    [[], 'shipmentEmpty'],
    [[{ lineId: 'a', quantity: 0 }], 'shipmentEmpty'],
    [[{ lineId: 'x', quantity: 1 }], 'lineUnknown'],
    [[{ lineId: 'a', quantity: -1 }], 'lineQuantityInvalid'],
    [[{ lineId: 'a', quantity: 1.5 }], 'lineQuantityInvalid'],
    [[{ lineId: 'a', quantity: Number.NaN }], 'lineQuantityInvalid'],
    [[{ lineId: 'b', quantity: 2 }], 'lineQuantityTooLarge'],
    [
      [
        { lineId: 'a', quantity: 2 },
        { lineId: 'a', quantity: 2 },
      ],
      'lineQuantityTooLarge',
    ],
  ])('with %j: %s', (wanted, code) => {
    expect(codeOf(decideShipment({ ...START, wanted }))).toBe(code);
  });

  it('do not go while the payment is under review or a withdrawal waits', () => {
    const wanted = [{ lineId: 'b', quantity: 1 }];
    for (const parts of [{ payment: 'pending' }, { payment: 'refunded' }, { withdrawal: 'requested' }] as const) {
      expect(codeOf(decideShipment({ ...START, state: { ...ORDER_START, ...parts }, wanted }))).toBe('moveNotAllowed');
    }
  });

  it('wait for a bank transfer, but not for an invoice', () => {
    const unpaid = {
      ...START,
      state: { ...ORDER_START, payment: 'awaiting_payment' },
      wanted: openLines(START.lines),
    } as const;
    expect(codeOf(decideShipment({ ...unpaid, paidBy: 'bankTransfer' }))).toBe('notPaidYet');
    expect(codeOf(decideShipment({ ...unpaid, paidBy: null }))).toBe('notPaidYet');
    expect(codeOf(decideShipment({ ...unpaid, paidBy: 'invoice' }))).toBe('ok');
  });

  it('of downloads and gift cards need no packing', () => {
    const lines = [line('a', 1), line('d', 2, { productType: 2 }), line('g', 1, { productType: 4, sent: 1 })];
    expect(linesDeliveredByMail(lines)).toEqual([{ lineId: 'd', quantity: 2 }]);
  });
});

describe('canceling', () => {
  it('of everything cancels the order, and says what goes back on the shelf', () => {
    const lines = [line('a', 3), line('d', 1, { productType: 2 })];
    const all = decideCancel({ state: ORDER_START, lines, wanted: null, restock: true });
    expect(all).toMatchObject({
      ok: true,
      value: { state: { fulfillment: 'CANCELED' }, restocked: [{ lineId: 'a', quantity: 3 }] },
    });
    const kept = decideCancel({ state: ORDER_START, lines, wanted: null, restock: false });
    expect(kept).toMatchObject({ ok: true, value: { restocked: [] } });
  });

  it('of the rest leaves what was sent as the whole order', () => {
    const lines = [line('a', 3, { sent: 1 })];
    const state = { ...ORDER_START, fulfillment: 'PARTIAL' } as const;
    const decision = decideCancel({ state, lines, wanted: null, restock: true });
    expect(decision).toMatchObject({ ok: true, value: { state: { fulfillment: 'FULFILLED' } } });
  });

  it('of an unpaid order voids it', () => {
    const state = { ...ORDER_START, payment: 'awaiting_payment' } as const;
    const decision = decideCancel({ ...START, state, wanted: null, restock: true });
    expect(decision).toMatchObject({ ok: true, value: { state: { payment: 'voided', fulfillment: 'CANCELED' } } });
  });
});

describe('any order of parcels, recalls and cancelations (ORD-2)', () => {
  const act = fc.record({
    kind: fc.constantFrom('send', 'cancel', 'recall'),
    wanted: fc.array(fc.record({ lineId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 0, max: 4 }) }), {
      maxLength: 3,
    }),
  });

  it('never sends more than was ordered, and the state always agrees with the quantities', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let state = ORDER_START;
        let lines: readonly LineQuantities[] = [line('a', 4), line('b', 1), line('c', 2)];
        for (const { kind, wanted } of acts) {
          const question = { state, lines, wanted, paidBy: null };
          const decision =
            kind === 'send'
              ? decideShipment(question)
              : kind === 'recall'
                ? decideRecall(question)
                : decideCancel({ ...question, restock: true });
          if (!decision.ok) continue;
          ({ state, lines } = decision.value);
          expect(state.fulfillment).toBe(fulfillmentStateOf(lines));
          for (const each of lines) {
            expect(each.sent >= 0 && each.canceled >= 0 && each.sent + each.canceled <= each.ordered).toBe(true);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused only where a rule says so: quantities in range always find a move while paid', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let state = ORDER_START;
        let lines: readonly LineQuantities[] = [line('a', 4), line('b', 1), line('c', 2)];
        for (const { kind, wanted } of acts) {
          const question = { state, lines, wanted, paidBy: null };
          const decision =
            kind === 'send'
              ? decideShipment(question)
              : kind === 'recall'
                ? decideRecall(question)
                : decideCancel({ ...question, restock: false });
          expect(codeOf(decision)).not.toBe('moveNotAllowed');
          if (decision.ok) ({ state, lines } = decision.value);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('tracking', () => {
  const tracked = { carrierName: '', trackingNumber: ' 1z 999-aa1 ', trackingUrl: '' };

  it('leads to the page of the carrier', () => {
    expect(trackingUrl({ ...tracked, carrier: 'ups' })).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
    expect(trackingUrl({ ...tracked, carrier: 'royalMail' })).toMatch(/#\/tracking-results\/1Z999AA1$/);
    for (const carrier of CARRIER_KEYS.filter((key) => key !== 'other')) {
      expect(isTrackingAddress(trackingUrl({ ...tracked, carrier }).replace('#', ''))).toBe(true);
      expect(trackingUrl({ ...tracked, carrier })).toContain('1Z999AA1');
      expect(trackingUrl({ ...tracked, carrier, trackingNumber: '"><script>' })).toBe('');
    }
    expect(trackingUrl({ ...tracked, carrier: null })).toBe('');
  });

  it('of another carrier is typed, and only as a plain https address (SC-21)', () => {
    const other = { ...tracked, carrier: 'other', carrierName: ' Ida’s bike ' } as const;
    expect(trackingUrl({ ...other, trackingUrl: 'https://bike.example/p/1?x=2' })).toBe('https://bike.example/p/1?x=2');
    for (const bad of ['javascript:alert(1)', 'http://a.example', 'https://u@a.example', 'https://a.example/" x']) {
      expect(trackingUrl({ ...other, trackingUrl: bad })).toBe('');
      expect(validateTracking({ ...other, trackingNumber: '', trackingUrl: bad })).toMatchObject([
        { code: 'trackingUrlInvalid' },
      ]);
    }
    expect([carrierText(other), carrierText({ ...other, carrier: 'dhl' })]).toEqual(['Ida’s bike', 'DHL']);
  });
});
