/** Signing in to the app (its own origin). Ours, shaped like USER-01: POST answers `{xsrfToken}`, DELETE signs out. */
export const APP_SESSION_PATH = '/api/app/session';

/** POST. Unknown address and wrong password are refused alike: 401 `signInFailed`; 429 `signInTooOften` + Retry-After. */
export interface SignInRequest {
  readonly email: string;
  readonly password: string;
}

/** The token to send with every unsafe call; the readable `crumb` cookie holds the same value. */
export interface SignInResponse {
  readonly xsrfToken: string;
  /** The password is right, and the account also asks for a code: nobody is signed in yet. */
  readonly needsCode?: true;
}

/**
 * POST: the second step. A code of the authenticator app or a recovery code; each counts once. 422 `codeWrong`, 401
 * `codeStepOver` ten minutes after the first step, 429 `signInTooOften`.
 */
export const APP_CODE_STEP_PATH = '/api/app/session/code';

export interface SignInCodeRequest {
  readonly code: string;
}

export interface WireStaff {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  /** That of the app; null: the browser's. */
  readonly language: string | null;
}

/** GET: who is signed in, null for nobody. Never 401, so that the sign-in page can ask. */
export interface AppSessionResponse {
  readonly staff: WireStaff | null;
  /** What the service is called by which one can sign in as well; null for none. */
  readonly singleSignOn: string | null;
}
