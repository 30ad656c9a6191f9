import type { Problem } from '@quoin/domain/problem';
import { type ListFeedSettings, listFeedProblems, readListFeed } from './listFeed.ts';
import { type PodcastSettings, podcastProblems, readPodcast } from './podcast.ts';
import { type RobotsSettings, robotsProblems } from './robots.ts';
import type { DiscoveryCode } from './wording.ts';

/** Lists of products for other people's machines. */
export interface ProductFeedSettings {
  readonly isOn: boolean;
  /** Part of the feeds' addresses, so only those who have it can read them. '' for public feeds. */
  readonly key: string;
  /** Brand of the products. '' for the site's title. */
  readonly brand: string;
}

/** How a site is found: by search engines, by listeners, by who shows its products. */
export interface DiscoverySettings {
  readonly robots: RobotsSettings;
  readonly productFeed: ProductFeedSettings;
  readonly listFeed: ListFeedSettings;
  /** By the id of a list of tracks. */
  readonly podcasts: Readonly<Record<string, PodcastSettings>>;
  readonly revision: number;
}

/** Its place among the settings of a site. */
export const DISCOVERY_SETTING = 'discovery';
export const FEED_KEY = /^[A-Za-z0-9_-]{16,64}$/;
export const FEED_BRAND_LENGTH = 70;
const MOST_PODCASTS = 100;

type Stored = Readonly<Record<string, unknown>>;

/** From storage, leniently: what is missing is as it is at first. */
export function readDiscovery(settings: Stored): DiscoverySettings {
  const held = objectIn(settings, DISCOVERY_SETTING);
  const robots = objectIn(held, 'robots');
  const feed = objectIn(held, 'productFeed');
  const podcasts = Object.entries(objectIn(held, 'podcasts')).slice(0, MOST_PODCASTS);
  return {
    robots: {
      ...{ isOwn: robots.isOwn === true, text: textIn(robots, 'text') },
      isClosedToTraining: robots.isClosedToTraining === true,
    },
    productFeed: { isOn: feed.isOn === true, key: textIn(feed, 'key'), brand: textIn(feed, 'brand') },
    listFeed: readListFeed(objectIn(held, 'listFeed')),
    podcasts: Object.fromEntries(podcasts.map(([id, podcast]) => [id, readPodcast(podcast)])),
    revision: typeof held.revision === 'number' ? held.revision : 0,
  };
}

/** How many entries the feed of a list has: a podcast has what its page shows, or listeners lose episodes. */
export function feedLength({ podcasts, listFeed }: DiscoverySettings, list: { id: string; pageSize: number }): number {
  return podcasts[list.id]?.isOn === true ? list.pageSize : listFeed.items;
}

/** Everything that is wrong; fields are named `robots.text`, `podcasts.<id>.author`. */
export function discoveryProblems(settings: DiscoverySettings): readonly Problem<DiscoveryCode>[] {
  const { robots, productFeed, listFeed, podcasts } = settings;
  const found = [...(robots.isOwn ? robotsProblems(robots.text) : [])];
  if (productFeed.key !== '' && !FEED_KEY.test(productFeed.key))
    found.push({ code: 'feedKeyInvalid', field: 'productFeed.key' });
  found.push(...listFeedProblems(listFeed));
  for (const [id, podcast] of Object.entries(podcasts)) {
    const own = podcastProblems(podcast);
    found.push(...own.map((problem) => ({ ...problem, field: `podcasts.${id}.${problem.field}` })));
  }
  return found;
}

function objectIn(values: Stored, name: string): Stored {
  const value = values[name];
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
}

function textIn(values: Stored, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
