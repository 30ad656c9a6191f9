import { createObservable } from '../timing/observable.ts';
import type { After } from '../timing/timedMachine.ts';

/** How long a listener may take for one event (ATC-13), in milliseconds. */
export const BUTTON_EVENT_TIMEOUT_MS = 2500;

/** An action of a store button. The purchase never waits for listeners. */
export interface ButtonEvent {
  readonly name: 'addToCart' | 'buyNow' | 'subscribe' | 'giftCard';
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
}

/** `signal` aborts when the time is over. */
export type ButtonListener = (event: ButtonEvent, signal: AbortSignal) => unknown;

export interface ButtonEvents {
  /** Returns at once, whatever the listeners do. */
  tell(event: ButtonEvent): void;
  listen(listener: ButtonListener): () => void;
}

/** Analytics of buttons (ATC-13): listeners get 2.5 seconds and can never delay or break a purchase. */
export function createButtonEvents(after: After): ButtonEvents {
  const listeners = createObservable<readonly ButtonListener[]>([]);
  const run = async (listener: ButtonListener, event: ButtonEvent): Promise<void> => {
    const stop = new AbortController();
    const callOff = after(BUTTON_EVENT_TIMEOUT_MS, () => stop.abort());
    try {
      await listener(event, stop.signal);
    } catch {
      // Swallowed: nobody shall lose a purchase to a counter (storefront.md section 7).
    } finally {
      callOff();
    }
  };
  return {
    tell(event) {
      // After this: a listener that takes long or throws at once is no part of the press.
      for (const listener of listeners.get()) void Promise.resolve().then(() => run(listener, event));
    },
    listen(listener) {
      listeners.set([...listeners.get(), listener]);
      return () => listeners.set(listeners.get().filter((each) => each !== listener));
    },
  };
}
