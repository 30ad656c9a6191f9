import type { CaptchaProvider } from '@quoin/domain/access';

/** What a widget needs to get a token; the same for every visitor of a site. */
export interface WireCaptcha {
  readonly provider: CaptchaProvider;
  /** Empty for proof of work. */
  readonly siteKey: string;
}

/** GET: work for one token, fresh each time. `action` says what the token will be good for. */
export const CAPTCHA_CHALLENGE_PATH = '/api/captcha/challenge';

export function captchaChallengePath(action: string): string {
  return `${CAPTCHA_CHALLENGE_PATH}?action=${encodeURIComponent(action)}`;
}

/**
 * A task: find the whole number whose SHA-256 of `salt`, `nonce` and the number itself (four bytes, most significant
 * first) starts with `keyPrefix`. Bytes are written in hexadecimal digits. Everything else in `parameters` is sent back
 * unchanged.
 */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    /** Seconds since 1970. */
    readonly expiresAt?: number;
  };
  readonly signature?: string;
}

/** A proof-of-work token is this as JSON in base64. */
export interface CaptchaProof {
  readonly challenge: CaptchaChallenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}
