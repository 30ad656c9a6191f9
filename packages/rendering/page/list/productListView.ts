import {
  countFilters,
  isChosen,
  LISTING_SORTS,
  type Listing,
  type ListingSort,
  type ListingWords,
  type ListSettings,
  listingQuery,
  listingWords,
  readListSettings,
  sortFacetValues,
  sortOfList,
  toggleOption,
  toggleTag,
  withoutFilters,
} from '@quoin/domain/catalog';
import { withDecimalMark } from '@quoin/domain/formats';
import { formatMoney, money, parseDecimalMoney, toDecimalString } from '@quoin/domain/money';
import type { CollectionContent, ListingContent } from '../content/collectionContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import type { SiteContent, SiteFrame } from '../content/siteContent.ts';
import { categoryUrl, collectionUrl } from '../data/addresses.ts';
import type { JsonObject } from '../data/imageData.ts';
import { categoryName, itemData } from '../data/itemData.ts';
import { optionName, optionValueName } from '../data/store/optionNames.ts';
import { tagName } from '../data/tagNames.ts';
import { type Crumb, categoryCrumbs } from './crumbs.ts';

/** What the partials `quoin-facet*.block` and `products.list` print. Plain texts. */
export interface ProductListView {
  readonly search: string;
  readonly formUrl: string;
  /** `12 products`. */
  readonly totalText: string;
  readonly total: number;
  readonly isNarrowed: boolean;
  readonly filterCount: number;
  readonly clearUrl: string;
  /** What was taken for what was typed; empty when it was found as typed. */
  readonly correctedText: string;
  /** Why there is nothing; empty when there is something. */
  readonly nothingText: string;
  /** Something to go on with, when there is nothing. */
  readonly alternatives: readonly JsonObject[];
  readonly crumbs: readonly Crumb[];
  readonly categories: readonly FacetLink[];
  /** Those that are shown at once. */
  readonly facets: readonly FacetView[];
  readonly price: PriceView | null;
  /** The others, behind one button; null where there are none. */
  readonly more: { readonly facets: readonly FacetView[]; readonly isOpen: boolean } | null;
  readonly sorts: readonly { readonly label: string; readonly url: string; readonly isCurrent: boolean }[];
  readonly sortLabel: string;
  readonly chips: readonly { readonly label: string; readonly url: string }[];
}

export interface FacetLink {
  readonly label: string;
  readonly count: number;
  readonly url: string;
  readonly isChosen: boolean;
}

export interface FacetView {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly values: readonly FacetLink[];
}

export interface PriceView {
  readonly from: string;
  readonly to: string;
  /** Shown where nothing is typed: what there is. */
  readonly lowest: string;
  readonly highest: string;
  /** Between them a slider moves, in whole units of the currency. */
  readonly floor: number;
  readonly ceiling: number;
  readonly currency: string;
  readonly isOpen: boolean;
  /** The rest of the address, which the form sends along. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export function productListView(page: PageContent, content: ListingContent, collection: CollectionContent) {
  const { listing } = content;
  const address = (wanted: Listing) => listingAddress(collection, wanted);
  const { language } = page.frame.site;
  const words = listingWords(language);
  const chips = chipsOf(page, content, { address, words });
  const settings = collection.list ?? readListSettings(null);
  const facets = facetsOf(content, settings, { address, words, frame: page.frame });
  const others = facets.slice(FACETS_AT_ONCE);
  const view: ProductListView = {
    search: listing.search,
    formUrl: collectionUrl(collection),
    totalText: words.found(content.total),
    total: content.total,
    isNarrowed: chips.length > 0,
    filterCount: countFilters(listing) - (listing.search === '' ? 0 : 1),
    clearUrl: address(withoutFilters(listing)),
    correctedText: content.corrected === '' ? '' : words.corrected(content.corrected),
    nothingText: content.total > 0 ? '' : nothingText(listing, words),
    alternatives: content.alternatives.map((item) =>
      itemData(item, collection, { hasBody: false, site: page.frame.site, tagNames: page.frame.tagNames }),
    ),
    crumbs: categoryCrumbs(collection, listing.category),
    categories: categoryLinks(content, collection, address),
    facets: facets.slice(0, FACETS_AT_ONCE).map((facet) => ({ ...facet, isOpen: true })),
    price: priceView(content, settings, page.frame.site),
    more: others.length === 0 ? null : { facets: others, isOpen: others.some(({ isOpen }) => isOpen) },
    ...sortsOf(listing, settings, { address, words }),
    chips,
  };
  return view;
}

/** Site-relative address of a listing; its first page. */
export function listingAddress(collection: CollectionContent, listing: Listing): string {
  const query = listingQuery(listing);
  return query === '' ? collectionUrl(collection) : `${collectionUrl(collection)}?${query}`;
}

type Address = (listing: Listing) => string;

/** Where links lead, and what they are called. */
interface Linking {
  readonly address: Address;
  readonly words: ListingWords;
}

function nothingText({ search }: Listing, words: ListingWords): string {
  return search === '' ? words.nothingFits : words.nothing(search);
}

/** Those right below; at the end of a branch, its siblings are reached by the crumbs. */
function categoryLinks(content: ListingContent, collection: CollectionContent, address: Address): readonly FacetLink[] {
  const order = new Map(collection.categories.map(({ path }, index) => [path, index]));
  const place = (path: string) => order.get(path) ?? order.size;
  return [...content.categories]
    .sort((left, right) => place(left.value) - place(right.value))
    .map(({ value, count }) => ({
      label: categoryName(value, collection.categories),
      count,
      url:
        countFilters(content.listing) === 0
          ? categoryUrl(collection, value)
          : address({ ...content.listing, category: value }),
      isChosen: value === content.listing.category,
    }));
}

/** Facets that are open from the beginning; a list of ten would push the products away. */
const FACETS_AT_ONCE = 2;
/** A facet that fewer products of the list have is about something else than the list. */
const LEAST_SHARE = 0.1;

/** What filters nothing, and what few products have, is shown only while it is chosen. */
function facetsOf(
  content: ListingContent,
  { hidden }: ListSettings,
  { frame, ...linking }: Linking & { readonly frame: SiteFrame },
): readonly FacetView[] {
  const { address, words } = linking;
  const { language } = frame.site;
  const { listing } = content;
  const options = content.options.map(({ name, products, values }, index) => ({
    products,
    filter: 'options' as const,
    id: `facet-option-${index}`,
    title: optionName(name, content),
    values: sortFacetValues(
      values.map(({ value: main, count }) => ({ main, value: optionValueName(name, main, content), count })),
      language,
    ).map(({ value, main, count }) => ({
      label: value,
      count,
      url: address(toggleOption(listing, name, main)),
      isChosen: isChosen(listing, name, main),
    })),
  }));
  const named = content.tags.map(({ value: tag, count }) => ({ tag, value: tagName(tag, frame), count }));
  const tags = {
    products: content.total,
    filter: 'tags' as const,
    id: 'facet-tags',
    title: words.tags,
    values: sortFacetValues(named, language).map(({ value, tag, count }) => ({
      label: value,
      count,
      url: address(toggleTag(listing, tag)),
      isChosen: listing.tags.includes(tag),
    })),
  };
  return [...options, tags, stateFacet(content, linking)].flatMap(({ products, filter, ...facet }) => {
    const isUsed = facet.values.some((value) => value.isChosen);
    const isUseful = facet.values.some(({ count }) => count > 0 && count < content.total) || facet.values.length > 1;
    const isCommon = products >= content.total * LEAST_SHARE;
    return isUsed || (isUseful && isCommon && !hidden.includes(filter)) ? [{ ...facet, isOpen: isUsed }] : [];
  });
}

function stateFacet({ listing, available, onSale, total }: ListingContent, { address, words }: Linking) {
  const values = [
    {
      label: words.inStock,
      count: available,
      url: address({ ...listing, isAvailable: !listing.isAvailable }),
      isChosen: listing.isAvailable,
    },
    {
      label: words.onSale,
      count: onSale,
      url: address({ ...listing, isOnSale: !listing.isOnSale }),
      isChosen: listing.isOnSale,
    },
  ].filter(({ isChosen: isHeld, count }) => isHeld || (count > 0 && count < total));
  return { products: total, filter: 'availability' as const, id: 'facet-state', title: words.availability, values };
}

function priceView(
  { listing, price }: ListingContent,
  { hidden }: ListSettings,
  { currency, language }: SiteContent,
): PriceView | null {
  const isUsed = listing.priceFrom !== '' || listing.priceTo !== '';
  if (!isUsed && (price === null || price.from === price.to || hidden.includes('price'))) return null;
  const plain = (minor: bigint | undefined) =>
    minor === undefined ? '' : withDecimalMark(toDecimalString(money(minor, currency)), language);
  return {
    from: withDecimalMark(listing.priceFrom, language),
    to: withDecimalMark(listing.priceTo, language),
    lowest: plain(price?.from),
    highest: plain(price?.to),
    floor: price === null ? 0 : Math.floor(Number(toDecimalString(money(price.from, currency)))),
    ceiling: price === null ? 0 : Math.ceil(Number(toDecimalString(money(price.to, currency)))),
    currency,
    isOpen: isUsed,
    fields: fieldsOf({ ...listing, priceFrom: '', priceTo: '' }),
  };
}

/** A listing as the hidden fields of a form. */
function fieldsOf(listing: Listing): readonly { readonly name: string; readonly value: string }[] {
  const query = listingQuery(listing);
  if (query === '') return [];
  return query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name: decodeURIComponent(name), value: decodeURIComponent(value) };
  });
}

function sortsOf(
  listing: Listing,
  settings: ListSettings,
  { address, words }: Linking,
): Pick<ProductListView, 'sorts' | 'sortLabel'> {
  const current = sortOfList(listing, settings);
  const own = sortOfList({ ...listing, sort: '' }, settings);
  const sorts = LISTING_SORTS.map((sort) => ({
    label: sortLabel(sort, listing, words),
    url: address({ ...listing, sort: sort === own ? '' : sort }),
    isCurrent: sort === current,
  }));
  return { sorts, sortLabel: sortLabel(current, listing, words) };
}

function sortLabel(sort: ListingSort, { search }: Listing, words: ListingWords): string {
  return sort === 'featured' && search !== '' ? words.bestMatch : words.sorts[sort];
}

function chipsOf(page: PageContent, content: ListingContent, { address, words }: Linking): ProductListView['chips'] {
  const { listing } = content;
  const chips: { label: string; url: string }[] = [];
  if (listing.search !== '')
    chips.push({ label: words.searched(listing.search), url: address({ ...listing, search: '' }) });
  for (const { name, values } of listing.options)
    for (const value of values)
      chips.push({
        label: `${optionName(name, content)}: ${optionValueName(name, value, content)}`,
        url: address(toggleOption(listing, name, value)),
      });
  for (const tag of listing.tags)
    chips.push({ label: tagName(tag, page.frame), url: address(toggleTag(listing, tag)) });
  const price = priceText(listing, page.frame.site, words);
  if (price !== '') chips.push({ label: price, url: address({ ...listing, priceFrom: '', priceTo: '' }) });
  if (listing.isAvailable) chips.push({ label: words.inStock, url: address({ ...listing, isAvailable: false }) });
  if (listing.isOnSale) chips.push({ label: words.onSale, url: address({ ...listing, isOnSale: false }) });
  return chips;
}

function priceText({ priceFrom, priceTo }: Listing, { currency, language }: SiteContent, words: ListingWords): string {
  const shown = (text: string) => {
    const parsed = parseDecimalMoney(text, currency);
    return parsed.ok ? formatMoney(parsed.value, language) : text;
  };
  if (priceFrom !== '' && priceTo !== '') return words.between(shown(priceFrom), shown(priceTo));
  if (priceFrom !== '') return words.from(shown(priceFrom));
  return priceTo === '' ? '' : words.upTo(shown(priceTo));
}
