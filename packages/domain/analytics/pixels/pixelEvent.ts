import { publicPath, publicQuery, publicReferrer } from '../keyedPaths.ts';
import type { EventContent } from '../tracker/eventContent.ts';

/** The page as a pixel may know it: no key, no query but that of a campaign. */
export interface PixelPage {
  readonly url: string;
  readonly path: string;
  readonly title: string;
  readonly language: string;
  /** Where the visitor came from: another site's address as the browser gives it, a page of this one without its query. */
  readonly referrer: string;
}

/** What a pixel receives. */
export interface PixelEvent {
  readonly name: string;
  /** A uuid. For a purchase it is the order's, so that a receiver can recognize duplicates. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly page: PixelPage;
  /** The event's own fields (TRACK-07, TRACK-09). */
  readonly data: EventContent;
}

export interface PlaceShown {
  /** `https://shop.example`. */
  readonly origin: string;
  readonly path: string;
  /** With its question mark, or ''. */
  readonly query: string;
  readonly title: string;
  readonly language: string;
  readonly referrer: string;
}

export function pixelPage({ origin, path, query, title, language, referrer }: PlaceShown): PixelPage {
  const shown = publicPath(path);
  const url = origin + shown + publicQuery(query);
  const from = /^https?:/.test(referrer) ? publicReferrer(referrer, origin) : '';
  return { url, path: shown, title, language, referrer: from };
}
