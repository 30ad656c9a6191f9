import { appSitePath } from '../running/appSites.ts';
import type { WireAppImage } from '../store/appCatalog.ts';

/** An author that entries of the site name. */
export interface WireAuthor {
  readonly name: string;
  readonly entryCount: number;
  /** Shown to visitors, as the text about the author is. */
  readonly image: WireAppImage | null;
  readonly bio: string;
}

/** GET, by name; what PUT answers, too. */
export interface AppAuthorsResponse {
  readonly authors: readonly WireAuthor[];
}

/** PUT. 404 where no entry names this author. */
export interface SaveAuthorRequest {
  readonly name: string;
  readonly imageId: string | null;
  readonly bio: string;
}

export function appAuthorsPath(site: string): string {
  return appSitePath(site, '/authors');
}
