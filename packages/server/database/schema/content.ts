import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson, OptionalJson } from './columns.ts';

export interface AssetTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  /** 64 hex digits; names the file. */
  sha256: Fixed<string>;
  filename: string;
  content_type: string;
  byte_size: bigint;
  width: Nullable<number>;
  height: Nullable<number>;
  /** 0 (left, top) to 1. */
  focal_x: Defaulted<number>;
  focal_y: Defaulted<number>;
  alt_text: Defaulted<string>;
  color_data: NullableJson<JsonObject>;
  created_at: Fixed<Date>;
}

export interface AssetRenditionTable {
  website_id: Fixed<string>;
  asset_id: Fixed<string>;
  width: Fixed<number>;
  height: number;
  format: Fixed<'webp' | 'avif' | 'jpeg' | 'png' | 'gif'>;
  sha256: string;
  byte_size: bigint;
}

export interface CollectionTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  type: number;
  type_name: string;
  title: string;
  navigation_title: string;
  url_id: string;
  description: Defaulted<string>;
  ordering: Defaulted<number>;
  enabled: Defaulted<boolean>;
  homepage: Defaulted<boolean>;
  region_name: Defaulted<string>;
  page_size: Defaulted<number>;
  main_image_id: Nullable<string>;
  settings: OptionalJson<JsonObject>;
  main_content: Defaulted<string>;
  seo: OptionalJson<JsonObject>;
  display_index: Defaulted<number>;
  created_on: Fixed<Date>;
  updated_on: Date;
}

export interface NavigationTable {
  website_id: Fixed<string>;
  /** Name in the theme, for example mainNav. */
  id: Fixed<string>;
  items: OptionalJson<readonly unknown[]>;
}

export interface CategoryTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  collection_id: Fixed<string>;
  parent_id: Nullable<string>;
  display_name: string;
  url_id: string;
  path: string;
  display_index: Defaulted<number>;
}

export interface ItemTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  collection_id: string;
  record_type: number;
  url_id: string;
  title: string;
  body: Defaulted<string>;
  excerpt: Defaulted<string>;
  tags: Defaulted<string[]>;
  /** Paths of categories of the same collection. */
  categories: Defaulted<string[]>;
  workflow_state: Defaulted<number>;
  publish_on: Nullable<Date>;
  added_on: Fixed<Date>;
  updated_on: Date;
  display_index: Defaulted<number>;
  main_image_id: Nullable<string>;
  author_name: Defaulted<string>;
  starred: Defaulted<boolean>;
  source_url: Defaulted<string>;
  seo: OptionalJson<JsonObject>;
  data: OptionalJson<JsonObject>;
  import_source: Nullable<string>;
  import_key: Nullable<string>;
  /** Set = deleted, can be undone for 30 days. */
  deleted_at: Nullable<Date>;
}

export interface ItemImageTable {
  website_id: Fixed<string>;
  item_id: Fixed<string>;
  asset_id: Fixed<string>;
  display_index: Defaulted<number>;
}
