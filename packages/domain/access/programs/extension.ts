import type { Problem } from '@quoin/domain/problem';
import { API_SCOPES, type ApiScope, tidyApiKey } from '../apiKey.ts';
import { HOST } from './webhook.ts';

export const EXTENSION_LIMITS = { name: 100, extensions: 25, redirectUrls: 10, redirectUrl: 2000 } as const;

/** How long what an extension is given opens something, in seconds. */
export const TOKEN_SECONDS = { code: 60, access: 30 * 60, refresh: 7 * 86_400 } as const;

/** A third-party program that asks an owner for access. */
export interface ExtensionDraft {
  readonly name: string;
  readonly redirectUrls: readonly string[];
}

export type ExtensionCode =
  | 'extensionNameMissing'
  | 'extensionNameTooLong'
  | 'extensionRedirectMissing'
  | 'extensionRedirectInvalid'
  | 'extensionUnknown'
  | 'extensionsTooMany'
  | 'authorizationInvalid';

/** The name on one line; each address once. */
export function tidyExtension({ name, redirectUrls }: ExtensionDraft): ExtensionDraft {
  const urls = redirectUrls.map((url) => url.trim()).filter((url) => url !== '');
  return { name: name.trim().replace(/\s+/g, ' '), redirectUrls: [...new Set(urls)] };
}

/** Everything that keeps a tidied extension from being saved, each with its input. */
export function extensionProblems({ name, redirectUrls }: ExtensionDraft): readonly Problem<ExtensionCode>[] {
  const { name: max, redirectUrls: most } = EXTENSION_LIMITS;
  const found: Problem<ExtensionCode>[] = [];
  if (name === '') found.push({ code: 'extensionNameMissing', field: 'name' });
  if (name.length > max) found.push({ code: 'extensionNameTooLong', field: 'name', values: { max } });
  if (redirectUrls.length === 0) found.push({ code: 'extensionRedirectMissing', field: 'redirectUrls' });
  else if (redirectUrls.length > most || !redirectUrls.every(isRedirectUrl))
    found.push({ code: 'extensionRedirectInvalid', field: 'redirectUrls', values: { most } });
  return found;
}

const SECURE = new RegExp(`^https://${HOST}(?::\\d{1,5})?(?:[/?][^\\s#]*)?$`, 'i');
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?][^\s#]*)?$/i;

/** `https:`, or this machine for programs that run on it (RFC 8252); without a fragment (RFC 6749, 3.1.2). */
function isRedirectUrl(text: string): boolean {
  return text.length <= EXTENSION_LIMITS.redirectUrl && (SECURE.test(text) || LOOPBACK.test(text));
}

/** What an authorization asks for, with commas or spaces between; null where one is not known, or none is named. */
export function parseScopes(text: string): readonly ApiScope[] | null {
  const named = text.split(/[\s,]+/).filter((name) => name !== '');
  const isKnown = (name: string): name is ApiScope => (API_SCOPES as readonly string[]).includes(name);
  if (named.length === 0 || !named.every(isKnown)) return null;
  return tidyApiKey({ name: '', scopes: named }).scopes;
}

/** What an extension sends with its user to request access. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUrl: string;
  readonly scope: string;
  readonly state: string;
  /** `offline`: it wants to come back without its user. */
  readonly accessType: string;
  readonly responseType: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: string;
}

/** The errors of RFC 6749, 4.1.2.1 that go back to the extension. */
export type AuthorizationError = 'access_denied' | 'invalid_request' | 'invalid_scope' | 'unsupported_response_type';

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** Returns why a known extension is refused whatever its user answers. Null: the user is asked for consent. */
export function authorizationError(request: AuthorizationRequest): AuthorizationError | null {
  const { responseType, scope, codeChallenge, codeChallengeMethod } = request;
  if (responseType !== '' && responseType !== 'code') return 'unsupported_response_type';
  if (parseScopes(scope) === null) return 'invalid_scope';
  const hasChallenge = codeChallenge !== '' || codeChallengeMethod !== '';
  if (hasChallenge && (codeChallengeMethod !== 'S256' || !CHALLENGE.test(codeChallenge))) return 'invalid_request';
  return null;
}

/** Returns the address that the browser is redirected to, with `brought` and `state` added to its query. */
export function redirectWith(redirectUrl: string, state: string, brought: Readonly<Record<string, string>>): string {
  const parts = Object.entries({ ...brought, ...(state === '' ? {} : { state }) });
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${redirectUrl}${redirectUrl.includes('?') ? '&' : '?'}${query}`;
}
