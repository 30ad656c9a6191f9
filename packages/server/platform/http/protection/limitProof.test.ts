import type { CaptchaChallenge } from '@quoin/contract/endpoints/site';
import { PROOF_HEADER } from '@quoin/domain/access';
import { describe, expect, it } from 'vitest';
import type { RateClass } from '../route.ts';
import { type LimitProofs, takeOrProve } from './limitProof.ts';
import { createRateLimits } from './limits.ts';

const WORK = { parameters: { nonce: 'n' } } as CaptchaChallenge;
const asker = { place: 'site', address: '10.0.0.1', visitor: 'cart' };

/** A limit that this visitor has reached; every token is good once. */
function reached(rate: RateClass, points: number) {
  const spent = new Set<string>();
  const proofs: LimitProofs = {
    ask: async () => WORK,
    isGood: async (_site, token) => token.startsWith('good') && !spent.has(token) && Boolean(spent.add(token)),
  };
  const limits = createRateLimits(1, () => 0);
  for (let n = 0; n < points; n += 1) limits.take(rate, asker);
  return (token?: string, withProofs = true) =>
    takeOrProve({ limits, ...(withProofs ? { proofs } : {}) }, rate, asker, {
      headers: token === undefined ? {} : { [PROOF_HEADER]: token },
    });
}

describe('a captcha comes before the refusal of a limit (27.1)', () => {
  it('which asks for work, takes it once, and lets the visitor go on', async () => {
    const ask = reached('checkout', 10);
    expect(await ask()).toEqual({ wait: 600, work: WORK });
    expect(await ask('bad')).toEqual({ wait: 600, work: WORK });
    expect(await ask('good 1')).toEqual({ wait: null, asker: { ...asker, place: 'site proven' } });
    expect(await ask('good 1')).toEqual({ wait: 600, work: WORK });
  });

  it('and the same number once more, then the time to wait is told', async () => {
    const ask = reached('checkout', 10);
    for (let n = 0; n < 10; n += 1) expect((await ask(`good ${n}`)).wait).toBeNull();
    expect(await ask('good 10')).toEqual({ wait: 600, work: null });
  });

  it.each([
    ['form', 600, true],
    ['account', 20, true],
    ['restock', 10, true],
    ['signIn', 20, true],
    ['cart', 30, false],
    ['page', 600, false],
  ] as const)('%s after %i: %s', async (rate, points, isAsked) => {
    const taken = await reached(rate, points)();
    expect(taken.wait !== null && taken.work !== null).toBe(isAsked);
  });

  it('where there is a captcha at all', async () => {
    expect(await reached('checkout', 10)(undefined, false)).toEqual({ wait: 600, work: null });
  });
});
