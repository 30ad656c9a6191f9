import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './boundedQueue.ts';

const log = { warn: () => undefined };
const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('a queue of what browsers report', () => {
  it('writes many at once, each site apart, in the order they came', async () => {
    const written: [string, readonly number[]][] = [];
    const queue = createBoundedQueue<number>({
      ...{ name: 'test', log, batch: 3 },
      write: async (site, items) => void written.push([site, items]),
    });
    for (const item of [1, 2]) queue.put('a', item, 10);
    queue.put('b', 5, 10);
    for (const item of [3, 4]) queue.put('a', item, 10);
    await queue.flush();
    expect(written).toEqual([
      ['a', [1, 2, 3]],
      ['b', [5]],
      ['a', [4]],
    ]);
    expect(queue.counts()).toEqual({ name: 'test', taken: 5, written: 5, dropped: 0, waiting: 0 });
  });

  it('is full when the database hangs: what comes then is dropped and counted, and nobody waits (ANA-1)', async () => {
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    const queue = createBoundedQueue<number>({ name: 'test', log, maxBytes: 100, batch: 1, write: () => hanging });
    const taken = Array.from({ length: 20 }, (_, item) => queue.put(item % 2 === 0 ? 'a' : 'b', item, 10));
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(queue.counts()).toMatchObject({ taken: 10, dropped: 10, waiting: 10 });
    release();
    await queue.flush();
    expect(queue.counts()).toMatchObject({ written: 10, waiting: 0 });
    expect(queue.put('a', 1, 10)).toBe(true);
    await queue.flush();
  });

  it('gives one site at most half of its room, so that another’s reports still find some', async () => {
    const queue = createBoundedQueue<number>({ name: 'test', log, maxBytes: 100, write: async () => undefined });
    const busy = Array.from({ length: 10 }, (_, item) => queue.put('busy', item, 10));
    expect(busy.filter(Boolean)).toHaveLength(5);
    expect(queue.put('quiet', 1, 10)).toBe(true);
    await queue.flush();
  });

  it('keeps what it holds while the database is away, and writes it once when it is back', async () => {
    const written: number[] = [];
    let tries = 0;
    const queue = createBoundedQueue<number>({
      ...{ name: 'test', log, sleep: async () => undefined },
      async write(_, items) {
        tries += 1;
        if (tries < 4) throw away();
        written.push(...items);
      },
    });
    for (const item of [1, 2, 3]) queue.put('a', item, 10);
    await queue.flush();
    expect(written).toEqual([1, 2, 3]);
    expect(tries).toBe(4);
  });

  it('drops the one item that the database refuses, and none of the others', async () => {
    const written: number[] = [];
    const queue = createBoundedQueue<number>({
      ...{ name: 'test', log },
      async write(_, items) {
        if (items.includes(7)) throw new Error('invalid input syntax');
        written.push(...items);
      },
    });
    for (const item of [5, 6, 7, 8, 9]) queue.put('a', item, 10);
    await queue.flush();
    expect(written).toEqual([5, 6, 8, 9]);
    expect(queue.counts()).toMatchObject({ written: 4, dropped: 1 });
  });

  it('writes what waits when the product stops, and takes nothing more', async () => {
    const written: number[] = [];
    const queue = createBoundedQueue<number>({
      ...{ name: 'test', log, flushMs: 60_000 },
      write: async (_, items) => void written.push(...items),
    });
    queue.put('a', 1, 10);
    await queue.close();
    expect(written).toEqual([1]);
    expect(queue.put('a', 2, 10)).toBe(false);
  });
});
