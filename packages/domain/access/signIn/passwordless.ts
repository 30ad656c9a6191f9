const MINUTE_MS = 60_000;

/**
 * A mailed link that signs in. It is shorter-lived than those that change something, because nothing else is requested.
 */
export const SIGN_IN_LINK_MS = 15 * MINUTE_MS;
/** How long a device may take to answer. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;
/** Keys of one account. */
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_LENGTH = 60;

/** Why signing in by another service led nowhere. */
export type ServiceSignInCode = 'serviceFailed' | 'serviceUnreachable' | 'serviceAddressUnproven';
export type PasswordlessCode =
  | 'passkeyRefused'
  | 'passkeysFull'
  | 'passkeyKnown'
  /** A member can sign in by nothing else. */
  | 'serviceLast'
  | ServiceSignInCode;

const SERVICE_CODES: readonly ServiceSignInCode[] = ['serviceFailed', 'serviceUnreachable', 'serviceAddressUnproven'];

export function isServiceSignInCode(text: string | undefined): text is ServiceSignInCode {
  return SERVICE_CODES.some((code) => code === text);
}
