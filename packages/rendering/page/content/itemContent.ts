import type { Product, Rating, Variant } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { CustomValue, EventPlace, EventSpan, EventTime, LessonOpening, Repeat } from '@quoin/domain/site';
import type { SeoContent } from './siteContent.ts';

export interface VariantContent extends Variant {
  readonly weight: number;
  readonly width: number;
  readonly height: number;
  readonly len: number;
  readonly imageIds: readonly string[];
}

export interface ProductContent extends Product {
  readonly variants: readonly VariantContent[];
  /** Further facts as HTML; left out or '': none. */
  readonly additionalInfo?: string;
  /** Excepted from the right of withdrawal: what the shop says of returns is not said of it. */
  readonly isKept?: boolean;
}

/** When and where an entry of a calendar happens: of one that repeats, one of its times. */
export interface EventContent extends EventTime {
  readonly place: EventPlace;
  /** How often it happens, when it did first, and the next of its times after this one; null: once. */
  readonly repeats?: {
    readonly rule: Repeat;
    readonly first: EventSpan;
    readonly further: readonly EventSpan[];
  } | null;
}

/** What a track, a film or a lesson plays. */
export interface MediaContent {
  /** As it is stored; shown only where pages may play it. '' for nothing. */
  readonly url: string;
  readonly seconds: number | null;
  /** Of lessons; '' for none. */
  readonly chapter: string;
  /** Of lessons: when they open. */
  readonly opening?: LessonOpening;
  /** Said of a lesson that is not open yet, when it is; left out or '' for an open one. */
  readonly opens?: string;
  /** Of a file of the site's own library; left out or null for none. */
  readonly file?: { readonly bytes: number; readonly contentType: string } | null;
}

/** What visitors made of an entry: comments shown, and likes. */
export interface ItemCounts {
  readonly comments: number;
  readonly likes: number;
}

/** A comment as visitors see it. Plain texts. */
export interface CommentContent {
  readonly id: string;
  readonly parentId: string | null;
  readonly authorName: string;
  readonly body: string;
  readonly createdAt: number;
  /** Written by a staff member of the site. */
  readonly isStaff: boolean;
}

/** A published review as visitors see it. Plain texts. */
export interface ReviewContent {
  readonly id: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly authorName: string;
  /** Its writer bought the product here. */
  readonly isVerified: boolean;
  readonly createdAt: number;
  readonly images: readonly ImageRef[];
  /** Of the shop; '' for none. */
  readonly answer: string;
}

/** A part of the reviews of a product, the latest first. */
export interface ReviewsContent {
  readonly reviews: readonly ReviewContent[];
  /** From 1. */
  readonly page: number;
  readonly hasNext: boolean;
}

/** What became of a comment or a like that was posted without script. */
export interface DiscussionState {
  readonly kind: 'refused' | 'waiting' | 'shown' | 'liked' | 'unliked';
  readonly written?: {
    readonly name: string;
    readonly email: string;
    readonly body: string;
    readonly parentId: string;
    readonly wantsAnswers: boolean;
  };
  /** Sentences by field; '' for those about the whole. */
  readonly problems?: Readonly<Record<string, string>>;
}

export interface ItemContent {
  readonly id: string;
  readonly collectionId: string;
  /** RECORD_TYPES. */
  readonly recordType: number;
  readonly urlId: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** HTML. */
  readonly excerpt: string;
  readonly tags: readonly string[];
  /** Paths of categories. */
  readonly categories: readonly string[];
  readonly publishOn: number | null;
  readonly addedOn: number;
  readonly updatedOn: number;
  readonly displayIndex: number;
  readonly isStarred: boolean;
  readonly authorName: string;
  /** Identifies the author in addresses. Omitted where nothing needs it. */
  readonly authorId?: string;
  /** What the site shows of the author besides; left out where it has nothing. */
  readonly author?: AuthorContent;
  readonly sourceUrl: string;
  readonly mainImage: ImageRef | null;
  readonly images: readonly ImageRef[];
  readonly seo: SeoContent;
  readonly product: ProductContent | null;
  /** Of record type 12. */
  readonly event?: EventContent | null;
  /** Of record types 7, 8 and 62. */
  readonly media?: MediaContent | null;
  /** Of posts. */
  readonly counts?: ItemCounts;
  /** Of other entries that have likes. */
  readonly likes?: number;
  /** Of products that have published reviews. */
  readonly rating?: Rating;
  /** Fields that a theme adds to entries of its own types. */
  readonly custom?: ReadonlyMap<string, CustomPart>;
}

export interface AuthorContent {
  readonly image: ImageRef | null;
  /** Plain text. */
  readonly bio: string;
}

/** A field of a theme's own, with its pictures. */
export type CustomPart =
  | Extract<CustomValue, { readonly type: 'text' | 'wysiwyg' | 'checkbox' }>
  | { readonly type: 'image' | 'gallery'; readonly images: readonly ImageRef[] };
