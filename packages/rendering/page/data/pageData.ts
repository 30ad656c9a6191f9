import { COLLECTION_TYPES } from '@quoin/domain/site';
import type { Theme } from '@quoin/rendering/theme';
import type { FilterContent, PageContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';
import { galleryView } from '../product/galleryView.ts';
import { productFormView } from '../product/productFormView.ts';
import { collectionData } from './collectionData.ts';
import { emptyCart } from './emptyCart.ts';
import type { JsonObject } from './imageData.ts';
import { categoryName, itemData } from './itemData.ts';
import { paginationData } from './paginationData.ts';
import { websiteData, websiteSettingsData } from './websiteData.ts';

/** The JSON behind a page (page-data 1): what `?format=json` answers. Public fields only, nothing of one visitor. */
export function pageJson(page: PageContent, theme: Pick<Theme, 'strings'>, now: number): JsonObject {
  const { frame, collection, item } = page;
  return {
    ...(collection?.type === COLLECTION_TYPES.page && item === null ? { mainContent: collection.mainContent } : {}),
    website: websiteData(frame.site, now),
    websiteSettings: websiteSettingsData(frame.site),
    collection: collection ? collectionData(collection, frame) : systemCollection(page),
    ...(item && collection ? { item: itemData(item, collection, { hasBody: true }) } : {}),
    ...(page.items && collection
      ? { items: page.items.map((entry) => itemData(entry, collection, { hasBody: entry.product === null })) }
      : {}),
    ...(page.pagination || item ? { pagination: paginationData(page) } : {}),
    ...filterData(page.filter, page),
    shoppingCart: emptyCart(frame.site),
    shareButtons: {},
    showCart: true,
    localizedStrings: stringsFor(theme, frame.site.language),
    userAccountsContext: { showSignInLink: false },
    template: { mobileStylesEnabled: true },
    uiextensions: { 'scripts-enabled': false },
    empty: page.items !== null && page.items.length === 0,
    emptyFolder: false,
    calendarView: false,
    pagePreviewContext: { isPreviewMode: false },
    pageType: page.pageType,
    featureFlags: { useCLDRMoneyFormat: true },
  };
}

/** What templates see: the page JSON and, on product and system pages, the views of their forms. */
export function templateData(page: PageContent, theme: Pick<Theme, 'strings'>, now: number): Record<string, unknown> {
  const data: Record<string, unknown> = { ...pageJson(page, theme, now) };
  if (page.item?.product && page.collection) {
    data.productForm = productFormView(page.item.product, page);
    data.gallery = galleryView(page.item.product, page.form);
  }
  for (const [name, value] of Object.entries(page.system?.view ?? {})) data[name] = value;
  return data;
}

/** A page without a collection of its own still has a title and an address. */
function systemCollection(page: PageContent): JsonObject {
  const title = escapeHtml(page.system?.title ?? '');
  return {
    id: page.system?.name ?? '',
    title,
    navigationTitle: title,
    typeName: 'page',
    type: COLLECTION_TYPES.page,
    fullUrl: page.path,
  };
}

function filterData(filter: FilterContent, page: PageContent): JsonObject {
  const category = filter.category === null ? null : categoryName(filter.category, page.collection?.categories ?? []);
  return {
    ...(category === null ? {} : { categoryFilter: escapeHtml(category) }),
    ...(filter.tag === null ? {} : { tagFilter: escapeHtml(filter.tag) }),
    ...(filter.author === null ? {} : { authorFilter: escapeHtml(filter.author) }),
  };
}

/** Texts of the site's language, else of English, else of whatever the theme has. */
function stringsFor(theme: Pick<Theme, 'strings'>, language: string): JsonObject {
  const { strings } = theme;
  const family = language.split('-')[0] ?? '';
  const near = [...strings.keys()].find((locale) => locale.split('-')[0] === family);
  return strings.get(language) ?? strings.get(near ?? 'en-US') ?? strings.get('en-US') ?? {};
}
