import { accept, refuse } from '@quoin/domain/problem';
import type { SiteCaptcha } from '../siteCaptcha.ts';

async function noChallenge(): Promise<never> {
  throw new Error('This stand-in gives no work.');
}

const NO_WORK = { ask: noChallenge, isGood: async () => false };

/** For tests of what comes after: any token is good, none is missing. */
export function humanCaptcha(): SiteCaptcha {
  return {
    challenge: noChallenge,
    ofLimits: NO_WORK,
    verify: async (_site, { token }) => (token === undefined || token === '' ? refuse('captchaMissing') : accept(null)),
  };
}

/** No token is good. */
export function robotCaptcha(): SiteCaptcha {
  return {
    challenge: noChallenge,
    ofLimits: NO_WORK,
    verify: async (_site, { token }) =>
      token === undefined || token === '' ? refuse('captchaMissing') : refuse('captchaFailed'),
  };
}
