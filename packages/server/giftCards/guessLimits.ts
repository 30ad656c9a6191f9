import { createVisitorLimit, type VisitorLimit } from '../captcha/index.ts';
import type { WindowChanged } from '../platform/http/protection/countingWindows.ts';

/** So many wrong codes in ten minutes (SC-10, GFT-3). Right ones are given back. */
export const GUESSES = { visitor: 10, address: 100, site: 300, seconds: 600 } as const;

/** The same for hits and misses: an answer tells nothing by its cost. */
export function createGuessLimits(factor = 1, changed?: WindowChanged): VisitorLimit {
  return createVisitorLimit('guess', GUESSES, { factor, changed });
}
