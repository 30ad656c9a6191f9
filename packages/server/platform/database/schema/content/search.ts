import type { Nullable } from '../columns.ts';

/** Kept by triggers; read through the view `searched_item` (migration 0145). */
export interface ItemSearchTable {
  website_id: string;
  item_id: string;
  document: string;
}

/** What lists of products filter, count and sort by; kept by triggers. */
export interface ItemFacetTable {
  website_id: string;
  item_id: string;
  collection_id: string;
  /** Published and not in the trash. */
  is_listed: boolean;
  publish_on: Nullable<Date>;
  added_on: Date;
  display_index: number;
  sort_title: string;
  tags: string[];
  /** With those above. */
  categories: string[];
  /** Name, U+001F, value. */
  options: string[];
  /** Minor units. */
  price: Nullable<bigint>;
  on_sale: boolean;
  is_available: boolean;
}

export interface SearchWordTable {
  website_id: string;
  word: string;
}

/** The words of pages; kept by triggers, searched through the view `searched_page` (migration 0145). */
export interface PageSearchTable {
  website_id: string;
  collection_id: string;
  /** HTML. */
  body: string;
  document: string;
}

/** Views of one site, which full text may use the index of (migration 0145). */
export interface SearchedItemTable {
  website_id: string;
  item_id: string;
  document: string;
}

export interface SearchedPageTable {
  website_id: string;
  collection_id: string;
  document: string;
}

export interface SearchedWordTable {
  website_id: string;
  word: string;
}

export interface SearchedTranslationTable {
  website_id: string;
  language: string;
  kind: string;
  id: string;
  field: string;
  value: string;
  document: Nullable<string>;
}
