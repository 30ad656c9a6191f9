import { type Query, type QueryValue, queryText } from '@quoin/domain/site';

/** What a visitor wants to see of a store page: typed words, filters, order. Read from its address, written into links. */
export interface Listing {
  /** As typed, one space between words; empty for everything. */
  readonly search: string;
  /** Path of the one category shown; empty for all. Narrower ones below it have their own links. */
  readonly category: string;
  /** Any of these. */
  readonly tags: readonly string[];
  /** For each name any of its values; names in order. */
  readonly options: readonly ListingOption[];
  /** Major units as typed (`19.90`); empty for no bound. */
  readonly priceFrom: string;
  readonly priceTo: string;
  readonly isAvailable: boolean;
  readonly isOnSale: boolean;
  /** Empty for the order of the store page itself. */
  readonly sort: ListingSort | '';
}

export interface ListingOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** `featured` is the owner's order; while searching it means: what fits best. */
export const LISTING_SORTS = ['featured', 'newest', 'price-up', 'price-down', 'name'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What is read of an address; the rest is left out, so that nobody makes a page costly by a long one. */
export const LISTING_LIMITS = { search: 100, value: 200, values: 20, options: 6 } as const;

const EMPTY_LISTING: Listing = {
  search: '',
  category: '',
  tags: [],
  options: [],
  priceFrom: '',
  priceTo: '',
  isAvailable: false,
  isOnSale: false,
  sort: '',
};

/**
 * `q=blue vase&category=home&tag=a&tag=b&filter[Size]=M&price-from=10&price-to=50&stock=in&sale=yes&sort=newest`, as
 * links and forms without script send it. What is not understood counts as missing. Never throws.
 */
export function parseListing(query: Query): Listing {
  return {
    search: oneLine(queryText(query, 'q') ?? '')
      .slice(0, LISTING_LIMITS.search)
      .trim(),
    category: within(queryText(query, 'category') ?? ''),
    tags: valuesOf(query.tag),
    options: optionsOf(query.filter),
    priceFrom: amountText(queryText(query, 'price-from')),
    priceTo: amountText(queryText(query, 'price-to')),
    isAvailable: queryText(query, 'stock') === 'in',
    isOnSale: queryText(query, 'sale') === 'yes',
    sort: LISTING_SORTS.find((sort) => sort === queryText(query, 'sort')) ?? '',
  };
}

/** The address part of a listing, always in the same order; empty when it wants everything. */
export function listingQuery(listing: Listing): string {
  const pairs: (readonly [string, string])[] = [
    ['q', listing.search],
    ['category', listing.category],
    ...listing.tags.map((tag) => ['tag', tag] as const),
    ...listing.options.flatMap(({ name, values }) => values.map((value) => [`filter[${name}]`, value] as const)),
    ['price-from', listing.priceFrom],
    ['price-to', listing.priceTo],
    ['stock', listing.isAvailable ? 'in' : ''],
    ['sale', listing.isOnSale ? 'yes' : ''],
    ['sort', listing.sort],
  ];
  return pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&');
}

/** How many things narrow the list, one for each value; its category and its order do not count. */
export function countFilters(listing: Listing): number {
  const { tags, options, priceFrom, priceTo, isAvailable, isOnSale, search } = listing;
  const chosen = [search !== '', priceFrom !== '' || priceTo !== '', isAvailable, isOnSale];
  const values = options.reduce((sum, option) => sum + option.values.length, 0);
  return tags.length + values + chosen.filter(Boolean).length;
}

export function withoutFilters(listing: Listing): Listing {
  return { ...EMPTY_LISTING, category: listing.category, sort: listing.sort };
}

/** The tag added, or taken away when it was there. */
export function toggleTag(listing: Listing, tag: string): Listing {
  return { ...listing, tags: toggled(listing.tags, tag) };
}

export function toggleOption(listing: Listing, name: string, value: string): Listing {
  const isSame = isNamedAlike(name);
  const held = listing.options.filter((option) => isSame(option.name)).flatMap(({ values }) => values);
  const others = listing.options.filter((option) => !isSame(option.name));
  const isValue = isNamedAlike(value);
  const values = held.some(isValue) ? held.filter((other) => !isValue(other)) : [...held, value].sort(compare);
  const options = values.length === 0 ? others : [...others, { name, values }];
  return { ...listing, options: options.sort(byName) };
}

export function isChosen(listing: Listing, name: string, value: string): boolean {
  const [isSame, isValue] = [isNamedAlike(name), isNamedAlike(value)];
  return listing.options.some((option) => isSame(option.name) && option.values.some(isValue));
}

/** Options and values that are written alike are one: `Size`, `size` and `ＳＩＺＥ `. The database compares the same way. */
export function optionKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^ +| +$/g, '')
    .toLowerCase();
}

function isNamedAlike(name: string): (other: string) => boolean {
  const key = optionKey(name);
  return (other) => optionKey(other) === key;
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort(compare);
}

function optionsOf(filter: QueryValue | undefined): readonly ListingOption[] {
  if (typeof filter !== 'object' || Array.isArray(filter)) return [];
  return Object.entries(filter)
    .map(([name, values]) => ({ name: within(name), values: valuesOf(values) }))
    .filter(({ name, values }) => name !== '' && values.length > 0)
    .sort(byName)
    .slice(0, LISTING_LIMITS.options);
}

/** Each text once, in order; a list too long for the parser has become an object by index. */
function valuesOf(value: QueryValue | undefined): readonly string[] {
  const texts = typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value) : [];
  const kept = texts.filter((text) => typeof text === 'string').map(within);
  return [...new Set(kept)]
    .filter((text) => text !== '')
    .sort(compare)
    .slice(0, LISTING_LIMITS.values);
}

function within(text: string): string {
  return text.length > LISTING_LIMITS.value || hasControl(text) ? '' : text;
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** `19,9` and `19.90` alike; what is no amount is no bound. */
function amountText(text: string | undefined): string {
  const plain = (text ?? '').trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? plain : '';
}

/** Brackets and slashes stay readable, as people and forms write them. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%5B', '[').replaceAll('%5D', ']');
}

/** By code unit: the same on every machine, as an address must be. */
function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function byName(left: ListingOption, right: ListingOption): number {
  return compare(left.name, right.name);
}
