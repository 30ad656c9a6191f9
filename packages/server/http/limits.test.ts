import { describe, expect, it } from 'vitest';
import { createRateLimits } from './limits.ts';

async function takeMany(limits: ReturnType<typeof createRateLimits>, count: number, key: string) {
  const waits: (number | null)[] = [];
  for (let n = 0; n < count; n += 1) waits.push(await limits.take('checkout', key));
  return waits;
}

describe('rate limits', () => {
  it('allow their number, then tell the seconds to wait', async () => {
    const waits = await takeMany(createRateLimits(1), 11, 'a');
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(null));
    expect(waits[10]).toBeGreaterThan(590);
    expect(waits[10]).toBeLessThanOrEqual(600);
  });

  it('count each key and each class for itself', async () => {
    const limits = createRateLimits(1);
    await takeMany(limits, 11, 'a');
    expect(await limits.take('checkout', 'b')).toBeNull();
    expect(await limits.take('signIn', 'a')).toBeNull();
  });

  it('are raised by a factor, for load tests', async () => {
    expect(await takeMany(createRateLimits(2), 20, 'a')).toEqual(Array(20).fill(null));
  });
});
