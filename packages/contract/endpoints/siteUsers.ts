/** The members of a site, on its own origin (USER-01, USER-02, USER-03). */
export const SITE_USER_SESSION_PATH = '/api/site-users/account/session';
export const SITE_USER_LOCALE_PATH = '/api/site-users/account/locale';

/** POST. Unknown address and wrong password are refused alike: 401 `signInFailed`; 429 `signInTooOften` + Retry-After. */
export interface SiteUserSignInRequest {
  readonly email: string;
  readonly password: string;
  /** 30 days instead of one without a visit. */
  readonly rememberMe: boolean;
}

/** The token to send with every unsafe call; the readable `crumb` cookie holds the same value. */
export interface SiteUserSignInResponse {
  readonly xsrfToken: string;
}

/** DELETE. With `cloneCart=true` the visitor keeps a copy of the cart. A 403 with `crumbFail` is worth one more try. */
export function siteUserSignOutPath(cloneCart: boolean): string {
  return `${SITE_USER_SESSION_PATH}?cloneCart=${cloneCart}`;
}

/** POST: the language a member reads, as a BCP 47 tag. */
export interface SiteUserLocaleRequest {
  readonly language: string;
}
