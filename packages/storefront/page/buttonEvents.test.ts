import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterInBrowser } from '../timing/after.ts';
import { type ButtonEvent, createButtonEvents } from './buttonEvents.ts';

const EVENT: ButtonEvent = { name: 'addToCart', itemId: 'p', sku: 'S', quantity: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('analytics of a button is told at once and given up after 2500 ms (ATC-13)', async () => {
  const events = createButtonEvents(afterInBrowser);
  const signals: AbortSignal[] = [];
  const heard: ButtonEvent[] = [];
  events.listen((event, signal) => {
    heard.push(event);
    signals.push(signal);
    return new Promise(() => undefined);
  });
  events.tell(EVENT);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(2499);
  expect(heard).toEqual([EVENT]);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
});

it('analytics that throws, now or later, breaks nothing and silences nobody else (ATC-13)', async () => {
  const events = createButtonEvents(afterInBrowser);
  const heard: string[] = [];
  events.listen(() => {
    throw new Error('now');
  });
  events.listen(() => Promise.reject(new Error('later')));
  const stop = events.listen(({ name }) => heard.push(name));
  expect(() => events.tell(EVENT)).not.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  events.tell(EVENT);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual(['addToCart']);
  expect(vi.getTimerCount()).toBe(0);
});
