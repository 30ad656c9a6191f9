/** Data that tags of a template ask for beside the page's own. */
export type DataRequest = QueryRequest | CategoriesRequest | RelatedRequest;

export interface QueryRequest {
  readonly kind: 'query';
  /** Url id of the collection, possibly nested. */
  readonly collection: string;
  /** 1 to 100. */
  readonly limit: number;
  /** 0 to 10. */
  readonly skip: number;
  readonly category: string;
  readonly tag: string;
  readonly featured: boolean;
}
export interface CategoriesRequest {
  readonly kind: 'categories';
  readonly collection: string;
  readonly limit: number;
}
export interface RelatedRequest {
  readonly kind: 'related';
  readonly collectionId: string;
  readonly itemId: string;
  readonly limit: number;
}

/** The same request always has the same key. */
export function requestKey(request: DataRequest): string {
  return JSON.stringify(request);
}

const QUERY_LIMIT = 100;
const QUERY_SKIP = 10;
const QUERY_DEFAULT = 8;

type Attributes = Readonly<Record<string, string>>;

/** What a `<squarespace:query>` with these attributes asks for; null when it names no collection. */
export function queryRequest(attributes: Attributes): QueryRequest | null {
  const collection = trimSlashes(attributes.collection ?? '');
  if (collection === '') return null;
  return {
    kind: 'query',
    collection,
    limit: within(attributes.limit, QUERY_DEFAULT, QUERY_LIMIT) || QUERY_DEFAULT,
    skip: within(attributes.skip, 0, QUERY_SKIP),
    category: attributes.category ?? '',
    tag: attributes.tag ?? '',
    featured: attributes.featured === 'true',
  };
}

export function categoriesRequest(attributes: Attributes): CategoriesRequest | null {
  const collection = trimSlashes(attributes.collection ?? '');
  const limit = within(attributes.limit, QUERY_LIMIT, QUERY_LIMIT) || QUERY_LIMIT;
  return collection === '' ? null : { kind: 'categories', collection, limit };
}

/** Without attributes: what is related to the page's own item. */
export function relatedRequest(
  attributes: Attributes,
  own: { readonly collectionId: string; readonly itemId: string },
): RelatedRequest | null {
  const collectionId = attributes.collectionid || own.collectionId;
  const itemId = attributes.itemid || own.itemId;
  if (collectionId === '' || itemId === '') return null;
  return { kind: 'related', collectionId, itemId, limit: within(attributes.limit, 4, QUERY_LIMIT) || 4 };
}

function within(text: string | undefined, fallback: number, max: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(0, value));
}

function trimSlashes(text: string): string {
  return text.trim().replace(/^\/+|\/+$/g, '');
}
