import { createVisitorLimit, type VisitorLimit } from '../captcha/index.ts';
import type { Deps } from '../deps.ts';
import type { WindowChanged } from '../platform/http/protection/countingWindows.ts';

export interface ReviewDeps extends Pick<Deps, 'db' | 'files' | 'newId' | 'now'> {
  readonly limit: VisitorLimit;
}

/** How often a visitor may send reviews. Each may bring four pictures (reliability 3.12). */
const REVIEWS = { visitor: 20, address: 200, seconds: 600 } as const;

export function createReviewLimit(factor = 1, changed?: WindowChanged): VisitorLimit {
  return createVisitorLimit('review', REVIEWS, { factor, changed });
}
