import type { Product, Variant } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { CurrencyCode } from '@quoin/domain/money';
import type { Navigation } from '@quoin/domain/site';

/** The owner's settings that pages read; anything missing has its default. Plain JSON from storage. */
export type SettingsContent = Readonly<Record<string, unknown>>;

/** What a page shows, as storage holds it. Texts are plain unless a comment says HTML. Times are epoch milliseconds. */
export interface SiteContent {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly tagline: string;
  /** HTML. */
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** IANA. */
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  /** Scheme and host of the site's main address, without a final slash. */
  readonly baseUrl: string;
  readonly settings: SettingsContent;
}

export interface SeoContent {
  readonly title: string;
  readonly description: string;
  readonly isHidden: boolean;
}

export interface CategoryContent {
  /** `prints/large`; what items hold. */
  readonly path: string;
  readonly name: string;
  /** Items in it and below it. */
  readonly count: number;
}

export interface CollectionContent {
  readonly id: string;
  /** COLLECTION_TYPES. */
  readonly type: number;
  readonly typeName: string;
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  /** HTML. */
  readonly description: string;
  readonly ordering: number;
  readonly isEnabled: boolean;
  readonly isHomepage: boolean;
  readonly regionName: string;
  readonly pageSize: number;
  readonly itemCount: number;
  readonly updatedOn: number;
  readonly mainImage: ImageRef | null;
  /** HTML of a page. */
  readonly mainContent: string;
  readonly seo: SeoContent;
  readonly categories: readonly CategoryContent[];
  readonly tags: readonly string[];
}

export interface VariantContent extends Variant {
  readonly weight: number;
  readonly width: number;
  readonly height: number;
  readonly len: number;
  readonly imageIds: readonly string[];
}

export interface ProductContent extends Product {
  readonly variants: readonly VariantContent[];
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
  readonly sourceUrl: string;
  readonly mainImage: ImageRef | null;
  readonly images: readonly ImageRef[];
  readonly seo: SeoContent;
  readonly product: ProductContent | null;
}

/** Neighbouring pages of a list; null where there is none. */
export interface PaginationContent {
  readonly pageSize: number;
  readonly next: { readonly url: string; readonly offset: number } | null;
  readonly previous: { readonly url: string; readonly offset: number } | null;
}

export interface FilterContent {
  readonly category: string | null;
  readonly tag: string | null;
  readonly author: string | null;
}

export const NO_FILTER: FilterContent = { category: null, tag: null, author: null };

/** What every page of one published version shares. */
export interface SiteFrame {
  readonly site: SiteContent;
  readonly collections: readonly CollectionContent[];
  readonly navigations: readonly Navigation[];
  readonly blockFields: ReadonlyMap<string, BlockFieldContent>;
}

/** Stored content of a block field: finished HTML of its rows. */
export interface BlockFieldContent {
  readonly html: string;
  readonly updatedOn: number;
}

/** What a product page says about delivery and price beside the product itself; all may be ''. */
export interface StoreNotes {
  readonly taxNote: string;
  readonly deliveryText: string;
  readonly shippingUrl: string;
}

/** One page to render. */
export interface PageContent {
  readonly frame: SiteFrame;
  /** PAGE_TYPES. */
  readonly pageType: number;
  /** Decoded path the visitor asked for. */
  readonly path: string;
  readonly collection: CollectionContent | null;
  readonly items: readonly ItemContent[] | null;
  readonly item: ItemContent | null;
  readonly previousItem: ItemContent | null;
  readonly nextItem: ItemContent | null;
  readonly pagination: PaginationContent | null;
  readonly filter: FilterContent;
  /** Name in `system/` and the views its template reads; null for pages of collections. */
  readonly system: {
    readonly name: string;
    readonly title: string;
    readonly view: Readonly<Record<string, unknown>>;
  } | null;
  /** What is chosen on a product page. */
  readonly form: ProductFormState;
  readonly notes: StoreNotes;
}

/** The add-to-cart form as the visitor left it; empty at first sight. */
export interface ProductFormState {
  readonly sku?: string;
  /** Option name → value, possibly incomplete. */
  readonly choice?: Readonly<Record<string, string>>;
  /** As typed. */
  readonly quantity?: string;
  readonly problem?: { readonly title: string; readonly message: string } | null;
  /** Empty on cached pages: the form then has no crumb input. */
  readonly crumb?: string | null;
}
