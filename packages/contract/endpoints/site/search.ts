/** GET `?q=&p=&size=`: what fits, best first. `p` counts from 0. */
export const GENERAL_SEARCH_PATH = '/api/search/GeneralSearch';

/** A piece of a text. Marked pieces match what the visitor searched for. */
export interface WireTextPart {
  readonly text: string;
  readonly isHit: boolean;
}

export interface WireSearchHit {
  readonly id: string;
  readonly kind: 'page' | 'item';
  /** Title of the collection, or that it is a page. */
  readonly label: string;
  readonly title: string;
  readonly titleParts: readonly WireTextPart[];
  readonly excerpt: string;
  /** Path. */
  readonly url: string;
  /** '' without a picture. */
  readonly imageUrl: string;
}

export interface GeneralSearchResponse {
  readonly query: string;
  /** What was looked for instead; '' for what was typed. */
  readonly corrected: string;
  readonly totalCount: number;
  readonly items: readonly WireSearchHit[];
}
