import { tolerate } from '../fault.ts';
import { call } from './values.ts';

export interface Timer {
  cancel(): void;
}

/** `Y.later(wait, context, function or its name, arguments, again and again)`. */
export function later(wait: number, context: unknown, callback: unknown, data?: unknown, isPeriodic = false): Timer {
  const args = data === undefined ? [] : Array.isArray(data) ? data : [data];
  const run = (): void => void tolerate(() => call(callback, context ?? {}, args));
  if (isPeriodic) {
    const timer = setInterval(run, wait);
    return { cancel: () => clearInterval(timer) };
  }
  const timer = setTimeout(run, wait);
  return { cancel: () => clearTimeout(timer) };
}

/** Milliseconds between two calls where nobody says how many. */
const THROTTLE = 150;

/** Runs at once, then not again until the time is over; -1 leaves the function as it is. `now` is a clock in ms. */
export function throttle<Args extends unknown[]>(
  run: (...args: Args) => unknown,
  wait: number = THROTTLE,
  now: () => number = () => performance.now(),
): (...args: Args) => void {
  let last = Number.NEGATIVE_INFINITY;
  return function throttled(this: unknown, ...args: Args): void {
    const time = now();
    if (wait !== -1 && time - last <= wait) return;
    last = time;
    run.apply(this, args);
  };
}
