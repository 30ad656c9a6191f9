import { countFilters } from '@quoin/domain/catalog';
import { type ImageRef, imageAddress, imagePreview } from '@quoin/domain/media';
import { isMenu, PAGE_TYPES, readCommentSettings } from '@quoin/domain/site';
import { readSharePicture, readSiteIcon } from '@quoin/domain/styles';
import { sheetsOf } from '../../blocks/sheets.ts';
import type { PageContent } from '../content/pageContent.ts';
import { categoryUrl, collectionUrl, itemUrl } from '../data/addresses.ts';
import { isEmbedded } from '../data/mediaData.ts';
import { settingObject } from '../data/settings.ts';
import { tagName } from '../data/tagNames.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import { podcastOf } from '../feed.ts';
import { languageTags } from '../languages/languageTags.ts';
import { withPrefix } from '../languages/siteLanguages.ts';
import { popupOf } from '../notices/notices.ts';
import { ownerCode } from '../ownerCode.ts';
import { SHEETS_MARK } from '../printed/printedParts.ts';
import { isComingSoon, screenOf } from '../screens/screens.ts';
import { structuredThings } from './jsonLd.ts';
import { ownTextsHtml } from './ownTexts.ts';
import { pageFactsHtml, type ReportingPlace } from './pageFacts.ts';
import { pageDescription, pageTitle } from './titles.ts';

/** Addresses that belong to this installation and build rather than to the page. */
export interface HeadAddresses {
  /** `/assets/site/<hash>.css`, null when the theme has no stylesheet. */
  readonly stylesheet: string | null;
  /** Styles that the house theme's parts need in another theme, below everything else. */
  readonly scopedStyles?: string | null;
  /** Styles of sections and blocks; null where nothing needs them. */
  readonly blockStyles?: string | null;
  /** Those of blocks that few pages have, by name. */
  readonly blockSheets?: Readonly<Record<string, string>>;
  /** Modules of our own; they may not be inline (reliability 3.6). */
  readonly scripts: readonly string[];
  readonly icon: string;
  /** The browser globals that scripts of existing templates call; null or left out where the theme calls none. */
  readonly compat?: string | null;
  /** Closes menus that are open; for sites whose menus have folders. */
  readonly menus?: string | null;
  /** Keeps what is gone to clear of a header that keeps its place; for themes of others. */
  readonly headerRoom?: string | null;
  /** Stops pictures that move; for pages with a button on one. */
  readonly motion?: string | null;
  /** Filters a product list in place; for pages with filters. */
  readonly list?: string | null;
  /** The heavier ones of them. */
  readonly compatWidgets?: string | null;
  /** Where pages report to; left out where nobody visits: drafts and previews. */
  readonly reporting?: ReportingPlace | null;
}

/** Content of the head in addition to what the page specifies. */
export interface HeadParts {
  readonly hasForms: boolean;
  /** `Static.SQUARESPACE_CONTEXT`; '' where no script reads it. */
  readonly contextHtml: string;
  /** Name of the theme. */
  readonly theme: string;
  /** The stylesheet of fonts that the theme's preset names; null for none. */
  readonly fonts: string | null;
  /** Items that the page shows in addition to its own. */
  readonly relatedIds: readonly string[];
}

/** `{squarespace-headers}` (site-templates 8). No inline script that runs, no inline style. */
export function headHtml(page: PageContent, addresses: HeadAddresses, parts: Partial<HeadParts> = {}): string {
  const { hasForms = false, contextHtml = '', theme = '', fonts = null, relatedIds = [] } = parts;
  const canonical = canonicalAddress(page);
  const isListed = canonical !== null && !isHidden(page) && !isNarrowed(page);
  return [
    `<!-- ${escapeHtml(page.frame.site.identifier)} -->`,
    '<meta charset="utf-8">',
    `<title>${escapeHtml(pageTitle(page))}</title>`,
    meta('name', 'description', pageDescription(page)),
    isListed ? '' : '<meta name="robots" content="noindex">',
    canonical === null ? '' : link('canonical', canonical),
    ...(isListed ? languageTags(page) : []),
    ...(canonical === null ? [] : previewTags(page, canonical)),
    ...iconTags(page, addresses.icon),
    feedLink(page),
    addresses.scopedStyles ? stylesheet(addresses.scopedStyles) : '',
    (hasForms || needsBlockStyles(page)) && addresses.blockStyles ? stylesheet(addresses.blockStyles) : '',
    ...sheetLinks(page, addresses),
    SHEETS_MARK,
    fonts === null ? '' : stylesheet(fonts),
    addresses.stylesheet === null ? '' : stylesheet(addresses.stylesheet),
    contextHtml,
    ownTextsHtml(page),
    addresses.reporting && !isComingSoon(page)
      ? pageFactsHtml(page, { theme, place: addresses.reporting, relatedIds })
      : '',
    // Not deferred: the theme's scripts call it as soon as they run, wherever they are.
    addresses.compat ? `<script src="${escapeHtml(addresses.compat)}"></script>` : '',
    // There before `Y.use` runs anything, which waits for the whole page.
    addresses.compatWidgets ? `<script defer src="${escapeHtml(addresses.compatWidgets)}"></script>` : '',
    addresses.menus && hasFolders(page) ? moduleScript(addresses.menus) : '',
    addresses.headerRoom ? moduleScript(addresses.headerRoom) : '',
    ...addresses.scripts.map(moduleScript),
    ...(canonical === null ? [] : structuredTags(page, canonical)),
    ownerCode(page, 'header'),
    '<!-- end of headers -->',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The one address of this page, whichever way it was reached; null for pages that belong to one visitor or to nobody. */
export function canonicalAddress(page: PageContent): string | null {
  const { collection, item, frame } = page;
  if (page.system !== null || collection === null || page.pageType === PAGE_TYPES.notFound) return null;
  const { baseUrl } = frame.site;
  const prefix = frame.languages?.current.prefix ?? '';
  if (item) return `${baseUrl}${withPrefix(prefix, itemUrl(collection, item))}`;
  const { category } = page.filter;
  const list = category === null ? collectionUrl(collection) : categoryUrl(collection, category);
  const { here = '' } = page.pagination ?? {};
  // The content of a list's second part is on no other page.
  const part = here === '' ? '' : `${list.includes('?') ? '&' : '?'}${here}`;
  return `${baseUrl}${withPrefix(prefix, list)}${part}`;
}

/** The owner's icon, also where a phone keeps the site on its screen; else the theme's. */
function iconTags({ frame }: PageContent, ofTheme: string): readonly string[] {
  const own = readSiteIcon(settingObject(frame.site.settings, 'siteFrame'));
  if (own === null) return [link('icon', ofTheme)];
  return [
    link('icon', imageAddress(own, ICON_WIDTHS.tab)),
    link('apple-touch-icon', imageAddress(own, ICON_WIDTHS.phone)),
  ];
}

const ICON_WIDTHS = { tab: 100, phone: 300 } as const;

function isHidden(page: PageContent): boolean {
  const { settings } = page.frame.site;
  return settings.seoHidden === true || (page.item ?? page.collection)?.seo.isHidden === true;
}

/** Filters and orders multiply into endless addresses of the same things: search engines follow none of them. */
function isNarrowed({ listing }: PageContent): boolean {
  return listing != null && (countFilters(listing.listing) > 0 || listing.listing.sort !== '');
}

function previewTags(page: PageContent, canonical: string): readonly string[] {
  const { site } = page.frame;
  const own = page.collection?.isHomepage ? site.title : page.collection?.title;
  const title = page.item?.seo.title || page.item?.title || page.collection?.seo.title || own || site.title;
  const image = previewImage(page);
  const type = page.item?.product ? 'product' : page.item ? 'article' : 'website';
  return [
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:title', title),
    meta('property', 'og:url', canonical),
    meta('property', 'og:type', type),
    meta('property', 'og:description', pageDescription(page)),
    ...(image ? imageTags(image, site.baseUrl) : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', pageDescription(page)),
    meta('property', 'og:locale', site.language.replace('-', '_')),
    ...(type === 'article' ? articleTags(page) : []),
  ];
}

function articleTags({ item, frame }: PageContent): readonly string[] {
  if (!item) return [];
  return [
    meta('property', 'article:published_time', new Date(item.publishOn ?? item.addedOn).toISOString()),
    meta('property', 'article:modified_time', new Date(item.updatedOn).toISOString()),
    ...item.tags.slice(0, 10).map((tag) => meta('property', 'article:tag', tagName(tag, frame))),
  ];
}

/** The page's own, else the site's, else the first that it shows: an entry of its list, or a picture among its sections. */
function previewImage(page: PageContent): ImageRef | null {
  const { item, collection, items, document, frame } = page;
  const ofSite = readSharePicture(settingObject(frame.site.settings, 'siteFrame'));
  if (item) return item.mainImage ?? item.images[0] ?? ofSite;
  const shown = items?.map((each) => each.mainImage ?? each.images[0] ?? null).find((image) => image !== null);
  const [first] = document?.images.values() ?? [];
  return collection?.mainImage ?? ofSite ?? shown ?? first ?? null;
}

function imageTags(image: ImageRef, baseUrl: string): readonly string[] {
  const { address, width, height } = imagePreview(image);
  const isMeasured = width > 0 && height > 0;
  return [
    meta('property', 'og:image', baseUrl + address),
    ...(isMeasured ? [meta('property', 'og:image:width', `${width}`)] : []),
    ...(isMeasured ? [meta('property', 'og:image:height', `${height}`)] : []),
    meta('property', 'og:image:alt', image.altText),
  ];
}

const BLOG = 'blog';

function feedLink(page: PageContent): string {
  const { collection } = page;
  if (collection === null || (collection.typeName !== BLOG && podcastOf(page.frame.site, collection) === null))
    return '';
  const href = `${collectionUrl(collection)}?format=rss`;
  return `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(collection.title)}" href="${escapeHtml(href)}">`;
}

function structuredTags(page: PageContent, canonical: string): readonly string[] {
  return structuredThings(page, canonical).map(
    (thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`,
  );
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}

/** Returns links to the page's styles in addition to the common ones. */
function sheetLinks(page: PageContent, { blockSheets = {} }: HeadAddresses): readonly string[] {
  const { document } = page;
  const names = new Set([
    ...(document ? sheetsOf(document.content) : []),
    ...(page.pageType === PAGE_TYPES.search ? ['search'] : []),
    ...(popupOf(page) === null ? [] : ['popup']),
    ...screenSheets(page),
  ]);
  return [...names].flatMap((name) => (blockSheets[name] === undefined ? [] : [stylesheet(blockSheets[name])]));
}

function screenSheets(page: PageContent): readonly string[] {
  const shown = screenOf(page);
  if (shown === null) return [];
  return shown.screen.background.source === 'video' ? ['screen', 'film'] : ['screen'];
}

/**
 * Reports whether the page has sections, forms, overlays, embedded players, or the frame that enlarges a product's
 * pictures.
 */
function needsBlockStyles(page: PageContent): boolean {
  return (
    Boolean(page.document) ||
    screenOf(page) !== null ||
    page.pageType === PAGE_TYPES.search ||
    popupOf(page) !== null ||
    Boolean(page.item?.product?.images.length) ||
    Boolean(page.item?.product?.form) ||
    page.system?.name === 'form' ||
    (page.item === null ? page.items?.some(isEmbedded) === true : isEmbedded(page.item)) ||
    hasDisqus(page) ||
    asksInCart(page)
  );
}

function moduleScript(src: string): string {
  return `<script type="module" src="${escapeHtml(src)}"></script>`;
}

function hasFolders({ frame }: PageContent): boolean {
  return frame.navigations.some(({ name, items }) => isMenu(name) && items.some((each) => each.items.length > 0));
}

/** Reports whether another service hosts comments, shown below the entry. */
function hasDisqus({ item, frame }: PageContent): boolean {
  const { commentsEnabled, disqusShortname } = readCommentSettings(frame.site.settings);
  return item !== null && commentsEnabled && disqusShortname !== '';
}

/** A line of the cart has questions, which a modal asks again (CART-04). */
function asksInCart({ system }: PageContent): boolean {
  const { entries = [] } = (system?.view.cart ?? {}) as {
    readonly entries?: readonly { readonly answersUrl?: string }[];
  };
  return entries.some(({ answersUrl = '' }) => answersUrl !== '');
}

function stylesheet(address: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(address)}">`;
}
