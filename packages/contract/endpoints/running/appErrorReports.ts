import { appSitePath } from './appSites.ts';

/** How often an error came on a page, or in a browser. */
export interface WireErrorPlace {
  readonly name: string;
  readonly times: number;
}

export interface WireErrorDay {
  /** `2026-11-22` */
  readonly day: string;
  readonly times: number;
}

/** Script errors of visitors with the same message (ERR-03). All texts are untrusted. */
export interface WireErrorGroup {
  readonly id: string;
  readonly message: string;
  /** Of the latest one. */
  readonly stack: string;
  /** `address:line:column` of the latest one; '' where unknown. */
  readonly source: string;
  readonly times: number;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
  /** Paths, the most frequent first; at most twenty. */
  readonly pages: readonly WireErrorPlace[];
  readonly browsers: readonly WireErrorPlace[];
  /** The last 28 days of the site up to today, the earliest first, those without it too. */
  readonly days: readonly WireErrorDay[];
  readonly isDismissed: boolean;
}

export type WireErrorState = 'open' | 'dismissed';

/** GET `?state=open|dismissed&cursor=`: the latest first. */
export interface AppErrorReportsResponse {
  readonly groups: readonly WireErrorGroup[];
  readonly openCount: number;
  readonly dismissedCount: number;
  readonly nextCursor: string | null;
}

export function appErrorReportsPath(site: string): string {
  return appSitePath(site, '/script-errors');
}

/** POST: puts it aside until it comes again. DELETE: takes that back. */
export function appErrorDismissalPath(site: string, id: string): string {
  return `${appErrorReportsPath(site)}/${encodeURIComponent(id)}/dismissal`;
}
