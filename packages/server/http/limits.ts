import { RateLimiterMemory } from 'rate-limiter-flexible';
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
  /** Null when allowed; else the whole seconds to wait. */
  take(rate: RateClass, key: string): Promise<number | null>;
}

/** Counters in this process's memory; several nodes will share them through the database. */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: limit.points * factor, duration: limit.seconds }),
    ]),
  );
  return {
    async take(rate, key) {
      try {
        await limiters.get(rate)!.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return Math.max(1, Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000));
      }
    },
  };
}
