import { listingQuery, parseListing } from '@quoin/domain/catalog';
import { parseMonth, parseQueryString, type Query, queryText } from '@quoin/domain/site';

/** Query parameters that change what a page shows; every other one is ignored and makes no cache entry. */
export const PAGE_PARAMETERS = [
  'author',
  'category',
  'format',
  'listing',
  'month',
  'offset',
  'page',
  'reversePaginate',
  'reviews',
  'tag',
  'variant',
  'view',
] as const;

export type PageParameters = Readonly<Partial<Record<(typeof PAGE_PARAMETERS)[number], string>>>;

const MAX_VALUE = 200;
const MAX_LISTING = 2_000;
/** Choices of a product form sent without script; such pages are rendered each time. */
const CHOICE = /(?:^|&)option-/;

export function hasChoice(search: string): boolean {
  return CHOICE.test(search.startsWith('?') ? search.slice(1) : search);
}

export function pageParameters(query: Query): PageParameters {
  const found: Record<string, string> = {};
  for (const name of PAGE_PARAMETERS) {
    const value = name === 'listing' ? listingText(query) : queryText(query, name);
    if (
      value !== undefined &&
      value !== '' &&
      value.length <= (name === 'listing' ? MAX_LISTING : MAX_VALUE) &&
      isMeant(name, value)
    )
      found[name] = value;
  }
  if (found.offset === undefined) delete found.reversePaginate;
  return found;
}

/** Names that only store pages know, each of which may come many times. */
const LISTING = /^(?:q|filter|price-from|price-to|stock|sale|sort)$/;

/** Search and filters of a store page, however they were written: the same wish is the same text (domain/catalog). */
function listingText(query: Query): string | undefined {
  const isMeantHere = Array.isArray(query.tag) || Object.keys(query).some((name) => LISTING.test(name));
  if (!isMeantHere) return undefined;
  const listing = parseListing(query);
  // A single tag stays a separate parameter, as journals have it, and so does the category.
  const tags = listing.tags.length > 1 ? listing.tags : [];
  const text = listingQuery({ ...listing, category: '', tags });
  return text === '' ? undefined : text;
}

const FORMATS: ReadonlySet<string> = new Set(['ical', 'json', 'json-pretty', 'main-content', 'page-context', 'rss']);

/** Values that say nothing (`page=1`, an unknown format) are as good as missing. */
function isMeant(name: (typeof PAGE_PARAMETERS)[number], value: string): boolean {
  if (name === 'format') return FORMATS.has(value);
  if (name === 'page' || name === 'reviews') return /^[1-9]\d{0,3}$/.test(value) && value !== '1';
  if (name === 'offset') return /^(?:0|[1-9]\d{0,14})$/.test(value);
  if (name === 'view') return value === 'calendar';
  if (name === 'month') return parseMonth(value) !== null;
  return name !== 'reversePaginate' || value === 'true';
}

/** `/shop/` and `/shop` are one page. */
export function pagePath(path: string): string {
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

export interface PageVersion {
  readonly siteId: string;
  readonly publishedVersion: number;
  readonly stockRevision: number;
  readonly themeVersion: string;
  /** Of pages in a further language: which, and as it is written now. */
  readonly spoken?: string;
}

/** The same key exactly when the same bytes are due. Parameters come in a fixed order, whatever the visitor's was. */
export function pageKey(version: PageVersion, path: string, parameters: PageParameters): string {
  const { siteId, publishedVersion, stockRevision, themeVersion, spoken = '' } = version;
  let key = `${siteId}|${publishedVersion}|${stockRevision}|${themeVersion}${spoken}|${path}`;
  for (const name of PAGE_PARAMETERS) {
    const value = parameters[name];
    if (value !== undefined) key += `|${name}=${encodeURIComponent(value)}`;
  }
  return key;
}

/** Path and parameters of a request target as sent; null when only the slow way can tell. */
export function readTarget(url: string): { readonly path: string; readonly parameters: PageParameters } | null {
  const mark = url.indexOf('?');
  const encoded = mark < 0 ? url : url.slice(0, mark);
  if (!/^\/[A-Za-z0-9/_.~%-]*$/.test(encoded) || encoded.startsWith('//')) return null;
  const path = decodePath(encoded);
  if (path === null) return null;
  if (mark < 0) return { path: pagePath(path), parameters: {} };
  const search = url.slice(mark + 1);
  return hasChoice(search) ? null : { path: pagePath(path), parameters: pageParameters(parseQueryString(search)) };
}

function decodePath(encoded: string): string | null {
  if (!encoded.includes('%')) return encoded;
  if (/%2f|%5c|%00/i.test(encoded)) return null;
  try {
    return decodeURIComponent(encoded).normalize('NFC');
  } catch {
    return null;
  }
}

const CHOICE_PREFIX = 'option-';

/** Option fields of a product form sent by GET; null when there are none. */
export function choiceOf(query: Query): Readonly<Record<string, string>> | null {
  const fields = Object.entries(query).filter(([name]) => name.startsWith(CHOICE_PREFIX));
  if (fields.length === 0) return null;
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(CHOICE_PREFIX.length), typeof value === 'string' ? value : '']),
  );
}
