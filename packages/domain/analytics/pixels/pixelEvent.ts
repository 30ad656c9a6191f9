import { publicPath } from '../keyedPaths.ts';
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

/** What a pixel hears. */
export interface PixelEvent {
  readonly name: string;
  /** A uuid; of a purchase the order's, so that whoever hears of it twice can tell. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly page: PixelPage;
  /** The event's own fields (TRACK-07, TRACK-09). */
  readonly data: EventContent;
}

/** What advertisements write into an address, so that a visit can be told to be theirs. */
const CAMPAIGN = /^(?:utm_[a-z_]{1,30}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/;

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
  const url = origin + shown + campaignQuery(query);
  return { url, path: shown, title, language, referrer: publicReferrer(referrer, origin) };
}

/** Pairs as they stand in the address. */
function campaignQuery(query: string): string {
  const pairs = query.replace(/^\?/, '').split('&');
  const told = pairs.filter((pair) => CAMPAIGN.test(pair.split('=', 1)[0] ?? ''));
  return told.length === 0 ? '' : `?${told.join('&')}`;
}

const ADDRESS = /^(https?:\/\/[^/?#]+)([^?#]*)/;

/** A page of this site may have somebody's key in its address. */
function publicReferrer(referrer: string, origin: string): string {
  const [, from, path = ''] = ADDRESS.exec(referrer) ?? [];
  if (from === undefined) return '';
  return from === origin ? origin + publicPath(path) : referrer;
}
