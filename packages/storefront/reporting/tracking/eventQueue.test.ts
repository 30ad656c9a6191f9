import { describe, expect, it, vi } from 'vitest';
import { createEventQueue } from './eventQueue.ts';

function queue(heard: Promise<boolean>) {
  const send = vi.fn();
  let onTime = () => {};
  const after = (milliseconds: number, run: () => void) => {
    expect(milliseconds).toBe(1000);
    onTime = run;
    return () => {};
  };
  return { ...createEventQueue({ heard, after, send }), sent: () => send.mock.calls, passSecond: () => onTime() };
}
const [A, B] = [{ name: 'a' }, { name: 'b' }];

describe('events of a page', () => {
  it('wait for the answer to the page view, then go together by beacon, and later ones at once (TRACK-02, FT-20)', async () => {
    const { add, sent } = queue(Promise.resolve(true));
    add(A);
    add(B);
    expect(sent()).toEqual([]);
    await Promise.resolve();
    add(A);
    expect(sent()).toEqual([
      [[A, B], true],
      [A, true],
    ]);
  });

  it('go without a beacon where the server answers as none of ours does', async () => {
    const { add, sent } = queue(Promise.resolve(false));
    add(A);
    await Promise.resolve();
    expect(sent()).toEqual([[A, false]]);
  });

  it('wait a second at most; an answer that comes later counts for the next (ANA-2)', async () => {
    let answer = (_isWell: boolean) => {};
    const { add, sent, passSecond } = queue(new Promise((resolve) => (answer = resolve)));
    add(A);
    passSecond();
    add(B);
    answer(true);
    await Promise.resolve();
    await Promise.resolve();
    add(A);
    expect(sent()).toEqual([
      [A, false],
      [B, false],
      [A, true],
    ]);
  });

  it('go by beacon when the page is left before there was an answer, once', async () => {
    const { add, leave, sent, passSecond } = queue(new Promise(() => {}));
    add(A);
    leave();
    passSecond();
    leave();
    expect(sent()).toEqual([[A, true]]);
  });

  it('are at most twenty to a request', async () => {
    const { add, leave, sent } = queue(new Promise(() => {}));
    for (let n = 0; n < 41; n += 1) add({ n });
    leave();
    expect(sent().map(([payload]) => (Array.isArray(payload) ? payload.length : 1))).toEqual([20, 20, 1]);
  });
});
