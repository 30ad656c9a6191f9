/**
 * A user as an identity provider describes them: the provider, its lasting name for them, and where mail reaches them.
 */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** As the person is called there; may be empty. */
  readonly name: string;
  readonly isEmailVerified: boolean;
  /** The provider asked for more than a password (RFC 8176). */
  readonly isTwoStep: boolean;
}

export type SingleSignOnCode =
  | 'singleSignOnFailed'
  | 'singleSignOnUnreachable'
  | 'singleSignOnAddressUnproven'
  | 'singleSignOnStranger';

/** Why signing in elsewhere led nowhere; shown above the sign-in form. */
export const singleSignOnWording: Readonly<Record<SingleSignOnCode, string>> = {
  singleSignOnFailed: 'The sign-in could not be verified. Try again.',
  singleSignOnUnreachable: 'The sign-in service is not available. Sign in with your password instead.',
  singleSignOnAddressUnproven: 'The sign-in service has not verified your email address.',
  singleSignOnStranger: 'No contributor has this email address. Ask the site owner for an invitation.',
};

export function isSingleSignOnCode(text: string | undefined): text is SingleSignOnCode {
  return text !== undefined && Object.hasOwn(singleSignOnWording, text);
}

/** What a token must have been made for. */
export interface TokenExpectation {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Clocks differ a little. */
const SKEW_SECONDS = 60;
/** A token that was made long ago was stored by someone. */
const MAX_AGE_SECONDS = 600;

/** Who a token speaks of (OpenID Connect Core 3.1.3.7); null when it was made by, for or about something else. */
export function identityOf(
  claims: Readonly<Record<string, unknown>>,
  expected: TokenExpectation,
): ProvenIdentity | null {
  const { iss, sub, aud, azp, exp, iat, nonce, email, name, amr } = claims;
  const audience = Array.isArray(aud) ? aud : [aud];
  const seconds = expected.now / 1000;
  const isMeant =
    iss === expected.issuer &&
    audience.includes(expected.clientId) &&
    (azp === undefined ? audience.length === 1 : azp === expected.clientId) &&
    nonce === expected.nonce;
  const isNow =
    typeof exp === 'number' &&
    exp + SKEW_SECONDS > seconds &&
    typeof iat === 'number' &&
    iat - SKEW_SECONDS < seconds &&
    iat + MAX_AGE_SECONDS + SKEW_SECONDS > seconds;
  if (!isMeant || !isNow || typeof sub !== 'string' || sub === '' || sub.length > 255) return null;
  const address = typeof email === 'string' && email.length <= 320 ? email : '';
  const isTwoStep = Array.isArray(amr) && amr.includes('mfa');
  const proven = { isEmailVerified: isVerified(claims), isTwoStep };
  return { issuer: expected.issuer, subject: sub, email: address, name: textOf(name), ...proven };
}

/** Apple writes the claim as text; Microsoft has one of its own, for the owner of the address's domain. */
function isVerified({ email_verified: own, xms_edov: microsoft }: Readonly<Record<string, unknown>>): boolean {
  return [own, microsoft].some((claim) => claim === true || claim === 'true') || microsoft === '1' || microsoft === 1;
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.slice(0, 200) : '';
}
