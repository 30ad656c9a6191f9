import { appSitePath } from '../running/appSites.ts';

/**
 * The password of a page whose record contains `access: {kind: 'password'}` (decision 0047). GET reports whether one is
 * set. PUT sets another one at once, without publishing: visitors who entered the old one are asked again.
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
