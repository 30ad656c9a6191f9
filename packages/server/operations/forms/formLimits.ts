import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How often one address may send one form, and ask for keys (reliability 3.12). */
const SAVES = { points: 10, duration: 600 } as const;
/** More than saves: a key that is not used costs nothing, and a refused save needs another one. */
const KEYS = { points: 40, duration: 600 } as const;
/** Whoever sends too often is shown his form again with what he typed so often; after that a line of text. */
const SHOWN_AGAIN = { points: 10, duration: 600 } as const;

export interface FormLimits {
  /** Null when allowed; else the whole seconds to wait. */
  takeSave(websiteId: string, formId: string, ip: string): Promise<number | null>;
  takeKey(websiteId: string, ip: string): Promise<number | null>;
  /** Whether somebody who sends too often may still be drawn a whole page: hundreds at once would keep all others out. */
  mayShowAgain(websiteId: string, formId: string, ip: string): Promise<boolean>;
}

/** In this process's memory. Nothing that was accepted is touched by a refusal after it. */
export function createFormLimits(factor = 1): FormLimits {
  const saves = new RateLimiterMemory({ keyPrefix: 'form', ...SAVES, points: SAVES.points * factor });
  const keys = new RateLimiterMemory({ keyPrefix: 'form-key', ...KEYS, points: KEYS.points * factor });
  const shown = new RateLimiterMemory({ keyPrefix: 'form-shown', ...SHOWN_AGAIN, points: SHOWN_AGAIN.points * factor });
  return {
    takeSave: (websiteId, formId, ip) => take(saves, `${websiteId}|${formId}|${ip}`),
    takeKey: (websiteId, ip) => take(keys, `${websiteId}|${ip}`),
    mayShowAgain: async (websiteId, formId, ip) => (await take(shown, `${websiteId}|${formId}|${ip}`)) === null,
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
