import { CATALOG_LIMITS, countFilters } from '@quoin/domain/catalog';
import { COLLECTION_TYPES, COMMENT_LIMITS, PAGE_TYPES, parseMonth } from '@quoin/domain/site';
import {
  type CollectionContent,
  categoryUrl,
  collectionUrl,
  type DiscussionState,
  type FilterContent,
  type ItemContent,
  listingAddress,
  NO_FILTER,
  type PageContent,
  type ProductFormState,
  type SiteFrame,
  tagUrl,
} from '@quoin/rendering/page';
import type { SiteTransaction } from '../database/database.ts';
import { isId } from '../database/ids.ts';
import { loadShownComments } from '../storage/comments.ts';
import {
  findItemCollection,
  hasItemAt,
  type ItemsQuery,
  type ItemWithNeighbours,
  loadItem,
  loadItems,
} from '../storage/items.ts';
import { loadDocument } from '../storage/pageDocuments.ts';
import { isCalendar, loadCalendarPage, loadMonth, withEventNeighbours } from './eventPages.ts';
import { type FolderContent, folderContent, indexContent, isFolder } from './folderPages.ts';
import { itemsQuery, type ListPlace, listPage, listPlace, monthRange } from './listPaging.ts';
import type { PageParameters } from './pageKey.ts';
import { hasItems, type PathFilter, resolvePath } from './resolvePath.ts';
import { isWorthKeeping, listingOf, loadStoreList } from './storeList.ts';
import { loadStoreNotes, NO_NOTES } from './storeNotes.ts';

/** A page found for an address, and whether everybody who asks for this address may get a copy of it. */
export interface LoadedPage {
  readonly status: 200 | 404;
  readonly page: PageContent;
  /** False when the address holds values that lead nowhere: such copies would only fill the cache. */
  readonly isShareable: boolean;
}

export interface PageRequest {
  /** Without a final slash; `/` for the home page. */
  readonly path: string;
  readonly parameters: PageParameters;
  /** Chosen options of a product form sent by GET. */
  readonly choice?: Readonly<Record<string, string>>;
  /** Where a page's sections come from; left out: from what is published. */
  readonly loadDocument?: (collectionId: string) => Promise<PageContent['document'] | null>;
}

/** Finds what a path shows and loads it, in a constant number of queries. */
export async function loadPage(trx: SiteTransaction, frame: SiteFrame, request: PageRequest): Promise<LoadedPage> {
  const target = resolvePath(request.path, frame.collections);
  if (target.kind === 'nothing') return notFoundPage(frame, request.path);
  const { collection } = target;
  if (isFolder(collection)) {
    const shown = target.kind === 'item' ? NO_CONTENT : folderContent(frame, collection);
    if (shown.kind === 'nothing') return notFoundPage(frame, request.path);
    if (shown.kind === 'page') return loadCollection(trx, frame, shown.page, request, {});
    const content = await indexContent(shown.pages, (page) => documentOf(trx, frame, page, request));
    const page = { ...plainPage(frame, collection, request.path), ...content };
    return { status: 200, page, isShareable: usesOnly(request.parameters, []) };
  }
  if (target.kind === 'item') {
    const found = await loadItem(trx, frame.site.id, listOf(collection), { urlId: target.itemUrlId });
    if (found === null) return notFoundPage(frame, request.path);
    return itemPage(trx, frame, collection, await withEventNeighbours(trx, frame.site.id, found), request);
  }
  return loadCollection(trx, frame, collection, request, target.filter);
}

const NO_CONTENT: FolderContent = { kind: 'nothing' };

/** What a page itself shows, wherever it stands. */
async function loadCollection(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  filter: PathFilter,
): Promise<LoadedPage> {
  if (hasItems(collection)) return collectionPage(trx, frame, collection, request, filter);
  const isShareable = usesOnly(request.parameters, []);
  const month = parseMonth(request.parameters.month ?? '');
  const document = await documentOf(trx, frame, collection, request);
  return { status: 200, page: { ...plainPage(frame, collection, request.path), document, month }, isShareable };
}

async function documentOf(
  trx: SiteTransaction,
  frame: SiteFrame,
  { id }: CollectionContent,
  request: PageRequest,
): Promise<NonNullable<PageContent['document']> | null> {
  const published = (page: string) => loadDocument(trx, frame.site.id, page);
  return (await (request.loadDocument ?? published)(id)) ?? null;
}

/** The page of one product, however its address was written; null when visitors may not see it. */
export async function loadProductPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  itemId: string,
  form: ProductFormState,
): Promise<PageContent | null> {
  const collectionId = isId(itemId) ? await findItemCollection(trx, frame.site.id, itemId) : null;
  const collection = frame.collections.find(({ id, isEnabled }) => id === collectionId && isEnabled);
  const found = collection && (await loadItem(trx, frame.site.id, listOf(collection), { id: itemId }));
  if (!found?.item.product || !collection) return null;
  const path = `/${collection.urlId}/${found.item.urlId}`;
  const { page } = await itemPage(trx, frame, collection, found, { path, parameters: {} });
  return { ...page, form };
}

/** The page of one entry, with what became of a comment or like; null when visitors may not see it. */
export async function loadEntryPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  itemId: string,
  discussion: DiscussionState,
): Promise<PageContent | null> {
  const collectionId = await findItemCollection(trx, frame.site.id, itemId);
  const collection = frame.collections.find(({ id, isEnabled }) => id === collectionId && isEnabled);
  const found = collection && (await loadItem(trx, frame.site.id, listOf(collection), { id: itemId }));
  if (!found || !collection) return null;
  const path = `/${collection.urlId}/${found.item.urlId}`;
  const { page } = await itemPage(trx, frame, collection, found, { path, parameters: {} });
  return { ...page, discussion };
}

function basePage(frame: SiteFrame, path: string): PageContent {
  return {
    frame,
    path,
    pageType: PAGE_TYPES.page,
    collection: null,
    items: null,
    item: null,
    previousItem: null,
    nextItem: null,
    pagination: null,
    filter: NO_FILTER,
    system: null,
    form: {},
    notes: NO_NOTES,
  };
}

function plainPage(frame: SiteFrame, collection: CollectionContent, path: string): PageContent {
  const pageType = collection.type === COLLECTION_TYPES.splashPage ? PAGE_TYPES.splashPage : PAGE_TYPES.page;
  return { ...basePage(frame, path), pageType, collection };
}

/** A page of `system/`, which belongs to no collection. */
export function systemPageContent(
  frame: SiteFrame,
  options: { name: string; title: string; path: string; pageType: number; view: Readonly<Record<string, unknown>> },
): PageContent {
  const { name, title, view } = options;
  return { ...basePage(frame, options.path), pageType: options.pageType, system: { name, title, view } };
}

function notFoundPage(frame: SiteFrame, path: string): LoadedPage {
  const view = { notFound: { path } };
  const page = systemPageContent(frame, { name: 'not-found', title: '', path, pageType: PAGE_TYPES.notFound, view });
  return { status: 404, page, isShareable: false };
}

function orderOf(collection: Pick<CollectionContent, 'ordering'>): ItemsQuery['order'] {
  return collection.ordering === CHRONOLOGICAL ? 'date' : 'owner';
}

function listOf(collection: CollectionContent): { readonly id: string; readonly order: ItemsQuery['order'] } {
  return { id: collection.id, order: orderOf(collection) };
}

const CHRONOLOGICAL = 2;

/** Whether an address carries no parameter that this kind of page does not know. */
function usesOnly(parameters: PageParameters, known: readonly (keyof PageParameters)[]): boolean {
  const names = Object.keys(parameters) as (keyof PageParameters)[];
  return names.every((name) => name === 'format' || known.includes(name));
}

const OWNER_LIST = ['category', 'tag', 'author', 'month', 'page', 'offset'] as const;
const DATED_LIST = ['category', 'tag', 'author', 'month', 'offset', 'reversePaginate'] as const;

async function collectionPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  pathFilter: PathFilter,
): Promise<LoadedPage> {
  const filter = filterOf(collection, { ...request.parameters, ...pathFilter });
  if (collection.type === COLLECTION_TYPES.products && filter.author === null)
    return storePage(trx, frame, collection, request, filter);
  if (isCalendar(collection)) return calendarPage(trx, frame, collection, request, filter);
  const place = listPlace(request.parameters, { order: orderOf(collection), pageSize: collection.pageSize });
  const month = monthRange(request.parameters.month);
  const loaded = await loadItems(trx, frame.site.id, {
    ...itemsQuery(place, collection.id),
    ...(filter.category === null ? {} : { category: filter.category }),
    ...(filter.tag === null ? {} : { tag: filter.tag }),
    ...(filter.author === null ? {} : { author: filter.author }),
    ...(month === null ? {} : { month }),
  });
  const { items, pagination } = listPage(place, loaded, listAddress(collection, filter));
  const page = {
    ...basePage(frame, request.path),
    pageType: PAGE_TYPES.collection,
    collection,
    items,
    pagination,
    filter,
  };
  const isPlace =
    isKnownPlace(items, filter, place) &&
    (place.boundary === null || (await hasItemAt(trx, frame.site.id, collection.id, place.boundary.at)));
  const isShareable = isPlace && usesOnly(request.parameters, place.order === 'owner' ? OWNER_LIST : DATED_LIST);
  return { status: 200, page, isShareable };
}

const CALENDAR = ['category', 'tag', 'month', 'page', 'offset'] as const;

/** Upcoming and past events, or those of one month. */
async function calendarPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  filter: FilterContent,
): Promise<LoadedPage> {
  const place = listPlace(request.parameters, { order: 'owner', pageSize: collection.pageSize });
  const month = parseMonth(request.parameters.month ?? '');
  const narrowing = {
    ...(filter.category === null ? {} : { category: filter.category }),
    ...(filter.tag === null ? {} : { tag: filter.tag }),
  };
  const base = { ...basePage(frame, request.path), pageType: PAGE_TYPES.collection, collection, filter, month };
  if (month !== null) {
    const items = await loadMonth(trx, frame, collection.id, month, narrowing);
    return {
      status: 200,
      page: { ...base, items },
      isShareable: items.length > 0 && usesOnly(request.parameters, CALENDAR),
    };
  }
  const { upcoming, past } = await loadCalendarPage(trx, frame.site.id, collection.id, place, narrowing);
  const { items: over, pagination } = listPage(place, past, listAddress(collection, filter));
  const items = [...upcoming, ...over];
  const isShareable = isKnownPlace(items, filter, place) && usesOnly(request.parameters, CALENDAR);
  return { status: 200, page: { ...base, items, pagination }, isShareable };
}

const STORE_LIST = ['category', 'tag', 'page', 'offset', 'listing'] as const;

/** A page of products: words, filters and order of its address on top of its category (domain/catalog/listing). */
async function storePage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  filter: FilterContent,
): Promise<LoadedPage> {
  const listing = listingOf(request.parameters, filter.category, filter.tag);
  const pageSize = Math.min(collection.pageSize, CATALOG_LIMITS.productsShown);
  const place = listPlace(request.parameters, { order: 'owner', pageSize });
  const { items: loaded, content } = await loadStoreList(trx, frame, collection, {
    listing,
    place,
    order: orderOf(collection),
  });
  const { items, pagination } = listPage(place, loaded, listingAddress(collection, listing));
  const page = {
    ...basePage(frame, request.path),
    pageType: PAGE_TYPES.collection,
    collection,
    items,
    pagination,
    filter: { ...filter, tag: listing.tags.length === 1 ? (listing.tags[0] ?? null) : null },
    listing: content,
  };
  const isWhole = filter.category === null && countFilters(listing) === 0 && place.page === 1;
  const isPlace = isWhole || (items.length > 0 && isWorthKeeping(content));
  return { status: 200, page, isShareable: isPlace && usesOnly(request.parameters, STORE_LIST) };
}

/** A category by its path or by its name, as people and templates write it. */
function filterOf(collection: CollectionContent, wanted: PageParameters): FilterContent {
  const { category, tag, author } = wanted;
  const known = collection.categories.find(({ path, name }) => path === category || name === category);
  return { category: known?.path ?? category ?? null, tag: tag ?? null, author: author ?? null };
}

function listAddress(collection: CollectionContent, filter: FilterContent): string {
  if (filter.category !== null) return categoryUrl(collection, filter.category);
  return filter.tag === null ? collectionUrl(collection) : tagUrl(collection, filter.tag);
}

/** Empty pages of values nobody has are shown, but not kept. */
function isKnownPlace(items: readonly ItemContent[], filter: FilterContent, place: ListPlace): boolean {
  const isWhole = filter.category === null && filter.tag === null && filter.author === null;
  return items.length > 0 || (isWhole && place.page === 1 && place.boundary === null);
}

async function itemPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  found: ItemWithNeighbours,
  request: PageRequest,
): Promise<LoadedPage> {
  const { item } = found;
  const sku = request.parameters.variant;
  const isKnownSku = sku === undefined || item.product?.variants.some((variant) => variant.sku === sku) === true;
  const isProduct = collection.type === COLLECTION_TYPES.products;
  const form: ProductFormState = request.choice ? { choice: request.choice } : isKnownSku && sku ? { sku } : {};
  const page: PageContent = {
    ...basePage(frame, request.path),
    pageType: PAGE_TYPES.item,
    collection,
    item,
    previousItem: found.previous,
    nextItem: found.next,
    form,
    ...(item.counts ? { comments: await loadShownComments(trx, frame.site.id, item.id, COMMENT_LIMITS.shown) } : {}),
    notes: isProduct && item.product ? await loadStoreNotes(trx, frame, item.product) : NO_NOTES,
  };
  const isKnown = isKnownSku && usesOnly(request.parameters, item.product ? ['variant'] : []);
  return { status: 200, page, isShareable: isKnown && request.choice === undefined };
}
