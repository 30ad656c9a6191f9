import { canMove, isFinal, unreachableStates } from '@quoin/domain/states';
import { describe, expect, it } from 'vitest';
import { agreesWithIntent, canMovePayment, PAYMENT_MOVES, type PaymentState } from './paymentStates.ts';

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
