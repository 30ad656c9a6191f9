import { appSitePath } from '../running/appSites.ts';

/** Which rows are shown; `long`: a title or description that search engines cut. */
export const SEARCH_TEXT_STATES = ['all', 'untitled', 'undescribed', 'long', 'hidden'] as const;
export type SearchTextState = (typeof SEARCH_TEXT_STATES)[number];

/** What search engines read of an entry or a product. */
export interface WireSearchText {
  readonly id: string;
  readonly kind: 'entry' | 'product';
  readonly collectionId: string;
  readonly title: string;
  readonly url: string;
  /** Others see it now. */
  readonly isPublic: boolean;
  /** As the owner wrote them; '' for none. */
  readonly seo: { readonly title: string; readonly description: string; readonly isHidden: boolean };
  /** The first words of its text, used if there is no description. */
  readonly firstWords: string;
  readonly revision: number;
}

/** GET with `collection`, `state`, `search`, `cursor`. */
export interface AppSearchTextsResponse {
  readonly rows: readonly WireSearchText[];
  readonly nextCursor: string | null;
  /** Of the collection and the words that are searched for; what each state would show. */
  readonly counts: Readonly<Record<SearchTextState, number>>;
  readonly collections: readonly { readonly id: string; readonly title: string; readonly count: number }[];
}

/** PUT → `{ row }`; 409 with errorKey `itemChanged` after another user has saved it. */
export interface SaveSearchTextRequest {
  readonly revision: number;
  readonly seo: WireSearchText['seo'];
}

export interface SaveSearchTextResponse {
  readonly row: WireSearchText;
}

export function appSearchTextsPath(site: string): string {
  return appSitePath(site, '/search-texts');
}

/** Products and entries are changed by different people. */
export function appSearchTextPath(site: string, kind: WireSearchText['kind'], itemId: string): string {
  const folder = kind === 'product' ? 'products' : 'entries';
  return appSitePath(site, `/search-texts/${folder}/${encodeURIComponent(itemId)}`);
}
