import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later, throttle } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Y.later', () => {
  it('runs once after its time, with context and arguments', () => {
    const seen: unknown[] = [];
    const context = {
      note(...args: unknown[]) {
        seen.push([this === context, ...args]);
      },
    };
    later(100, context, 'note', ['a', 'b']);
    later(100, context, context.note, 'c');
    vi.advanceTimersByTime(99);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([
      [true, 'a', 'b'],
      [true, 'c'],
    ]);
  });
  it('runs again and again until it is called off', () => {
    let count = 0;
    const timer = later(10, null, () => (count += 1), undefined, true);
    vi.advanceTimersByTime(35);
    timer.cancel();
    vi.advanceTimersByTime(100);
    expect(count).toBe(3);
    later(10, null, () => (count += 1)).cancel();
    vi.advanceTimersByTime(100);
    expect(count).toBe(3);
  });
});

describe('Y.throttle', () => {
  it('runs at once, then not before its time is over', () => {
    let time = 0;
    const seen: number[] = [];
    const run = throttle(
      (at: number) => seen.push(at),
      100,
      () => time,
    );
    for (time = 0; time <= 300; time += 50) run(time);
    expect(seen).toEqual([0, 150, 300]);
  });
  it('leaves a function as it is at -1', () => {
    const seen: number[] = [];
    const run = throttle(
      (value: number) => seen.push(value),
      -1,
      () => 0,
    );
    run(1);
    run(2);
    expect(seen).toEqual([1, 2]);
  });
});
