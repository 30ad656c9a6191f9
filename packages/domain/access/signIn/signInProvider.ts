import type { Problem } from '@quoin/domain/problem';
import { HOST } from '../programs/webhook.ts';

/** Names of an OpenID Connect provider that somebody may choose without looking its address up. */
export const SIGN_IN_PRESETS = [
  { name: 'Google', issuer: 'https://accounts.google.com' },
  // Personal accounts; an organization enters its own directory instead.
  { name: 'Microsoft', issuer: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0' },
  { name: 'Apple', issuer: 'https://appleid.apple.com' },
] as const;

export const SIGN_IN_PROVIDER_LIMITS = { providers: 10, name: 60, issuer: 500, clientId: 300, secret: 4000 } as const;

/** A service by which members of a site sign in. */
export interface SignInProviderDraft {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Empty: the one that is held stays. */
  readonly secret: string;
}

export type SignInProviderCode =
  | 'providerNameInvalid'
  | 'providerIssuerInvalid'
  | 'providerClientInvalid'
  | 'providerSecretMissing'
  | 'providerSecretTooLong'
  | 'providerTwice'
  | 'providersTooMany'
  | 'providerUnknown';

export function tidySignInProvider({ name, issuer, clientId, secret }: SignInProviderDraft): SignInProviderDraft {
  const line = name.trim().replace(/\s+/g, ' ');
  return { name: line, issuer: issuer.trim(), clientId: clientId.trim(), secret: secret.trim() };
}

/** OpenID Connect Discovery 3: https, without query or fragment. */
const ISSUER = new RegExp(`^https://${HOST}(?:/[^\\s?#]*)?$`, 'i');
const LOCAL_ISSUER = new RegExp(`^https?://${HOST}(?::\\d{1,5})?(?:/[^\\s?#]*)?$`, 'i');

/**
 * Everything wrong with a tidied one. `held`: of the one that is changed; a secret given for one issuer is not sent to
 * another. `isLocal`: this machine may be one, for development.
 */
export function signInProviderProblems(
  { name, issuer, clientId, secret }: SignInProviderDraft,
  { held, isLocal }: { readonly held: Pick<SignInProviderDraft, 'issuer'> | null; readonly isLocal: boolean },
): readonly Problem<SignInProviderCode>[] {
  const limits = SIGN_IN_PROVIDER_LIMITS;
  const problems: Problem<SignInProviderCode>[] = [];
  const add = (code: SignInProviderCode, field: string) => void problems.push({ code, field });
  if (name === '' || name.length > limits.name) add('providerNameInvalid', 'name');
  const isIssuer = (isLocal ? LOCAL_ISSUER : ISSUER).test(issuer) && issuer.length <= limits.issuer;
  if (!isIssuer) add('providerIssuerInvalid', 'issuer');
  if (clientId === '' || clientId.length > limits.clientId) add('providerClientInvalid', 'clientId');
  if (secret === '' && held?.issuer !== issuer) add('providerSecretMissing', 'secret');
  if (secret.length > limits.secret) add('providerSecretTooLong', 'secret');
  return problems;
}
