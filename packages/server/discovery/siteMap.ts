import { imageAddress, OUTSIDE_WIDTH } from '@quoin/domain/media';
import { FOLDER_BEHAVIORS, type FolderSettings, variationPages } from '@quoin/domain/site';
import { collectionUrl, escapeHtml, itemUrl, languageLinks, placeOf, type SiteFrame } from '@quoin/rendering/page';

export interface SiteMapItem {
  readonly collectionId: string;
  readonly urlId: string;
  /** Epoch milliseconds. */
  readonly updatedOn: number;
  /** Of its main picture, on the site; '' for none. */
  readonly imageUrl: string;
  /** Its url ids in other languages, where it has own ones. */
  readonly addresses?: ReadonlyMap<string, string>;
}

/** What all maps of a site hold together. */
export const SITE_MAP_LIMIT = 200_000;
/** A map may hold 50,000 addresses and 50 MB; of so many each, with a picture, none comes near either. */
export const SITE_MAP_PART = 10_000;

interface Entry {
  readonly address: string;
  readonly updatedOn: number;
  readonly image: string;
  /** Itself in each language of the site. */
  readonly languages: readonly { readonly code: string; readonly address: string }[];
}

/** `sitemap.xml`: every page and item that search engines may list; of many, a list of further maps, `/sitemap-2.xml`. */
export function siteMapXml(frame: SiteFrame, items: readonly SiteMapItem[], size = SITE_MAP_PART): string {
  const entries = entriesOf(frame, items);
  if (entries.length <= size) return mapOf(entries);
  const count = Math.ceil(entries.length / size);
  const maps = Array.from({ length: count }, (_, index) => {
    const newest = Math.max(...entries.slice(index * size, (index + 1) * size).map(({ updatedOn }) => updatedOn));
    return `<sitemap><loc>${escapeHtml(`${frame.site.baseUrl}/sitemap-${index + 1}.xml`)}</loc>${lastmod(newest)}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="${SPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** One of the further maps, from 1; null for one that there is not. */
export function siteMapPart(
  frame: SiteFrame,
  items: readonly SiteMapItem[],
  part: number,
  size = SITE_MAP_PART,
): string | null {
  const entries = entriesOf(frame, items).slice((part - 1) * size, part * size);
  return entries.length === 0 ? null : mapOf(entries);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

function entriesOf(frame: SiteFrame, items: readonly SiteMapItem[]): readonly Entry[] {
  const { baseUrl } = frame.site;
  const elsewhere = variationPages(frame.collections, frame.navigations);
  const listed = frame.collections.filter(
    ({ id, folder, isEnabled, seo }) => isEnabled && !seo.isHidden && !elsewhere.has(id) && hasOwnPage(folder),
  );
  const byId = new Map(listed.map((collection) => [collection.id, collection]));
  const languagesOf = (place: Parameters<typeof languageLinks>[0]) =>
    languageLinks(place).map(({ code, path }) => ({ code, address: baseUrl + path }));
  const pages = listed.map((collection) => ({
    languages: languagesOf(placeOf(frame, collection)),
    address: `${baseUrl}${collectionUrl(collection)}`,
    updatedOn: collection.updatedOn,
    image: pictureAddress(baseUrl, collection.mainImage?.assetUrl ?? ''),
  }));
  const entries = items.flatMap((item) => {
    const collection = byId.get(item.collectionId);
    if (collection === undefined) return [];
    const image = pictureAddress(baseUrl, item.imageUrl);
    const languages = languagesOf(
      placeOf(frame, collection, { urlId: item.urlId, others: item.addresses ?? new Map() }),
    );
    return [{ address: `${baseUrl}${itemUrl(collection, item)}`, updatedOn: item.updatedOn, image, languages }];
  });
  return [...pages, ...entries].flatMap(inEachLanguage);
}

/** Lists each language's address, together with all the others (PREF-03). */
function inEachLanguage(entry: Entry): readonly Entry[] {
  return entry.languages.length === 0 ? [entry] : entry.languages.map(({ address }) => ({ ...entry, address }));
}

function pictureAddress(baseUrl: string, assetUrl: string): string {
  return assetUrl === '' ? '' : baseUrl + imageAddress({ assetUrl }, OUTSIDE_WIDTH);
}

function mapOf(entries: readonly Entry[]): string {
  const lines = entries.map(({ address, updatedOn, image, languages }) => {
    const others = languages.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(other.code)}" href="${escapeHtml(other.address)}"/>`,
    );
    const picture = image === '' ? '' : `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`;
    return `<url><loc>${escapeHtml(address)}</loc>${lastmod(updatedOn)}${picture}${others.join('')}</url>`;
  });
  const named = entries.some(({ languages }) => languages.length > 0) ? ` xmlns:xhtml="${XHTML}"` : '';
  return `${HEAD}<urlset xmlns="${SPACE}" xmlns:image="${IMAGES}"${named}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** Reports whether it has its own page: not if it redirects. */
function hasOwnPage(folder: FolderSettings | undefined): boolean {
  const { index, variation } = FOLDER_BEHAVIORS;
  return folder === undefined || folder.behavior === index || folder.behavior === variation;
}

function lastmod(updatedOn: number): string {
  return `<lastmod>${new Date(updatedOn).toISOString()}</lastmod>`;
}
