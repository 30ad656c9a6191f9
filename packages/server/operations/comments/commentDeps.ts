import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Deps } from '../../deps.ts';

export interface CommentDeps extends Pick<Deps, 'db'> {
  readonly limits: CommentLimits;
}

/** How often one address may comment on a site, and change its likes (reliability 3.12). */
const COMMENTS = { points: 6, duration: 600 } as const;
const LIKES = { points: 30, duration: 600 } as const;

export interface CommentLimits {
  /** Null when allowed; else the whole seconds to wait. */
  takeComment(websiteId: string, ip: string): Promise<number | null>;
  takeLike(websiteId: string, ip: string): Promise<number | null>;
}

/** In this process's memory. */
export function createCommentLimits(factor = 1): CommentLimits {
  const comments = new RateLimiterMemory({ keyPrefix: 'comment', ...COMMENTS, points: COMMENTS.points * factor });
  const likes = new RateLimiterMemory({ keyPrefix: 'like', ...LIKES, points: LIKES.points * factor });
  return {
    takeComment: (websiteId, ip) => take(comments, `${websiteId}|${ip}`),
    takeLike: (websiteId, ip) => take(likes, `${websiteId}|${ip}`),
  };
}

async function take(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.max(1, Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000));
  }
}
