import type { SiteAnswers } from '@quoin/domain/sections';
import { appSitePath, type WireAppSite } from '../running/appSites.ts';

/** POST to `APP_SITES_PATH`: a site of a few answers, 201 with an `AppSiteResponse`. Its maker owns it. */
export interface NewSiteRequest extends SiteAnswers {
  /** BCP 47: of what its pages say. */
  readonly language: string;
  /** IANA. */
  readonly timeZone: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2: where its owner is; guessed from time zone and language when left out. */
  readonly countryCode?: string;
}

export interface AppSiteResponse {
  readonly site: WireAppSite;
}

/** GET: what else concerns the sites of a person. */
export const APP_SITES_OVERVIEW_PATH = '/api/app/sites-overview';

export interface AppSitesOverviewResponse {
  readonly mayMake: boolean;
  /** The latest ones of this person, those that run first. */
  readonly copies: readonly WireSiteCopy[];
  /** Own sites that can still come back. */
  readonly deleted: readonly WireDeletedSite[];
}

export interface WireSiteCopy {
  readonly id: string;
  /** Identifier of the site that is made. */
  readonly identifier: string;
  readonly title: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
}

export interface WireDeletedSite {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  /** ms since 1970. */
  readonly deletedAt: number;
  readonly goneAt: number;
}

/** POST with a name: pages, products, media of the site again under another name; 202 with a `SiteCopyResponse`. */
export function appSiteCopiesPath(site: string): string {
  return appSitePath(site, '/copies');
}

/** PUT. */
export function appSiteNamePath(site: string): string {
  return appSitePath(site, '/name');
}

/** Of a copy, of a site renamed; for DELETE of a site (`appSitePath`) the name it has, typed again. */
export interface SiteNameRequest {
  readonly name: string;
}

export interface SiteCopyResponse {
  readonly copy: WireSiteCopy;
}

/** POST: a deleted site comes back. */
export function appRestoreSitePath(id: string): string {
  return `/api/app/deleted-sites/${encodeURIComponent(id)}/restore`;
}

/** GET: where plans of this installation are sold; null where there are none. */
export const APP_BILLING_PATH = '/api/app/billing';

export interface AppBillingResponse {
  readonly url: string | null;
}

/** GET, and POST with a name: what this person was shown and need not see again. */
export const APP_SEEN_PATH = '/api/app/seen';

/** Names of what is shown once: the tour is due after a first site was made, until it was seen or skipped. */
export const EDITOR_TOUR = { due: 'editorTourDue', seen: 'editorTour' } as const;

export interface AppSeenResponse {
  readonly seen: readonly string[];
}
