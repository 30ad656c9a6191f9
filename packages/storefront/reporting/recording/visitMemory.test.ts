import { describe, expect, it } from 'vitest';
import { isOver, keepVisit, purchaseOn, readVisit, type VisitMemory } from './visitMemory.ts';

const VISIT: VisitMemory = { id: 'one', startedAt: 1000, lastAt: 1000, isBuying: false };

function storageOf(held: string | null = null) {
  const values = new Map(held === null ? [] : [['recording', held]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('a visit that is recorded', () => {
  it('goes on from page to page of a tab, until a pause of half an hour (REC-04)', () => {
    const storage = storageOf();
    expect(readVisit(storage, 0)).toBeNull();
    keepVisit(storage, VISIT);
    expect(readVisit(storage, 1000 + 29 * 60_000)).toEqual(VISIT);
    expect(readVisit(storage, 1000 + 30 * 60_000)).toBeNull();
    expect(readVisit(storageOf('{'), 0)).toBeNull();
  });

  it('is over after half an hour', () => {
    expect(isOver(VISIT, 1000 + 30 * 60_000)).toBe(false);
    expect(isOver(VISIT, 1001 + 30 * 60_000)).toBe(true);
  });

  it('has bought once it comes from the checkout to an order, and only then (REC-04)', () => {
    const there = purchaseOn('/checkout', VISIT);
    expect(there).toEqual({ hasBought: false, visit: { ...VISIT, isBuying: true } });
    const done = purchaseOn('/order/abc', there.visit);
    expect(done).toEqual({ hasBought: true, visit: VISIT });
    expect(purchaseOn('/checkout/order/abc', there.visit).hasBought).toBe(true);
    expect(purchaseOn('/order/abc', done.visit).hasBought).toBe(false);
    expect(purchaseOn('/order/abc', VISIT).hasBought).toBe(false);
    expect(purchaseOn('/shop', there.visit).visit.isBuying).toBe(true);
  });
});
