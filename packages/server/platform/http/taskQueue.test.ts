import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './taskQueue.ts';

function make(stretchMs: number) {
  const soon: (() => void)[] = [];
  const done: number[] = [];
  let time = 0;
  const taskQueue = createTaskQueue({ stretchMs, now: () => time, soon: (act) => void soon.push(act) });
  const wait = (number: number) =>
    taskQueue.wait(() => {
      time += 1;
      done.push(number);
    });
  return { wait, done, taskQueue, next: () => soon.shift()?.(), planned: () => soon.length };
}

describe('work that has time', () => {
  it('is done in the order it came, so much of it at a time, and then others have their turn', () => {
    const { wait, done, next, planned } = make(3);
    for (let number = 0; number < 7; number += 1) wait(number);
    expect(done).toEqual([]);
    next();
    expect(done).toEqual([0, 1, 2]);
    wait(7);
    expect(planned()).toBe(1);
    next();
    next();
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(planned()).toBe(0);
  });

  it('is begun anew after a pause, and one that takes long takes nobody else’s place', () => {
    const { wait, done, next } = make(0);
    wait(1);
    wait(2);
    next();
    expect(done).toEqual([1]);
    next();
    wait(3);
    next();
    expect(done).toEqual([1, 2, 3]);
  });

  it('may bring more of it', () => {
    const { taskQueue, done, next, planned, wait } = make(10);
    taskQueue.wait(() => wait(5));
    next();
    expect([done, planned()]).toEqual([[5], 0]);
  });

  it('waits until what has come in was looked at', async () => {
    const order: string[] = [];
    const taskQueue = createTaskQueue();
    taskQueue.wait(() => void order.push('report'));
    await Promise.resolve();
    expect(order).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(order).toEqual(['report']);
  });
});
