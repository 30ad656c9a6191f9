import type { SiteText } from '@quoin/domain/texts';
import { appSitePath } from '../running/appSites.ts';

export interface WireSiteText extends SiteText {
  /** '' where nothing else than the standard is said. */
  readonly own: string;
  /** A law asks for certain words here. */
  readonly isBoundByLaw: boolean;
}

/**
 * GET `?language=de`: what the site says by itself; PUT `SaveTextsRequest` → `{ revision }`, 422 with fields named by the
 * keys of texts, 409 `textsChanged`.
 */
export interface AppTextsResponse {
  readonly language: string;
  /** Of the site, the main one first. */
  readonly languages: readonly string[];
  readonly texts: readonly WireSiteText[];
  readonly revision: number;
}

export interface SaveTextsRequest {
  readonly language: string;
  /** All own texts of the language by key; what is left out is said in standard words again. */
  readonly texts: Readonly<Record<string, string>>;
  readonly revision: number;
}

export function appTextsPath(site: string, language?: string): string {
  return appSitePath(site, language === undefined ? '/texts' : `/texts?language=${encodeURIComponent(language)}`);
}
