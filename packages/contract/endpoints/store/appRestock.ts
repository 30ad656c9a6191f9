import { appSitePath } from '../running/appSites.ts';
import { RESTOCK_PATH } from '../site/restock.ts';

export interface WireRestockGroup {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  /** `A3 / Oak`; empty for a product without options. */
  readonly variantText: string;
  readonly sku: string;
  readonly imageUrl: string | null;
  readonly isBuyable: boolean;
  /** Null: unlimited. */
  readonly available: number | null;
  readonly waitingCount: number;
  readonly sentCount: number;
  /** Of those who wait, who also want the mailing list. */
  readonly mailingListCount: number;
  readonly lastSignUpOn: number;
}

/**
 * GET `…/restock/groups?cursor=&show=waiting|sent` on the app (RSTK-06). `show`: groups with people waiting (default),
 * or done.
 */
export interface RestockGroupsResponse {
  readonly signUpGroups: readonly WireRestockGroup[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

export interface WireRestockSignup {
  readonly id: string;
  readonly email: string;
  readonly isJoinMailingList: boolean;
  readonly language: string;
  readonly createdOn: number;
  /** Null: still waits. */
  readonly sentOn: number | null;
}

/** GET `…/restock?productId=&variantId=&cursor=` on the app (RSTK-06). */
export interface RestockSignupsResponse {
  readonly signUps: readonly WireRestockSignup[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

export interface RestockSendRequest {
  readonly productId: string;
  readonly variantId: string;
}

/** POST `…/restock/send/all` (RSTK-07). */
export interface RestockSendAllRequest {
  readonly sendRequests: readonly RestockSendRequest[];
}

/** How many waited when it was asked; their mails go out one after the other. */
export interface RestockSendResponse {
  readonly queued: number;
}

/** On the app's host the site is named in the query, as older clients do. */
function ofSite(path: string, websiteId: string, query: Readonly<Record<string, string>> = {}): string {
  const search = Object.entries({ websiteId, ...query })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${path}?${search}`;
}

export const RESTOCK_GROUPS_PATH = `${RESTOCK_PATH}/groups`;
export const RESTOCK_SEND_PATH = `${RESTOCK_PATH}/send`;
export const RESTOCK_SEND_ALL_PATH = `${RESTOCK_PATH}/send/all`;

export function restockGroupsPath(websiteId: string, query: { show: 'waiting' | 'sent'; cursor: string }): string {
  return ofSite(RESTOCK_GROUPS_PATH, websiteId, query);
}

export function restockSignupsPath(
  websiteId: string,
  query: { productId: string; variantId: string; cursor: string },
): string {
  return ofSite(RESTOCK_PATH, websiteId, query);
}

export function restockSendAllPath(websiteId: string): string {
  return ofSite(RESTOCK_SEND_ALL_PATH, websiteId);
}

/** DELETE: a person no longer requests to be notified. */
export function appRestockSignupPath(site: string, signupId: string): string {
  return appSitePath(site, `/restock/${encodeURIComponent(signupId)}`);
}

/** GET and PUT. */
export interface AppRestockSettings {
  readonly isEnabled: boolean;
  readonly successText: string;
  readonly offersMailingList: boolean;
  readonly optInByDefault: boolean;
  readonly wantsCaptcha: boolean;
  readonly isAutomatic: boolean;
}

export function appRestockSettingsPath(site: string): string {
  return appSitePath(site, '/settings/restock');
}
