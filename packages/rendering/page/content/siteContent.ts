import type { PageDocument, Section } from '@quoin/domain/blocks';
import type { ShippingMethod } from '@quoin/domain/cart';
import type { WeightUnit } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { CurrencyCode } from '@quoin/domain/money';
import type { Navigation } from '@quoin/domain/site';
import type { SiteLanguages } from '../languages/siteLanguages.ts';
import type { CollectionContent } from './collectionContent.ts';

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
