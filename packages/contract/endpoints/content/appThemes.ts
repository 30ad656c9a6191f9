import type { LeftOut } from '@quoin/domain/site';
import { appSitePath } from '../running/appSites.ts';

/**
 * GET: the themes a site can be shown in. POST a ZIP as the body, `?filename=`: reads a theme and answers what it is and what is
 * wrong in it (201, `WireThemeReport`); nothing is installed by that.
 */
export const appThemesPath = (site: string) => `${appSitePath(site)}/themes`;

/**
 * GET: the report of a version again. POST `/install`, `/use`, `/preview`: see below. GET `/files.zip`: its files. DELETE on a
 * version that is not installed yet forgets it; on an installed theme takes it away with all its versions.
 */
export function appThemePathOf(site: string, reference: string, rest = ''): string {
  return `${appThemesPath(site)}/${encodeURIComponent(reference)}${rest}`;
}

/** One that comes with the product, or one version of an installed one. */
export interface WireThemeVersion {
  /** `folio`, or `plain-shop@3`. */
  readonly reference: string;
  /** Null for one that comes with the product. */
  readonly number: number | null;
  readonly addedBy: string;
  /** ISO; '' for one that comes with the product. */
  readonly addedAt: string;
  readonly files: number;
  /** Bytes. */
  readonly size: number;
}

export interface WireSiteTheme {
  /** What its versions share: `folio`, or `plain-shop@`. */
  readonly family: string;
  readonly title: string;
  readonly description: string;
  /** Newest first; one that comes with the product has one. */
  readonly versions: readonly WireThemeVersion[];
}

export interface AppThemesResponse {
  readonly themes: readonly WireSiteTheme[];
  /** What visitors see now. */
  readonly current: string;
  /** The theme of the draft. It is the same unless a user changed it without publishing. */
  readonly draft: string;
}

export interface WireThemeProblem {
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  /** From 1 on; 0: the whole line. */
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly message: string;
}

/** How a version differs from another of the same theme. */
export interface WireThemeDifference {
  /** The other one's. */
  readonly number: number;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Problems that the other one does not have. */
  readonly newProblems: number;
  /** Problems of the other one that are no longer there. */
  readonly goneProblems: number;
}

/** What a theme has, and what is wrong in it. */
export interface WireThemeReport {
  readonly reference: string;
  readonly name: string;
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly isInstalled: boolean;
  readonly files: number;
  readonly size: number;
  readonly layouts: readonly string[];
  readonly navigations: readonly string[];
  readonly collections: readonly string[];
  readonly pages: readonly string[];
  readonly tweaks: number;
  readonly languages: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** The first of them, worst first; `problemCount` counts all. */
  readonly problems: readonly WireThemeProblem[];
  readonly problemCount: { readonly errors: number; readonly warnings: number; readonly notes: number };
  /** Against the version that is installed now; null for a theme that is new here. */
  readonly difference: WireThemeDifference | null;
}

/** POST `/preview`: an address that shows the site in this version to anyone for some hours. */
export interface ThemePreviewResponse {
  readonly url: string;
}
