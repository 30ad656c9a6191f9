import { COLLECTION_TYPES } from '@quoin/domain/site';
import { readSiteHeader } from '@quoin/domain/styles';
import type { Theme } from '@quoin/rendering/theme';
import type { CollectionContent, FilterContent } from '../content/collectionContent.ts';
import type { ItemContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { discussionView } from '../discussion/discussionView.ts';
import { escapeHtml } from '../escape.ts';
import { languagesData } from '../languages/languageTags.ts';
import { itemCrumbs } from '../list/crumbs.ts';
import { productListView } from '../list/productListView.ts';
import { galleryView } from '../product/galleryView.ts';
import { productFormView } from '../product/productFormView.ts';
import { saidSoldOut } from '../product/soldOutWords.ts';
import { reviewData } from '../reviews/reviewData.ts';
import { reviewsView } from '../reviews/reviewsView.ts';
import { authorData } from './authorData.ts';
import { collectionData } from './collectionData.ts';
import { entriesData } from './entriesData.ts';
import { frameData } from './frameData.ts';
import type { JsonObject } from './imageData.ts';
import { categoryName, itemData } from './itemData.ts';
import { barData, lookData } from './lookData.ts';
import { paginationData } from './paginationData.ts';
import { partData } from './partData.ts';
import { settingObject } from './settings.ts';
import { shareButtons } from './shareServices.ts';
import { emptyCart } from './store/emptyCart.ts';
import { merchandisingContext } from './store/merchandisingData.ts';
import { tagName } from './tagNames.ts';
import { websiteData, websiteSettingsData } from './websiteData.ts';
import { ownersWords, stringsFor, systemStrings, wordsOver } from './words.ts';

type DataTheme = Pick<Theme, 'strings'> & Partial<Pick<Theme, 'collections'>>;

/**
 * Returns the JSON of a page (page-data 1): the response to `?format=json`, in the order of the format. Contains only
 * public fields, nothing about one visitor.
 */
export function pageJson(page: PageContent, theme: DataTheme, now: number): JsonObject {
  const { frame, collection, item } = page;
  const shown = { site: frame.site, tagNames: frame.tagNames };
  return {
    ...(collection?.type === COLLECTION_TYPES.page && item === null ? { mainContent: collection.mainContent } : {}),
    website: websiteData(frame, now),
    websiteSettings: websiteSettingsData(frame.site),
    collection: collection ? wholeCollection(page, collection, theme) : systemCollection(page),
    ...(item && collection ? { item: itemData(item, collection, { ...shown, hasBody: true }) } : {}),
    ...(page.reviews ? { reviews: page.reviews.reviews.map(reviewData) } : {}),
    ...(page.items && collection ? entriesData(page.items, collection, { ...shown, now }) : {}),
    ...(page.parts ? { items: [] } : {}),
    ...(page.pagination || item ? { pagination: paginationData(page) } : {}),
    ...filterData(page.filter, page),
    ...merchandisingData(page),
    shoppingCart: emptyCart(frame.site),
    shareButtons: shareButtons(frame.site.settings),
    showCart: frame.collections.some(({ type }) => type === COLLECTION_TYPES.products),
    localizedStrings: {
      ...systemStrings(frame.site.language),
      ...ownersWords(stringsFor(theme, frame.site.language), frame.site),
    },
    userAccountsContext: { showSignInLink: readSiteHeader(settingObject(frame.site.settings, 'siteFrame')).hasAccount },
    template: { mobileStylesEnabled: true },
    uiextensions: UI_EXTENSIONS,
    empty: page.items !== null && page.items.length === 0,
    emptyFolder: page.parts?.length === 0,
    calendarView: page.isMonthView === true,
    pagePreviewContext: {
      isPreviewMode: false,
      memberAccessUrl: `${encodeURI(page.path)}?format=json&requestAccess=true`,
    },
    pageType: page.pageType,
    featureFlags: { useCLDRMoneyFormat: true },
    ...languageParts(page),
  };
}

const UI_EXTENSIONS = {
  ...Object.fromEntries(
    ['product-badge', 'product-body', 'product-badge-mobile', 'product-body-mobile', 'product-collection-item'].map(
      (name) => [name, `sqs-uiextensions-${name}`],
    ),
  ),
  'scripts-enabled': false,
};

/** A page with those it holds, where it shows them as its own. */
function wholeCollection(
  { frame, parts }: PageContent,
  collection: CollectionContent,
  { collections }: DataTheme,
): JsonObject {
  const data = { ...collectionData(collection, frame), ...indexTypeOf(collection, collections) };
  return parts ? { ...data, collections: parts.map((part) => partData(part, frame)) } : data;
}

/** How the theme arranges the pages of an index, as its `.conf` has it: `stacked`, `grid` or `full-url`. */
function indexTypeOf({ typeName }: CollectionContent, collections: DataTheme['collections']): JsonObject {
  const { index, indexType } = collections?.get(typeName)?.conf ?? {};
  return String(index) === 'true' && typeof indexType === 'string' ? { indexType } : {};
}

/** Said of the products that this page shows. */
function merchandisingData({ item, items, frame }: PageContent): JsonObject {
  const shown = item === null ? (items ?? []) : [item];
  if (shown.every(({ product }) => product === null)) return {};
  return { productMerchandisingContext: merchandisingContext(shown, frame.site) };
}

/** The languages to choose from; nothing on sites of one language. */
function languageParts(page: PageContent): JsonObject {
  const links = languagesData(page);
  return links.length === 0 ? {} : { languages: links as readonly JsonObject[] };
}

/**
 * Returns the data for templates: the page JSON and, on product and system pages, the views of their forms. The house
 * theme's parts are fallbacks, so its words are included too, after the theme's own.
 */
export function templateData(
  page: PageContent,
  theme: DataTheme & Partial<Pick<Theme, 'look'>>,
  now: number,
  house: Pick<Theme, 'strings'> | null = null,
): Record<string, unknown> {
  const data: Record<string, unknown> = { ...pageJson(page, theme, now) };
  data['base-url'] = page.frame.site.baseUrl;
  data.siteFrame = frameData(page.frame);
  data.siteLook = lookData(page.frame.site, theme);
  data.siteBar = barData(page.frame.site, theme);
  if (house !== null) {
    const { site } = page.frame;
    data.localizedStrings = {
      ...systemStrings(site.language),
      ...ownersWords(wordsOver(house, theme, site.language), site),
    };
  }
  if (page.item?.product && page.collection) {
    const said = saidSoldOut(data.localizedStrings, page.frame.site.language);
    data.productForm = productFormView(page.item.product, page, said);
    data.gallery = galleryView(page.item.product, page.form);
    data.crumbs = itemCrumbs(page.collection, page.item);
  }
  const discussion = page.item ? discussionView(page, now) : null;
  if (discussion !== null) data.discussion = discussion;
  const reviews = reviewsView(page);
  if (reviews !== null) data.productReviews = reviews;
  if (page.listing && page.collection) data.productList = productListView(page, page.listing, page.collection);
  for (const [name, value] of Object.entries(page.system?.view ?? {})) data[name] = value;
  return data;
}

/** Returns title and address for a page without its own collection. */
function systemCollection(page: PageContent): JsonObject {
  const title = escapeHtml(page.system?.title ?? '');
  return {
    id: page.system?.name ?? '',
    title,
    navigationTitle: title,
    typeName: 'page',
    typeLabel: 'page',
    type: COLLECTION_TYPES.page,
    fullUrl: page.path,
  };
}

/** What a list is narrowed to, as people call it; of an author also what is known of that author. */
function filterData(filter: FilterContent, page: PageContent): JsonObject {
  const category = filter.category === null ? null : categoryName(filter.category, page.collection?.categories ?? []);
  return {
    ...(category === null ? {} : { categoryFilter: escapeHtml(category) }),
    ...(filter.tag === null ? {} : { tagFilter: escapeHtml(tagName(filter.tag, page.frame)) }),
    ...(filter.author === null ? {} : authorFilter(filter.author, page.items?.[0])),
  };
}

/** Addresses say an author by name or by id: the entries found know which it is. */
function authorFilter(wanted: string, found: ItemContent | undefined): JsonObject {
  if (found === undefined) return { authorFilter: escapeHtml(wanted) };
  return { authorFilter: escapeHtml(found.authorName), author: authorData(found) };
}
