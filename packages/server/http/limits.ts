import type { RateClass } from './route.ts';

/** Requests allowed per window and key (reliability 3.12). */
const LIMITS: Readonly<Record<RateClass, { points: number; seconds: number }>> = {
  page: { points: 600, seconds: 10 },
  read: { points: 300, seconds: 10 },
  cart: { points: 90, seconds: 60 },
  write: { points: 90, seconds: 60 },
  /** An editor saves about once a second, several windows behind one address. */
  save: { points: 600, seconds: 60 },
  webhook: { points: 600, seconds: 60 },
  /** A wide bound around the forms' own, which answer in their own words. */
  form: { points: 600, seconds: 60 },
  preview: { points: 30, seconds: 60 },
  beacon: { points: 120, seconds: 60 },
  /** Several events a page, several people behind one address. */
  tracking: { points: 300, seconds: 10 },
  checkout: { points: 10, seconds: 600 },
  signIn: { points: 20, seconds: 600 },
  /** Work to do before sending something; a page asks for one when its form is touched. */
  captcha: { points: 60, seconds: 600 },
  restock: { points: 10, seconds: 3600 },
};

export interface RateLimits {
  /** Null when allowed; else the whole seconds to wait. At once: no request waits to hear whether it may ask. */
  take(rate: RateClass, key: string): number | null;
}

/** Counters in this process's memory. `now`: milliseconds. */
export function createRateLimits(factor: number, now: () => number = Date.now): RateLimits {
  const windows = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [name, createWindows(points * factor, seconds * 1000)]),
  );
  return { take: (rate, key) => windows.get(rate)!.take(key, now()) };
}

interface Window {
  count: number;
  readonly until: number;
}

/** A key's window begins with its first request. They end in the order they began in, so that the oldest are let go on the way. */
function createWindows(points: number, lengthMs: number) {
  const open = new Map<string, Window>();
  function letGo(now: number): void {
    let looked = 0;
    for (const [key, { until }] of open) {
      if (until > now || looked >= LOOKED_AT_ONCE) return;
      open.delete(key);
      looked += 1;
    }
  }
  return {
    take(key: string, now: number): number | null {
      letGo(now);
      const known = open.get(key);
      if (known !== undefined && known.until > now) {
        known.count += 1;
        return known.count <= points ? null : Math.max(1, Math.ceil((known.until - now) / 1000));
      }
      open.delete(key);
      open.set(key, { count: 1, until: now + lengthMs });
      return points >= 1 ? null : Math.ceil(lengthMs / 1000);
    },
  };
}

/** Twice as many as can begin, so that none is kept for long. */
const LOOKED_AT_ONCE = 2;
