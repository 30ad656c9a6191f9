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

/** POST, members: what a browser needs to make a passkey (WebAuthn's creation options as JSON). Its challenge is good once. */
export const SITE_USER_PASSKEY_OPTIONS_PATH = '/api/site-users/account/passkeys/options';
/** POST, members: the passkey that was made, as JSON. 204; 422 `passkeyRefused`, `passkeysFull`, `passkeyKnown`. */
export const SITE_USER_PASSKEYS_PATH = '/api/site-users/account/passkeys';
/** POST: what a browser needs to find its own passkey for this host (WebAuthn's request options as JSON). */
export const SITE_USER_PASSKEY_CHALLENGE_PATH = '/api/site-users/account/passkeys/challenge';
/** POST: the device's answer. Answers as signing in does; 401 `passkeyRefused`. */
export const SITE_USER_PASSKEY_SESSION_PATH = '/api/site-users/account/passkeys/session';

/** A credential as `PublicKeyCredential.toJSON()` gives it: bytes in base64url. */
export interface WirePasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, unknown>>;
  readonly authenticatorAttachment?: string;
  readonly clientExtensionResults: Readonly<Record<string, unknown>>;
}

export interface SiteUserPasskeyRequest {
  readonly credential: WirePasskey;
}

export interface SiteUserPasskeySignInRequest extends SiteUserPasskeyRequest {
  readonly rememberMe: boolean;
}

/**
 * GET: where a member is in a lesson, which is recorded as opened by the member. PUT a `LessonPlaceRequest`: the
 * position of its film. 204 without a signed-in member, 404 for a lesson that is not open to the member.
 */
export const SITE_USER_LESSON_PATH = '/api/site-users/account/lessons/:lesson';

export function siteUserLessonPath(lessonId: string): string {
  return SITE_USER_LESSON_PATH.replace(':lesson', encodeURIComponent(lessonId));
}

export interface LessonPlaceRequest {
  /** Whole seconds from the beginning, to a day. */
  readonly position: number;
}

export interface LessonPlaceResponse extends LessonPlaceRequest {
  readonly isDone: boolean;
}
