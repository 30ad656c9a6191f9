import { describe, expect, it } from 'vitest';
import { createWorkQueue, QueueFull } from './workQueue.ts';

function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

describe('work queue', () => {
  it('runs so many at once, lets so many wait and refuses the rest', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 1 });
    const client = gate();
    const started: number[] = [];
    const begin = (name: number) =>
      queue(async () => {
        started.push(name);
        await client.closed;
        return name;
      });
    const all = [begin(1), begin(2), begin(3)];
    await expect(begin(4)).rejects.toBeInstanceOf(QueueFull);
    expect(started).toEqual([1, 2]);
    client.open();
    expect(await Promise.all(all)).toEqual([1, 2, 3]);
    expect(await begin(5)).toBe(5);
  });

  it('goes on after work that failed', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue(async () => 'fine')).toBe('fine');
  });
});
