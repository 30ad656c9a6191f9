import type { FeedFileName } from '@quoin/domain/catalog';
import type { DiscoverySettings } from '@quoin/domain/site';
import { appSitePath } from '../running/appSites.ts';

/** A list of tracks that can be a podcast. */
export interface WirePodcastPlace {
  readonly collectionId: string;
  readonly title: string;
  readonly feedUrl: string;
  readonly hasPicture: boolean;
}

/** GET; PUT `SaveDiscoveryRequest` → `{ revision }`, 422 with fields named `robots.text`, 409 `discoveryChanged`. */
export interface AppDiscoveryResponse {
  readonly settings: DiscoverySettings;
  /** Scheme and host of the site. */
  readonly baseUrl: string;
  /** The whole site is closed to search engines: the editor's own switch. */
  readonly isHidden: boolean;
  /** What addresses in further languages begin with: `/de`. */
  readonly prefixes: readonly string[];
  readonly feeds: readonly { readonly name: FeedFileName; readonly url: string }[];
  readonly podcasts: readonly WirePodcastPlace[];
}

export type SaveDiscoveryRequest = DiscoverySettings;

/** GET: what those who read the feeds would miss. */
export interface AppFeedProblemsResponse {
  readonly products: number;
  readonly entries: number;
  /** Products with something to mend, at most FEED_PROBLEMS_SHOWN of them. */
  readonly troubled: readonly {
    readonly productId: string;
    readonly title: string;
    readonly sentences: readonly string[];
  }[];
  readonly troubledCount: number;
}

export const FEED_PROBLEMS_SHOWN = 100;

export function appDiscoveryPath(site: string): string {
  return appSitePath(site, '/discovery');
}

export function appFeedProblemsPath(site: string): string {
  return appSitePath(site, '/discovery/feed-problems');
}

/** A feed of a site, on its own host; `key` '' for a public one. */
export function feedPath(key: string, name: FeedFileName): string {
  return key === '' ? `/feeds/${name}` : `/feeds/${key}/${name}`;
}
