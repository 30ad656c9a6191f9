import { RateLimiterMemory } from 'rate-limiter-flexible';

/** So many codes in ten minutes, by one session or one address; and by everybody together on one site (SC-10, GFT-3). */
export const GUESSES = { limit: 10, siteLimit: 300, seconds: 600 } as const;

export interface GuessLimits {
  /** Counts one typed code. Null: go on; else the whole seconds to wait. */
  take(visitor: {
    readonly websiteId: string;
    readonly token: string | null;
    readonly ip: string;
  }): Promise<number | null>;
}

/** In this process's memory, and the same for hits and misses: an answer tells nothing by its cost. */
export function createGuessLimits(factor = 1): GuessLimits {
  const { limit, siteLimit, seconds: duration } = GUESSES;
  const own = new RateLimiterMemory({ keyPrefix: 'guess', points: limit * factor, duration });
  const whole = new RateLimiterMemory({ keyPrefix: 'guess-site', points: siteLimit * factor, duration });
  async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return Math.max(1, Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000));
    }
  }
  return {
    async take({ websiteId, token, ip }) {
      const waits = await Promise.all([
        consume(own, `${websiteId}|address|${ip}`),
        token === null ? 0 : consume(own, `${websiteId}|visitor|${token}`),
        consume(whole, websiteId),
      ]);
      const longest = Math.max(...waits);
      return longest === 0 ? null : longest;
    },
  };
}
