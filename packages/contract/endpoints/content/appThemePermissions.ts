import { appSitePath } from '../running/appSites.ts';

/** What a theme loads and runs, and what of it the owner allowed on this site. */
export interface AppThemePermissionsResponse {
  readonly theme: string;
  /** Whether the site is in this theme now. */
  readonly isCurrent: boolean;
  readonly requests: readonly WireThemeRequest[];
  readonly fromHere: readonly WireFromHere[];
  readonly never: readonly WireNeverRun[];
}

export interface WireThemeRequest {
  /** What a permission names. */
  readonly id: string;
  readonly kind: 'script' | 'style' | 'font' | 'frame' | 'connect' | 'code' | 'css' | 'handler' | 'link';
  /** A host, or how the code begins. */
  readonly detail: string;
  readonly file: string;
  readonly line: number;
  readonly count: number;
  readonly isAllowed: boolean;
}

export interface WireFromHere {
  readonly asked: string;
  readonly given: string;
}

export interface WireNeverRun {
  readonly reason: 'eval' | 'hostUnknown';
  readonly detail: string;
  readonly file: string;
  readonly line: number;
}

/** Ids of everything that the theme may do from now on; what is not named is taken back. */
export interface AllowThemeRequest {
  readonly allowed: readonly string[];
}

/** GET and PUT (fresh sign-in; owners and administrators) what a theme may do on a site. */
export function appThemePermissionsPath(site: string, theme: string): string {
  return appSitePath(site, `/themes/${encodeURIComponent(theme)}/permissions`);
}
