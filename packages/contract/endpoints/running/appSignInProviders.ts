import type { SignInProviderDraft } from '@quoin/domain/access';
import { appSitePath } from './appSites.ts';

/** A service by which members of the site sign in (OpenID Connect). */
export interface WireSignInProvider extends Omit<SignInProviderDraft, 'secret'> {
  readonly id: string;
  /** Last four characters of the secret. */
  readonly secretEnd: string;
}

/** GET, and what every change answers. */
export interface AppSignInProvidersResponse {
  readonly providers: readonly WireSignInProvider[];
  /** To be entered at each service. */
  readonly redirectUri: string;
}

/** An empty `secret` keeps the one that is held. */
export type SaveSignInProviderRequest = SignInProviderDraft;

/** GET; POST a `SaveSignInProviderRequest`. Changes need a fresh sign-in. */
export function appSignInProvidersPath(site: string): string {
  return appSitePath(site, '/settings/sign-in-providers');
}

/** PUT a `SaveSignInProviderRequest`, DELETE. */
export function appSignInProviderPath(site: string, id: string): string {
  return `${appSignInProvidersPath(site)}/${encodeURIComponent(id)}`;
}
