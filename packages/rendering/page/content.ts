import type { PageDocument, Section } from '@quoin/domain/blocks';
import type { ShippingMethod } from '@quoin/domain/cart';
import type { Listing, ListSettings, Product, Rating, Variant, WeightUnit } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { CurrencyCode } from '@quoin/domain/money';
import type {
  CustomValue,
  EventPlace,
  EventSpan,
  EventTime,
  FolderSettings,
  ItemKindName,
  LessonOpening,
  Month,
  Navigation,
  Repeat,
} from '@quoin/domain/site';
import type { FormBlockState } from '../blocks/form/renderFormBlock.ts';
import type { ItemAddresses, SiteLanguages } from './languages/siteLanguages.ts';

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
  /** Who may see it although it is off for everybody; left out: nobody. */
  readonly access?: 'members' | 'password' | 'areas';
  /** Of `areas`: member areas whose members see it, by id. */
  readonly areas?: readonly string[];
  readonly isHomepage: boolean;
  readonly regionName: string;
  readonly pageSize: number;
  readonly itemCount: number;
  readonly updatedOn: number;
  readonly mainImage: ImageRef | null;
  /** HTML of a page. */
  readonly mainContent: string;
  readonly seo: SeoContent;
  /** Of a collection whose entries are written in the app: how. */
  readonly entryKind?: ItemKindName;
  /** Of a store page: how it lists its products. */
  readonly list?: ListSettings;
  /** Of a page that holds others: what it does. */
  readonly folder?: FolderSettings;
  /** Of a cover page: its screen as it is stored. */
  readonly screen?: SettingsContent;
  /** Of a page with sections: what its theme showed before there were any stays around them. */
  readonly keepsTheme?: boolean;
  /** For a page with sections: they replace the page text in the theme. */
  readonly isSectionText?: boolean;
  /** For a page whose sections replaced what its theme showed: they are in the theme's column. */
  readonly isInColumn?: boolean;
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

/** Neighbouring pages of a list; null where there is none. */
export interface PaginationContent {
  readonly pageSize: number;
  readonly next: { readonly url: string; readonly offset: number } | null;
  readonly previous: { readonly url: string; readonly offset: number } | null;
  /** What tells this part from the first one in an address: `page=2`; left out for the first. */
  readonly here?: string;
}

export interface FilterContent {
  readonly category: string | null;
  readonly tag: string | null;
  readonly author: string | null;
}

export const NO_FILTER: FilterContent = { category: null, tag: null, author: null };

/** How many products a value of a filter leads to. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** A store page as a visitor requested it, and the counts next to its filters. */
export interface ListingContent {
  readonly listing: Listing;
  readonly total: number;
  /** Paths right below the category shown. */
  readonly categories: readonly FacetCount[];
  readonly tags: readonly FacetCount[];
  /** `products`: so many have the option at all. */
  readonly options: readonly {
    readonly name: string;
    readonly products: number;
    readonly values: readonly FacetCount[];
  }[];
  /** What its reader's language calls options and values, by the field products keep it in; none in the main one. */
  readonly optionNames: ReadonlyMap<string, string>;
  readonly available: number;
  readonly onSale: number;
  /** Minor units; null when nothing is left. */
  readonly price: { readonly from: bigint; readonly to: bigint } | null;
  /** What was looked for instead of what was typed; '' for nothing else. */
  readonly corrected: string;
  /** Shown when nothing was found. */
  readonly alternatives: readonly ItemContent[];
}

/** What every page of one published version shares. */
export interface SiteFrame {
  readonly site: SiteContent;
  readonly collections: readonly CollectionContent[];
  readonly navigations: readonly Navigation[];
  /** Pictures of wide panels, by id. */
  readonly menuImages?: ReadonlyMap<string, ImageRef>;
  /** Content of the theme's block fields. */
  readonly blockFields: BlockFieldsContent;
  /** Of a site that speaks several. */
  readonly languages?: SiteLanguages;
  /** What its reader's language calls tags, where that is something else. */
  readonly tagNames?: ReadonlyMap<string, string>;
  /** Whether prices hold tax and shipping: `incl. VAT, plus shipping`; '' where nothing is to be said. */
  readonly pricesNote?: string;
  /** Buyers can go to PayPal directly. */
  readonly hasPayPal?: boolean;
  /** Or to the device's wallets, on one of Quoin's pages. */
  readonly hasWallets?: boolean;
}

/** Sections of block fields by their ids (`fieldSectionId`), and their pictures. */
export interface BlockFieldsContent {
  readonly sections: ReadonlyMap<string, Section>;
  readonly images: ReadonlyMap<string, ImageRef>;
  readonly updatedOn: number;
}

export const NO_FIELDS: BlockFieldsContent = { sections: new Map(), images: new Map(), updatedOn: 0 };

/** The fields of a document that has nothing else. */
export function blockFieldsOf({ sections }: PageDocument, images: ReadonlyMap<string, ImageRef>): BlockFieldsContent {
  return { sections: new Map(sections.map((section) => [section.id, section])), images, updatedOn: 0 };
}

/** Notes of a product page about delivery and price, in addition to the product itself. All may be ''. */
export interface StoreNotes {
  readonly taxNote: string;
  readonly deliveryText: string;
  readonly shippingUrl: string;
  /** Of things that are sent. */
  readonly sending?: Sending;
}

/** How a shop sends: its ways, what variants are weighed in, and its own country ('' for unknown). */
export interface Sending {
  readonly methods: readonly ShippingMethod[];
  readonly unit: WeightUnit;
  readonly country: string;
}

/** One of the pages that an index shows, with its sections in the document of the index; without any it is a stored text. */
export interface IndexPart {
  readonly collection: CollectionContent;
  readonly sections: readonly string[];
  /** Of a list: its first entries. */
  readonly items?: readonly ItemContent[];
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
  /** Of an entry on a site of several languages. */
  readonly itemAddresses?: ItemAddresses;
  readonly previousItem: ItemContent | null;
  readonly nextItem: ItemContent | null;
  readonly pagination: PaginationContent | null;
  readonly filter: FilterContent;
  /** Of an entry that has comments or likes: the shown ones, the oldest first. */
  readonly comments?: readonly CommentContent[] | null;
  readonly discussion?: DiscussionState | null;
  /** Of a product that has published ones. */
  readonly reviews?: ReviewsContent;
  /** A calendar as the grid of a month. */
  readonly isMonthView?: boolean;
  /** The month an address asks calendars for. */
  readonly month?: Month | null;
  /** Of store pages only. */
  readonly listing?: ListingContent | null;
  /** Sections and blocks of a page that was built of them; its pictures by id. */
  readonly document?: { readonly content: PageDocument; readonly images: ReadonlyMap<string, ImageRef> } | null;
  /** Of an index: its pages, one after the other. */
  readonly parts?: readonly IndexPart[] | null;
  /** A form of this page that was posted without script: shown again with what was typed, or as sent. */
  readonly formPost?: { readonly formId: string; readonly blockId: string; readonly state: FormBlockState } | null;
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
  /** Answers to the product's questions by their titles, as typed. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly problem?: { readonly title: string; readonly message: string } | null;
  /** The form for what is sold out, as typed, and what is wrong with it. */
  readonly restock?: {
    readonly email: string;
    readonly joins: boolean;
    readonly problem: string;
    /** Chosen in the form itself. */
    readonly variantId?: string;
  };
  /** Empty on cached pages: the form then has no crumb input. */
  readonly crumb?: string | null;
}
