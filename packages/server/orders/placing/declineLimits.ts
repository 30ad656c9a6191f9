import { createVisitorLimit, type VisitorLimit } from '../../captcha/index.ts';
import type { WindowChanged } from '../../platform/http/protection/countingWindows.ts';

/** So many declined cards in so long, then the provider is not asked any more (SC-16). */
export const DECLINES = { visitor: 5, address: 100, seconds: 600 } as const;

export function createDeclineLimits(changed?: WindowChanged): VisitorLimit {
  return createVisitorLimit('decline', DECLINES, { changed });
}
