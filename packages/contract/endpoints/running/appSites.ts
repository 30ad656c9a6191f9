/** The sites the signed-in person works on, in alphabetical order of their titles. */
export const APP_SITES_PATH = '/api/app/sites';

export interface WireAppSite {
  readonly id: string;
  /** The name in the app's paths: `/demo/config`. */
  readonly identifier: string;
  readonly title: string;
  /** Where visitors see it: `http://demo.localhost:3000`. */
  readonly url: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly isOwner: boolean;
  /** Numbers of ENUM-10: what one may do is `isAllowed` of domain/access, and the server decides again on each call. */
  readonly roles: readonly number[];
}

export interface AppSitesResponse {
  readonly sites: readonly WireAppSite[];
}

/** `/api/app/sites/demo/orders`, the root of everything about one site. */
export function appSitePath(identifier: string, rest = ''): string {
  return `${APP_SITES_PATH}/${encodeURIComponent(identifier)}${rest}`;
}
