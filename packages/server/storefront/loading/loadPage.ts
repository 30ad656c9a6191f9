import { CATALOG_LIMITS, countFilters } from '@quoin/domain/catalog';
import { COLLECTION_TYPES, feedLength, PAGE_TYPES, parseMonth, readDiscovery } from '@quoin/domain/site';
import {
  type CollectionContent,
  categoryUrl,
  collectionUrl,
  type FilterContent,
  type ItemContent,
  listingAddress,
  type PageContent,
  type SiteFrame,
  tagCalled,
  translatedPath,
} from '@quoin/rendering/page';
import type { PageParameters } from '../../pages/index.ts';
import {
  hasItemAt,
  hasItems,
  type ItemWithNeighbours,
  loadDocument,
  loadItem,
  loadItems,
  type PathFilter,
  resolvePath,
} from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { findTranslatedAddress } from '../../platform/languages/storage/translations.ts';
import {
  basePage,
  type LoadedPage,
  notFoundPage,
  type PageRequest,
  plainPage,
  usesOnly,
} from '../answering/pageContents.ts';
import { isCalendar, loadCalendarPage, loadMonth, monthAt, withEventNeighbours } from './eventPages.ts';
import { type FolderContent, folderContent, indexContent, isFolder } from './folderPages.ts';
import { itemPage, listOf, orderOf } from './itemPages.ts';
import { itemsQuery, type ListPlace, listPage, listPlace, monthRange } from './listPaging.ts';
import { isWorthKeeping, listingOf, loadStoreList } from './storeList.ts';

/** Finds what a path shows and loads it, in a constant number of queries. */
export async function loadPage(trx: SiteTransaction, frame: SiteFrame, request: PageRequest): Promise<LoadedPage> {
  const target = resolvePath(ownPath(frame, request.path), frame.collections);
  if (target.kind === 'nothing') return notFoundPage(frame, request.path);
  const { collection } = target;
  if (isFolder(collection)) {
    const shown = target.kind === 'item' ? NO_CONTENT : folderContent(frame, collection);
    if (shown.kind === 'nothing') return notFoundPage(frame, request.path);
    if (shown.kind === 'page') return loadCollection(trx, frame, shown.page, request, {});
    const content = await indexContent(shown.pages, {
      documentOf: (page) => documentOf(trx, frame, page, request),
      itemsOf: (page) => firstItems(trx, frame, page),
    });
    const page = { ...plainPage(frame, collection, request.path), ...content };
    return { status: 200, page, isShareable: usesOnly(request.parameters, []) };
  }
  if (target.kind === 'item') {
    const found = await findItem(trx, frame, collection, target.itemUrlId, request.isEditor);
    if (found === null) return notFoundPage(frame, request.path);
    return itemPage(trx, frame, collection, await withEventNeighbours(trx, frame.site.id, found), request);
  }
  return loadCollection(trx, frame, collection, request, target.filter);
}

/** What a list shows first, in the order it has on its own page. */
async function firstItems(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
): Promise<readonly ItemContent[]> {
  const place = listPlace({}, { order: orderOf(collection), pageSize: collection.pageSize });
  if (!isCalendar(collection))
    return loadItems(trx, frame.site.id, { ...itemsQuery(place, collection.id), limit: place.pageSize });
  return (await loadCalendarPage(trx, frame.site.id, collection.id, place, {})).slice(0, place.pageSize);
}

/** A path with the address its page has in the language of the frame: the main language's leads there, too. */
function ownPath(frame: SiteFrame, path: string): string {
  return frame.languages === undefined ? path : decodeURIComponent(translatedPath(frame, path));
}

/** By its address in the language of the frame, else by the main one. */
async function findItem(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  urlId: string,
  isEditor = false,
): Promise<ItemWithNeighbours | null> {
  for (const id of await findTranslatedAddress(trx, frame.site.id, 'item', urlId)) {
    const found = await loadItem(trx, frame.site.id, listOf(collection), { id }, isEditor);
    if (found !== null) return found;
  }
  return loadItem(trx, frame.site.id, listOf(collection), { urlId }, isEditor);
}

const NO_CONTENT: FolderContent = { kind: 'nothing' };

/** Loads what a page itself shows, wherever it appears. */
async function loadCollection(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  filter: PathFilter,
): Promise<LoadedPage> {
  if (hasItems(collection)) {
    const list = await collectionPage(trx, frame, collection, request, filter);
    // A list that is narrowed or turned over is the list alone.
    const isWhole = Object.keys(filter).length === 0 && usesOnly(request.parameters, []);
    const document = isWhole ? await documentOf(trx, frame, collection, request) : null;
    return document === null ? list : { ...list, page: { ...list.page, document } };
  }
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

const OWNER_LIST = ['category', 'tag', 'author', 'month', 'page', 'offset'] as const;
const DATED_LIST = ['category', 'tag', 'author', 'month', 'offset', 'reversePaginate'] as const;

async function collectionPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  pathFilter: PathFilter,
): Promise<LoadedPage> {
  const filter = filterOf(frame, collection, { ...request.parameters, ...pathFilter });
  if (collection.type === COLLECTION_TYPES.products && filter.author === null)
    return storePage(trx, frame, collection, request, filter);
  if (isCalendar(collection)) return calendarPage(trx, frame, collection, request, filter);
  const place = listPlace(request.parameters, {
    order: orderOf(collection),
    pageSize: lengthOf(frame, collection, request),
  });
  const month = monthRange(request.parameters.month);
  const loaded = await loadItems(trx, frame.site.id, {
    ...itemsQuery(place, collection.id),
    ...(filter.category === null ? {} : { category: filter.category }),
    ...(filter.tag === null ? {} : { tag: filter.tag }),
    ...(filter.author === null ? {} : { author: filter.author }),
    ...(month === null ? {} : { month }),
  });
  const { items, pagination } = listPage(place, loaded, listAddress(collection, filter, request.parameters));
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

/** Of a calendar as a file. */
const MOST_IN_FILE = 300;

/** How many entries are shown: a feed has as many as its owner says, a file of a calendar all that anybody needs. */
function lengthOf({ site }: SiteFrame, collection: CollectionContent, { parameters }: PageRequest): number {
  if (parameters.format === 'ical') return MOST_IN_FILE;
  return parameters.format === 'rss' ? feedLength(readDiscovery(site.settings), collection) : collection.pageSize;
}

const CALENDAR = ['category', 'tag', 'month', 'page', 'offset', 'view'] as const;

/** Upcoming and past events, or those of one month: the one an address names, else this one where it asks for the grid. */
async function calendarPage(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  request: PageRequest,
  filter: FilterContent,
): Promise<LoadedPage> {
  const place = listPlace(request.parameters, { order: 'owner', pageSize: lengthOf(frame, collection, request) });
  const isMonthView = request.parameters.view === 'calendar';
  const named = parseMonth(request.parameters.month ?? '');
  const month = named ?? (isMonthView ? monthAt(trx.now().getTime(), frame.site.timeZone) : null);
  const narrowing = {
    ...(filter.category === null ? {} : { category: filter.category }),
    ...(filter.tag === null ? {} : { tag: filter.tag }),
  };
  const base = {
    ...basePage(frame, request.path),
    pageType: PAGE_TYPES.collection,
    collection,
    filter,
    month,
    isMonthView,
  };
  if (month !== null) {
    const items = await loadMonth(trx, frame, collection.id, month, narrowing);
    return {
      status: 200,
      page: { ...base, items },
      isShareable: items.length > 0 && usesOnly(request.parameters, CALENDAR),
    };
  }
  const loaded = await loadCalendarPage(trx, frame.site.id, collection.id, place, narrowing);
  const { items, pagination } = listPage(place, loaded, listAddress(collection, filter));
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
  const pageSize = Math.min(lengthOf(frame, collection, request), CATALOG_LIMITS.productsShown);
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
function filterOf(frame: SiteFrame, collection: CollectionContent, wanted: PageParameters): FilterContent {
  const { category, tag, author } = wanted;
  const known = collection.categories.find(({ path, name }) => path === category || name === category);
  return {
    category: known?.path ?? category ?? null,
    tag: tag === undefined ? null : tagCalled(tag, frame),
    author: author ?? null,
  };
}

/** The list's own address with everything that narrows it: its further parts are narrowed likewise. */
function listAddress(collection: CollectionContent, filter: FilterContent, { month }: PageParameters = {}): string {
  const { category, tag, author } = filter;
  const own = category !== null ? categoryUrl(collection, category) : collectionUrl(collection);
  const further = [
    ...(tag === null ? [] : [`tag=${encodeURIComponent(tag)}`]),
    ...(author === null ? [] : [`author=${encodeURIComponent(author)}`]),
    ...(month === undefined ? [] : [`month=${encodeURIComponent(month)}`]),
  ];
  return further.reduce((address, each) => `${address}${address.includes('?') ? '&' : '?'}${each}`, own);
}

/** Empty pages of values nobody has are shown, but not kept. */
function isKnownPlace(items: readonly ItemContent[], filter: FilterContent, place: ListPlace): boolean {
  const isWhole = filter.category === null && filter.tag === null && filter.author === null;
  return items.length > 0 || (isWhole && place.page === 1 && place.boundary === null);
}
