import type { WireCaptcha } from '@quoin/contract/endpoints/site';
import type { PublicForm } from '@quoin/domain/forms';
import type { EventTime, Month } from '@quoin/domain/site';
import type { CollectionContent } from './content/collectionContent.ts';
import type { ItemContent } from './content/itemContent.ts';
import type { StoreNotes } from './content/siteContent.ts';

/** Data that template tags request in addition to the page's own. */
export type DataRequest =
  | QueryRequest
  | CategoriesRequest
  | RelatedRequest
  | FormRequest
  | EventsRequest
  | ProductRequest
  | TermsRequest
  | CommentsRequest
  | FeedRequest;

/** One thing of the shop, by its id. */
export interface ProductRequest {
  readonly kind: 'product';
  readonly id: string;
}
export interface ProductAnswer {
  readonly item: ItemContent;
  readonly collection: CollectionContent;
  readonly notes: StoreNotes;
}

/** What entries of a collection have in common, with how many there are. */
export interface TermsRequest {
  readonly kind: 'terms';
  readonly collectionId: string;
  readonly of: 'tag' | 'category' | 'author' | 'month';
  /** 1 to 200: the most used ones, of months the latest. */
  readonly limit: number;
}
export interface TermsAnswer {
  readonly terms: readonly {
    /** As people read it; of a month `2026-11`. Plain. */
    readonly name: string;
    readonly url: string;
    readonly count: number;
  }[];
}

/** What was said last below entries that visitors see. */
export interface CommentsRequest {
  readonly kind: 'comments';
  readonly limit: number;
}
export interface CommentsAnswer {
  readonly comments: readonly {
    readonly authorName: string;
    readonly body: string;
    readonly at: number;
    /** Of the entry it was said about. */
    readonly title: string;
    readonly url: string;
  }[];
}

/** What another site publishes, as it was when it was fetched last. */
export interface FeedRequest {
  readonly kind: 'feed';
  readonly url: string;
}
/** Plain texts; addresses begin with http. */
export interface FeedAnswer {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}
export interface FeedEntry {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** Epoch milliseconds; null where the feed does not say. */
  readonly at: number | null;
}

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
  /** Otherwise in the collection's own order. */
  readonly newestFirst?: true;
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

/** A form of the site, by its id or its name. */
export interface FormRequest {
  readonly kind: 'form';
  readonly form: string;
}

/** What is answered to it: nothing about where its submissions go. */
export interface FormAnswer {
  readonly form: PublicForm;
  readonly captcha: WireCaptcha | null;
}

/** The events of a collection that touch a month. */
export interface EventsRequest {
  readonly kind: 'events';
  readonly collectionId: string;
  /** Null: the one it is now. */
  readonly month: Month | null;
}

export interface EventsAnswer {
  readonly month: Month;
  /** `2026-11-21`, where the site is. */
  readonly today: string;
  /** By their beginning. Texts are plain. */
  readonly events: readonly (EventTime & { readonly title: string; readonly url: string })[];
}

/** Null when no form is named. */
export function formRequest(form: string): FormRequest | null {
  const wanted = form.trim().slice(0, 200);
  return wanted === '' ? null : { kind: 'form', form: wanted };
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
  return text.trim().replace(/^\/+|(?<!\/)\/+$/g, '');
}
