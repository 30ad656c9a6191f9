import { describe, expect, it, vi } from 'vitest';
import { createSettle, QUIET_MS, SETTLE_LIMIT_MS, type Timer } from './settle.ts';

const timer: Timer = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

describe('a page', () => {
  it('has settled after 100 ms without a change (EDIT-04)', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const settle = createSettle(timer, settled);
    vi.advanceTimersByTime(QUIET_MS - 1);
    settle.changed();
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(settle.isSettled()).toBe(true);
    vi.useRealTimers();
  });

  it('that never rests is taken as it is after 3,000 ms (EDIT-04)', () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const settle = createSettle(timer, settled);
    for (let passed = 0; passed < SETTLE_LIMIT_MS; passed += 50) {
      vi.advanceTimersByTime(50);
      settle.changed();
    }
    expect(settled).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(settled).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
