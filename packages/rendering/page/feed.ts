import { type ImageRef, imageAddress, imagePreview, OUTSIDE_WIDTH, outsideAddress } from '@quoin/domain/media';
import { FEED_SUMMARY_LENGTH, type PodcastSettings, RECORD_TYPES, readDiscovery } from '@quoin/domain/site';
import type { CollectionContent } from './content/collectionContent.ts';
import type { ItemContent } from './content/itemContent.ts';
import type { SiteContent, SiteFrame } from './content/siteContent.ts';
import { collectionUrl, itemUrl } from './data/addresses.ts';
import { escapeHtml, plainText } from './escape.ts';
import { wholeAddress } from './languages/localAddress.ts';
import { withWholeAddresses } from './wholeAddresses.ts';
import { xmlElement } from './xmlElement.ts';

/** Spaces that the elements come from: whole texts, the feed's own address, pictures, what podcast directories read. */
const NAMES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');
const PODCAST_NAMES = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';
const DESCRIPTION_LENGTH = 4000;

interface Feed {
  readonly frame: SiteFrame;
  readonly site: SiteContent;
  readonly collection: CollectionContent;
  /** Null for what is no podcast. */
  readonly podcast: PodcastSettings | null;
  readonly isWhole: boolean;
}

/**
 * `?format=rss` of a list: RSS 2.0 with whole bodies or their beginnings, as the owner says; of tracks that are a podcast,
 * with what directories ask for.
 */
export function feedXml(frame: SiteFrame, collection: CollectionContent, items: readonly ItemContent[]): string {
  const { site } = frame;
  const podcast = podcastOf(site, collection);
  const isWhole = podcast !== null || readDiscovery(site.settings).listFeed.content === 'full';
  const feed: Feed = { frame, site, collection, podcast, isWhole };
  const entries = items.map((item) => entryXml(feed, item));
  const names = feed.podcast === null ? NAMES : `${NAMES} ${PODCAST_NAMES}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names}><channel>${headXml(feed)}${entries.join('')}</channel></rss>\n`;
}

/** What a list says of itself as a podcast; null while it is none. */
export function podcastOf(site: SiteContent, collection: CollectionContent): PodcastSettings | null {
  const settings = readDiscovery(site.settings).podcasts[collection.id];
  return settings?.isOn === true ? settings : null;
}

function headXml({ frame, site, collection, podcast }: Feed): string {
  const self = wholeAddress(frame, collectionUrl(collection));
  const about = plainText(collection.description, DESCRIPTION_LENGTH) || site.tagline || collection.title;
  return [
    xmlElement('title', podcast === null ? `${collection.title} — ${site.title}` : collection.title),
    xmlElement('link', self),
    xmlElement('description', about),
    xmlElement('language', site.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(`${self}?format=rss`)}"/>`,
    ...(podcast === null ? [] : podcastHead(site, collection, podcast)),
  ].join('');
}

function podcastHead({ baseUrl }: SiteContent, collection: CollectionContent, podcast: PodcastSettings) {
  const owner = xmlElement('itunes:name', podcast.ownerName || podcast.author);
  return [
    xmlElement('itunes:author', podcast.author),
    `<itunes:owner>${owner}${xmlElement('itunes:email', podcast.ownerEmail)}</itunes:owner>`,
    `<itunes:category text="${escapeHtml(podcast.category)}"/>`,
    xmlElement('itunes:explicit', String(podcast.isExplicit)),
    xmlElement('itunes:type', podcast.order),
    artwork(baseUrl, collection.mainImage),
  ];
}

function entryXml(feed: Feed, item: ItemContent): string {
  const { frame, site, collection, podcast, isWhole } = feed;
  const pageUrl = wholeAddress(frame, itemUrl(collection, item));
  // Feed readers show it on their own pages, where a path leads nowhere.
  const outside = (path: string) => wholeAddress(frame, outsideAddress(path));
  const whole = (markup: string) => withWholeAddresses(markup, { whole: outside, pageUrl });
  const parts = [
    xmlElement('title', item.title),
    xmlElement('link', pageUrl),
    xmlElement('guid', item.id, ' isPermaLink="false"'),
    xmlElement('pubDate', new Date(item.publishOn ?? item.addedOn).toUTCString()),
    ...item.categories.map((category) => xmlElement('category', category)),
    ...(isWhole
      ? [xmlElement('description', whole(item.excerpt || item.body)), xmlElement('content:encoded', whole(item.body))]
      : [xmlElement('description', whole(item.excerpt) || escapeHtml(plainText(item.body, FEED_SUMMARY_LENGTH)))]),
    pictureXml(site, item),
    ...(podcast === null ? [] : episodeXml(feed, item, podcast)),
  ];
  return `<item>${parts.join('')}</item>`;
}

function pictureXml({ baseUrl }: SiteContent, { mainImage }: ItemContent): string {
  if (mainImage === null) return '';
  const { address, width, height } = imagePreview(mainImage);
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';
  const description = xmlElement('media:description', mainImage.altText);
  return `<media:content url="${escapeHtml(baseUrl + address)}" medium="image"${size}>${description}</media:content>`;
}

/** What plays, how long, and in which place; a track whose file is elsewhere has nothing to download. */
function episodeXml({ site }: Feed, item: ItemContent, podcast: PodcastSettings): readonly string[] {
  const { url = '', seconds = null, file = null } = item.media ?? {};
  const isTrack = item.recordType === RECORD_TYPES.audio && file !== null;
  const enclosure = `<enclosure url="${escapeHtml(site.baseUrl + url)}" length="${file?.bytes}" type="${file?.contentType}"/>`;
  return [
    isTrack ? enclosure : '',
    seconds === null ? '' : xmlElement('itunes:duration', String(Math.round(seconds))),
    xmlElement('itunes:author', item.authorName || podcast.author),
    xmlElement('itunes:explicit', String(podcast.isExplicit)),
    podcast.order === 'serial' ? xmlElement('itunes:episode', String(item.displayIndex + 1)) : '',
    artwork(site.baseUrl, item.mainImage),
  ];
}

/** Directories want square pictures of 1,400 to 3,000 pixels. */
function artwork(baseUrl: string, image: ImageRef | null): string {
  if (image === null) return '';
  return `<itunes:image href="${escapeHtml(baseUrl + imageAddress(image, OUTSIDE_WIDTH))}"/>`;
}
