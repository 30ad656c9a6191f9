import { describe, expect, it } from 'vitest';
import { createRateLimits } from './limits.ts';

function takeMany(limits: ReturnType<typeof createRateLimits>, count: number, key: string) {
  const waits: (number | null)[] = [];
  for (let n = 0; n < count; n += 1) waits.push(limits.take('checkout', key));
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
    expect(limits.take('checkout', 'b')).toBeNull();
    expect(limits.take('signIn', 'a')).toBeNull();
  });

  it('are raised by a factor, for load tests', () => {
    expect(takeMany(createRateLimits(2), 20, 'a')).toEqual(Array(20).fill(null));
  });

  it('begin with the first request, end by themselves and begin anew with the next', () => {
    let now = 1_000_000;
    const limits = createRateLimits(1, () => now);
    takeMany(limits, 11, 'a');
    now += 599_999;
    expect(limits.take('checkout', 'a')).toBe(1);
    now += 1;
    expect(limits.take('checkout', 'a')).toBeNull();
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
});
