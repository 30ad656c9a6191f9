import type { FontFacts, OwnFontFile } from '@quoin/domain/styles';
import { appSitePath } from '../running/appSites.ts';

/**
 * POST the file as the body, `?filename=`: 201. The file is then stored in the library. The style names it, or it is
 * unused.
 */
export const appFontsPath = (site: string) => `${appSitePath(site)}/fonts`;

/** A font that was uploaded, and what it says of itself. */
export interface AppFontResponse {
  readonly file: OwnFontFile;
  readonly facts: FontFacts;
  /** Its makers say that nothing may carry it, pages included. */
  readonly isRestricted: boolean;
}
