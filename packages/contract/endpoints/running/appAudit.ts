import { appSitePath } from './appSites.ts';

/** One line of the audit log (AUT-4). */
export interface WireAuditEvent {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  /** Null: the product itself. */
  readonly accountId: string | null;
  /** `product.update`. */
  readonly action: string;
  readonly subjectId: string | null;
  readonly subjectTitle: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * GET `?search=&actor=&subject=&from=2026-11-01&until=2026-11-30&cursor=`: newest first; `search` finds actors, actions and titles,
 * `subject` is the part before the dot, days are the store's and both in it. Who looks after billing only gets what is about that.
 */
export interface AppAuditResponse {
  readonly events: readonly WireAuditEvent[];
  readonly nextCursor: string | null;
  /** What the log is about so far: the parts before the dots. */
  readonly subjects: readonly string[];
  readonly actors: readonly { readonly accountId: string; readonly name: string }[];
}

export function appAuditPath(site: string): string {
  return appSitePath(site, '/audit');
}

/** GET with the same filters: the log as a spreadsheet, the newest 50,000 lines; that it was taken is noted in the log itself. */
export function appAuditExportPath(site: string): string {
  return `${appAuditPath(site)}.csv`;
}
