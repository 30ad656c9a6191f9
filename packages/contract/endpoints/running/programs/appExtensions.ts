import type { ApiScope, ExtensionDraft } from '@quoin/domain/access';
import { appSitePath } from '../appSites.ts';

/** A third-party program. Its client secret is shown once, when it is created. */
export interface WireExtension {
  readonly id: string;
  readonly name: string;
  readonly redirectUrls: readonly string[];
  readonly clientId: string;
  /** The last four characters of its client secret. */
  readonly ending: string;
  readonly createdBy: string;
  /** Milliseconds, as all moments here. */
  readonly createdAt: number;
  /** Null: nobody has let it in. */
  readonly access: {
    readonly scopes: readonly ApiScope[];
    readonly grantedBy: string;
    readonly grantedAt: number;
    readonly lastUsedAt: number | null;
  } | null;
}

/** GET. Newest first. */
export interface AppExtensionsResponse {
  readonly extensions: readonly WireExtension[];
  /** Where a program sends its user, and where it gets its tokens: absolute. */
  readonly authorizeUrl: string;
  readonly tokensUrl: string;
}

export type SaveExtensionRequest = ExtensionDraft;

/** What POST and a rotation answer: the only time that anybody sees the client secret. */
export interface ShownExtensionResponse extends AppExtensionsResponse {
  readonly shown: { readonly clientId: string; readonly clientSecret: string };
}

/** The consent question for a user when an extension requests access. */
export interface AppAuthorizationResponse {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly isOffline: boolean;
  /** `books.example`: where the answer goes. */
  readonly redirectHost: string;
}

/** The browser goes on there: with a code, or with why there is none. */
export interface AuthorizationRedirect {
  readonly redirectTo: string;
}

/** GET: a question, or where the browser goes on because the extension has asked for what there is not. */
export type AppAuthorizationAnswer = AppAuthorizationResponse | AuthorizationRedirect;

export interface DecideAuthorizationRequest {
  /** The extension's whole query, in base64url. */
  readonly request: string;
  readonly isAllowed: boolean;
}

/** Where programs send their users, on the app's host. */
export const OAUTH_AUTHORIZE_PATH = '/api/1/login/oauth/provider/authorize';
/** POST: a code or a refresh token for an access token. */
export const OAUTH_TOKENS_PATH = '/api/1/login/oauth/provider/tokens';
/** POST: a token that is not needed any more (RFC 7009). */
export const OAUTH_REVOKE_PATH = '/api/1/login/oauth/provider/revoke';

/** GET; POST a `SaveExtensionRequest`. */
export function appExtensionsPath(site: string): string {
  return appSitePath(site, '/settings/extensions');
}

/** PUT a `SaveExtensionRequest`, DELETE; both answer with all extensions. */
export function appExtensionPath(site: string, id: string): string {
  return `${appExtensionsPath(site)}/${encodeURIComponent(id)}`;
}

/** POST: another client secret, at once. */
export function appExtensionRotationPath(site: string, id: string): string {
  return `${appExtensionPath(site, id)}/rotation`;
}

/** DELETE: takes away its access; it may ask again. */
export function appExtensionAccessPath(site: string, id: string): string {
  return `${appExtensionPath(site, id)}/access`;
}

/** POST a `DecideAuthorizationRequest`. */
export function appAuthorizationPath(site: string): string {
  return appSitePath(site, '/authorization');
}

/** GET. `request`: the extension's whole query in base64url, so that nothing on the way reads numbers or words into it. */
export function appAuthorizationRequestPath(site: string, request: string): string {
  return `${appAuthorizationPath(site)}?request=${encodeURIComponent(request)}`;
}

/** Path of the consent screen. */
export function consentPath(site: string, request: string): string {
  return `/${site}/config/authorize?request=${request}`;
}
