import { appSitePath } from '../running/appSites.ts';

/** Problems in a site's templates, and trying out changed templates. None of this is ever shown to visitors. */
export type WireProblemSeverity = 'error' | 'warning' | 'info';
/** `open`: in the theme as it is now. `resolved`: put aside, or no longer there. */
export type WireProblemState = 'open' | 'resolved';

/** Some lines of a file around the one at fault; lines count from 1. */
export interface WireExcerpt {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/** Something wrong at one place of a theme. */
export interface WireTemplateFinding {
  readonly code: string;
  readonly severity: WireProblemSeverity;
  /** A sentence, in the words of the template language. */
  readonly message: string;
  /** Path in the theme: `blocks/navigation.block`. */
  readonly file: string;
  readonly line: number;
  /** Counts from 1; 0 where only the line is known. */
  readonly column: number;
}

export interface WireTemplateProblem extends WireTemplateFinding {
  readonly id: string;
  /** A page it was seen on, and its address for visitors; null for what is wrong whatever page is shown. */
  readonly pagePath: string | null;
  readonly pageUrl: string | null;
  readonly times: number;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
  readonly isDismissed: boolean;
  /** Null where the file has changed since, or is not part of the theme. */
  readonly excerpt: WireExcerpt | null;
}

export interface WireFileProblems {
  readonly file: string;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** GET `?state=&cursor=`: by file, then by line. `files` and `resolvedCount` count all of them, not this page. */
export interface AppTemplateProblemsResponse {
  readonly problems: readonly WireTemplateProblem[];
  readonly files: readonly WireFileProblems[];
  readonly resolvedCount: number;
  readonly nextCursor: string | null;
}

/** GET: open problems only. */
export interface AppTemplateProblemCountResponse {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** DELETE resolved: how many were forgotten. Problems put aside in the present state of the theme stay. */
export interface ClearResolvedResponse {
  readonly cleared: number;
}

/** GET: the theme of a site, text files only. */
export interface AppThemeResponse {
  readonly name: string;
  readonly version: string;
  /** Source by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of the house theme, the fallback for what the theme lacks. Null for the house theme itself. */
  readonly fallback: Readonly<Record<string, string>> | null;
  /** Language data for rendering in the browser, by language: what `readPack` answers. */
  readonly packs: Readonly<Record<string, string>>;
}

export interface WirePreviewPage {
  readonly path: string;
  readonly title: string;
  /** Title of the list that it belongs to; '' for separate pages. */
  readonly group: string;
}

export interface AppPreviewPagesResponse {
  readonly pages: readonly WirePreviewPage[];
}

/**
 * GET `?path=&needs=`: everything that renders one page but the theme's files. `needs` is JSON: what changed templates
 * ask for beyond what the published ones do.
 */
export interface AppPreviewMaterialResponse {
  readonly status: 200 | 404;
  /** `fromWire` of rendering/preview reads it. */
  readonly material: unknown;
}

/** POST: the page with some of the theme's files replaced, rendered on the server. Nothing is saved. */
export interface TemplatePreviewRequest {
  /** Path of a page, with a query where one is meant. */
  readonly path: string;
  /** Source by path in the theme. */
  readonly files: Readonly<Record<string, string>>;
}

export interface TemplatePreviewResponse {
  /** Empty when rendering had to be ended. */
  readonly html: string;
  readonly problems: readonly WireTemplateFinding[];
  /** Why rendering had to be ended; null when it was not. */
  readonly stopped: 'time' | 'memory' | null;
}

/** What one preview may send. Sources in UTF-16 units, as the template language counts. */
export const PREVIEW_LIMITS = { files: 20, sourceLength: 512 * 1024, totalLength: 2 * 1024 * 1024, needs: 20 } as const;

export function appTemplatesPath(site: string, rest = ''): string {
  return appSitePath(site, `/templates${rest}`);
}
export function appTemplateProblemsPath(site: string): string {
  return appTemplatesPath(site, '/problems');
}
export function appTemplateProblemCountPath(site: string): string {
  return appTemplatesPath(site, '/problems/count');
}
export function appResolvedProblemsPath(site: string): string {
  return appTemplatesPath(site, '/problems/resolved');
}
export function dismissProblemPath(site: string, problemId: string): string {
  return appTemplatesPath(site, `/problems/${encodeURIComponent(problemId)}/dismiss`);
}
export function appThemePath(site: string): string {
  return appTemplatesPath(site, '/theme');
}
export function appPreviewPagesPath(site: string): string {
  return appTemplatesPath(site, '/pages');
}
export function appPreviewMaterialPath(site: string, path: string, needs: readonly unknown[] = []): string {
  const more = needs.length === 0 ? '' : `&needs=${encodeURIComponent(JSON.stringify(needs))}`;
  return appTemplatesPath(site, `/material?path=${encodeURIComponent(path)}${more}`);
}
export function appTemplatePreviewPath(site: string): string {
  return appTemplatesPath(site, '/preview');
}
/** A stylesheet on the app's own origin: its policy lets no other in. */
export function appPreviewStylesheetPath(site: string, hash: string): string {
  return appTemplatesPath(site, `/styles/${hash}.css`);
}
