import { countFilters, type Listing, parseListing, readListSettings, sortOfList } from '@quoin/domain/catalog';
import { type CurrencyCode, parseDecimalMoney } from '@quoin/domain/money';
import { parseQueryString } from '@quoin/domain/site';
import type { NamedOption } from '@quoin/domain/translations';
import type { CollectionContent, ItemContent, ListingContent, SiteFrame } from '@quoin/rendering/page';
import type { PageParameters } from '../../pages/index.ts';
import { type CollectionOrder, loadItems } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadOptionNames } from '../../platform/languages/storage/optionNames.ts';
import {
  correctedText,
  type ListingQuery,
  type ListingResult,
  loadListing,
  readSearch,
  searchQuery,
} from '../../search/index.ts';
import type { ListPlace } from './listPaging.ts';

/** Parses the listing an address requests. */
export function listingOf(parameters: PageParameters, category: string | null, tag: string | null): Listing {
  const listing = parseListing(parseQueryString(parameters.listing ?? ''));
  // Of the path, `/shop/tag/paper`; of the query it is among the listing's own.
  const tags = tag === null || listing.tags.length > 0 ? listing.tags : [tag];
  return { ...listing, category: category ?? '', tags };
}

export interface StoreList {
  /** One more than a page holds when there are more. */
  readonly items: readonly ItemContent[];
  readonly content: ListingContent;
}

const ALTERNATIVES = 4;

/**
 * A page of products and everything its filters say: one question, one more for typed words, and those for the items
 * themselves. Only when nothing is found are others looked for.
 */
export async function loadStoreList(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  wanted: { readonly listing: Listing; readonly place: ListPlace; readonly order: CollectionOrder },
): Promise<StoreList> {
  const { listing, place, order } = wanted;
  const { site } = frame;
  const terms = listing.search === '' ? null : await readSearch(trx, listing.search);
  const query: ListingQuery = {
    collectionId: collection.id,
    listing: { ...listing, sort: sortOfList(listing, collection.list ?? readListSettings(null)) },
    priceFrom: bound(listing.priceFrom, site.currency),
    priceTo: bound(listing.priceTo, site.currency),
    search: terms === null ? null : searchQuery(terms, site.language),
    order,
    skip: (place.page - 1) * place.pageSize,
    limit: place.pageSize + 1,
  };
  const found = await loadListing(trx, site.id, query);
  const items = await inOrder(trx, frame, collection, found.ids);
  const alternatives =
    found.total > 0
      ? []
      : await inOrder(trx, frame, collection, await alternativesTo(trx, site.id, query, terms, site.language));
  const corrected = terms === null || found.total === 0 ? '' : correctedText(terms);
  const optionNames = await loadOptionNames(
    trx,
    { websiteId: site.id, collectionId: collection.id },
    optionsOf(listing, found),
  );
  const content = { ...contentOf(found), listing, corrected, alternatives, optionNames };
  return { items, content };
}

/** Everything that filters and chips name. */
function optionsOf(listing: Listing, found: ListingResult): readonly NamedOption[] {
  const counted = found.options.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) }));
  return [...counted, ...listing.options];
}

function contentOf({
  ids: _ids,
  ...counts
}: ListingResult): Omit<ListingContent, 'listing' | 'corrected' | 'alternatives' | 'optionNames'> {
  return counts;
}

/** An amount that says more than the currency can is cut by nobody: it is no bound. */
function bound(text: string, currency: CurrencyCode): bigint | null {
  if (text === '') return null;
  const parsed = parseDecimalMoney(text, currency);
  return parsed.ok ? parsed.value.minor : null;
}

/** Something with any of the words, else what the owner put first. */
async function alternativesTo(
  trx: SiteTransaction,
  websiteId: string,
  query: ListingQuery,
  terms: Awaited<ReturnType<typeof readSearch>> | null,
  language: string,
): Promise<readonly string[]> {
  const open = parseListing({});
  const wide = { ...query, listing: open, priceFrom: null, priceTo: null, skip: 0, limit: ALTERNATIVES };
  if (terms !== null && terms.length > 1) {
    const search = searchQuery(terms, language, { isAny: true });
    const { ids } = await loadListing(trx, websiteId, { ...wide, search });
    if (ids.length > 0) return ids;
  }
  return (await loadListing(trx, websiteId, { ...wide, search: null })).ids;
}

async function inOrder(
  trx: SiteTransaction,
  frame: SiteFrame,
  collection: CollectionContent,
  ids: readonly string[],
): Promise<readonly ItemContent[]> {
  if (ids.length === 0) return [];
  const items = await loadItems(trx, frame.site.id, {
    collectionId: collection.id,
    order: 'owner',
    limit: ids.length,
    ids,
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Combinations beyond these are rendered each time: their copies would push out pages that many people read. */
const MAX_KEPT_FILTERS = 2;

export function isWorthKeeping({ listing, total }: ListingContent): boolean {
  return total > 0 && listing.search === '' && countFilters(listing) <= MAX_KEPT_FILTERS;
}
