import { RateLimiterMemory } from 'rate-limiter-flexible';

/** So many declined cards in so long, then the provider is not asked any more (SC-16). */
export const DECLINES = { limit: 5, seconds: 600 } as const;

export interface DeclineLimits {
  /** Null: go on; else the whole seconds to wait. */
  waitFor(keys: readonly string[]): Promise<number | null>;
  note(keys: readonly string[]): Promise<void>;
}

/** Counted per visitor and per address, in this process's memory. */
export function createDeclineLimits(): DeclineLimits {
  const declines = new RateLimiterMemory({ keyPrefix: 'declines', points: DECLINES.limit, duration: DECLINES.seconds });
  return {
    async waitFor(keys) {
      const waits = await Promise.all(keys.map((key) => declines.get(key)));
      const full = waits.filter((each) => each !== null && each.consumedPoints >= DECLINES.limit);
      if (full.length === 0) return null;
      return Math.max(1, ...full.map((each) => Math.ceil((each?.msBeforeNext ?? 0) / 1000)));
    },
    async note(keys) {
      await Promise.all(keys.map((key) => declines.penalty(key)));
    },
  };
}
