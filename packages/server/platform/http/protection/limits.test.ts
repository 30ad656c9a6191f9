import { describe, expect, it } from 'vitest';
import { createRateLimits } from './limits.ts';

const asker = (address: string, visitor: string | null = null) => ({ place: 'site', address, visitor });

function takeMany(limits: ReturnType<typeof createRateLimits>, count: number, key: string) {
  const waits: (number | null)[] = [];
  for (let n = 0; n < count; n += 1) waits.push(limits.take('checkout', asker(key)));
  return waits;
}

describe('rate limits', () => {
  it('allow their number, then tell the seconds to wait', () => {
    const waits = takeMany(createRateLimits(1), 11, 'a');
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(null));
    expect(waits[10]).toBeGreaterThan(590);
    expect(waits[10]).toBeLessThanOrEqual(600);
  });

  it('count each key and each class for itself', () => {
    const limits = createRateLimits(1);
    takeMany(limits, 11, 'a');
    expect(limits.take('checkout', asker('b'))).toBeNull();
    expect(limits.take('signIn', asker('a'))).toBeNull();
  });

  it('are raised by a factor, for load tests', () => {
    expect(takeMany(createRateLimits(2), 20, 'a')).toEqual(Array(20).fill(null));
  });

  it('begin with the first request, end by themselves and begin anew with the next', () => {
    let now = 1_000_000;
    const limits = createRateLimits(1, () => now);
    takeMany(limits, 11, 'a');
    now += 599_999;
    expect(limits.take('checkout', asker('a'))).toBe(1);
    now += 1;
    expect(limits.take('checkout', asker('a'))).toBeNull();
    expect(takeMany(limits, 10, 'a').at(-1)).toBe(600);
  });

  it('hold nobody to what others have done whose time is over', () => {
    let now = 0;
    const limits = createRateLimits(1, () => now);
    for (let visitor = 0; visitor < 1000; visitor += 1) {
      now += 1_000;
      expect(takeMany(limits, 10, String(visitor % 600))).toEqual(Array(10).fill(null));
    }
  });

  it('count 300 visitors behind one address each for himself, and the address far wider', () => {
    const limits = createRateLimits(1);
    const buyers = Array.from({ length: 300 }, (_, n) => limits.take('checkout', asker('office', `cart-${n}`)));
    expect(buyers).toEqual(Array(300).fill(null));
    expect(limits.take('checkout', asker('office', 'cart-300'))).toBeGreaterThan(0);
  });

  it('follow a visitor to another address', () => {
    const limits = createRateLimits(1);
    for (let n = 0; n < 10; n += 1) limits.take('checkout', asker(`10.0.0.${n}`, 'cart'));
    expect(limits.take('checkout', asker('10.0.0.99', 'cart'))).toBeGreaterThan(0);
  });

  it.each([
    [200, null],
    [303, null],
    [422, 600],
    [401, 600],
  ])('that count failures alone: eleven answers with %i make a wait of %s', (status, wait) => {
    const limits = createRateLimits(1, () => 0);
    for (let n = 0; n < 10; n += 1) {
      limits.take('checkout', asker('a', 'cart'));
      limits.settle('checkout', asker('a', 'cart'), status);
    }
    expect(limits.take('checkout', asker('a', 'cart'))).toBe(wait);
  });

  it('of a cart are over in "a few seconds" (ATC-10)', () => {
    const limits = createRateLimits(1);
    const waits = Array.from({ length: 31 }, () => limits.take('cart', asker('a', 'cart')));
    expect(waits.slice(0, 30)).toEqual(Array(30).fill(null));
    expect(waits[30]).toBeLessThanOrEqual(10);
  });
});
