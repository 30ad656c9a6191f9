import type { Listing, ListSettings } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { FolderSettings, ItemKindName } from '@quoin/domain/site';
import type { ItemContent } from './itemContent.ts';
import type { SeoContent, SettingsContent } from './siteContent.ts';

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

/** One of the pages that an index shows, with its sections in the document of the index; without any it is a stored text. */
export interface IndexPart {
  readonly collection: CollectionContent;
  readonly sections: readonly string[];
  /** Of a list: its first entries. */
  readonly items?: readonly ItemContent[];
}
