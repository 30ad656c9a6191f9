import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { createErrorQueue } from './errorQueue.ts';

function queueOf() {
  const clock = fakeClock();
  const send = vi.fn<(reports: readonly string[]) => void>();
  return { clock, send, queue: createErrorQueue<string>(clock.after, send) };
}

describe('errors of a page', () => {
  it('are sent as one list after a second without another (ERR-01, ERR-02)', () => {
    const { clock, send, queue } = queueOf();
    queue.add('a');
    clock.pass(999);
    queue.add('b');
    clock.pass(999);
    expect(send).not.toHaveBeenCalled();
    clock.pass(1);
    expect(send.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('wait in a queue of at most ten, which further errors do not hold up (ERR-02)', () => {
    const { clock, send, queue } = queueOf();
    for (let count = 1; count <= 15; count += 1) {
      queue.add(String(count));
      if (count >= 10) clock.pass(200);
    }
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toHaveLength(10);
  });

  it('are sent at most twenty times (ERR-02)', () => {
    const { clock, send, queue } = queueOf();
    for (let count = 0; count < 30; count += 1) {
      queue.add('again');
      clock.pass(1000);
    }
    expect(send).toHaveBeenCalledTimes(20);
  });

  it('are sent at once when the page is left, and not again', () => {
    const { clock, send, queue } = queueOf();
    queue.add('last');
    queue.flush();
    queue.flush();
    clock.pass(5000);
    expect(send.mock.calls).toEqual([[['last']]]);
  });
});
