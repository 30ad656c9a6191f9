import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrencyLimit.ts';

describe('a limit on concurrency', () => {
  it('lets no more through at once than it has places, in the order of arrival', async () => {
    const concurrencyLimit = createConcurrencyLimit(3);
    const order: number[] = [];
    let inside = 0;
    let most = 0;
    const act = async (n: number) => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(n);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => concurrencyLimit.pass(() => act(n))));
    expect(most).toBe(3);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('frees the place of whoever fails', async () => {
    const concurrencyLimit = createConcurrencyLimit(1);
    await expect(concurrencyLimit.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await concurrencyLimit.pass(() => Promise.resolve('next'))).toBe('next');
  });
});
