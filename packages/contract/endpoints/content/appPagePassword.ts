import { appSitePath } from '../running/appSites.ts';

/**
 * The password of a page whose record says `access: {kind: 'password'}` (decision 0047). GET says whether one is set, PUT sets
 * another at once, without publishing: whoever entered the old one is asked again.
 */
export const appPagePasswordPath = (site: string, page: string) =>
  appSitePath(site, `/pages/${encodeURIComponent(page)}/password`);

export interface PagePasswordRequest {
  readonly password: string;
}

export interface PagePasswordResponse {
  /** Without one nobody gets in. */
  readonly isSet: boolean;
  /** ISO 8601; null while none is set. */
  readonly setAt: string | null;
}

/** POST of the form in front of a locked page, on the site: `path` (the page's) and `password`. */
export const PAGE_ENTRY_PATH = '/api/page-entry';
