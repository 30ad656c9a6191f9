import { appSitePath } from '../running/appSites.ts';

/** Addresses that visitors asked for and that lead nowhere, the most wanted first. GET; DELETE forgets them all. */
export const appMissingPagesPath = (site: string) => appSitePath(site, '/missing-pages');

export interface AppMissingPagesResponse {
  readonly pages: readonly WireMissingPage[];
}

export interface WireMissingPage {
  /** Decoded, as in `/old/page`. */
  readonly path: string;
  readonly hits: number;
  /** Epoch milliseconds. */
  readonly lastAt: number;
}
