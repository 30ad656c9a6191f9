import type { PageDocument } from '@quoin/domain/blocks';
import type { ImageRef } from '@quoin/domain/media';
import type { Month } from '@quoin/domain/site';
import type { FormBlockState } from '../../blocks/form/renderFormBlock.ts';
import type { ItemAddresses } from '../languages/siteLanguages.ts';
import type {
  CollectionContent,
  FilterContent,
  IndexPart,
  ListingContent,
  PaginationContent,
} from './collectionContent.ts';
import type { CommentContent, DiscussionState, ItemContent, ReviewsContent } from './itemContent.ts';
import type { SiteFrame, StoreNotes } from './siteContent.ts';

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
