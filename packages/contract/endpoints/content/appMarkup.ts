import { appSitePath } from '../running/appSites.ts';

/** POST: HTML as a user wrote or pasted it. Nothing is stored. */
export interface CleanMarkupRequest {
  readonly html: string;
}

export interface CleanMarkupResponse {
  /** As visitors would be shown it. */
  readonly html: string;
  /** What would be left out, each once. */
  readonly removed: readonly string[];
}

export function cleanMarkupPath(site: string): string {
  return appSitePath(site, '/markup');
}
