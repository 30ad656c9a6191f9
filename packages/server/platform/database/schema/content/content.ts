import type { Defaulted, Fixed, Json, JsonObject, Nullable, NullableJson, OptionalJson } from '../columns.ts';

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
  /** ROOT: the whole store page; its path is empty. */
  kind: Defaulted<'ROOT' | 'CATEGORY'>;
  page_rendering: Defaulted<string>;
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
  /** Sections and blocks of an entry written on its page; `body` is made of them. */
  document: NullableJson<JsonObject>;
  tags: Defaulted<string[]>;
  /** Paths of categories of the same collection. */
  categories: Defaulted<string[]>;
  workflow_state: Defaulted<number>;
  publish_on: Nullable<Date>;
  /** Visitors stop seeing it then (migration 0083). */
  take_down_on: Nullable<Date>;
  /** Where they are led afterwards; '': nowhere. */
  take_down_to: Defaulted<string>;
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
  /** Raised by the database at every edit. */
  revision: Defaulted<number>;
}

/** When and where an item of record type 12 happens (migration 0029). */
export interface CalendarEventTable {
  website_id: Fixed<string>;
  item_id: Fixed<string>;
  starts_at: Date;
  ends_at: Date;
  /** IANA; '' for the site's. */
  time_zone: Defaulted<string>;
  is_all_day: Defaulted<boolean>;
  location: OptionalJson<JsonObject>;
  /** Null: once (migration 0035). */
  recurrence: NullableJson<JsonObject>;
}

/** Further times of an event that repeats. */
export interface CalendarOccurrenceTable {
  website_id: Fixed<string>;
  item_id: Fixed<string>;
  starts_at: Fixed<Date>;
  ends_at: Fixed<Date>;
}

/** A view: every time of every event. Read only. */
export interface CalendarTimeTable {
  website_id: Fixed<string>;
  item_id: Fixed<string>;
  starts_at: Fixed<Date>;
  ends_at: Fixed<Date>;
}

export interface ItemImageTable {
  website_id: Fixed<string>;
  item_id: Fixed<string>;
  asset_id: Fixed<string>;
  display_index: Defaulted<number>;
}

/** Documents are read by `readPageDocument`: they may be older than the code. */
export interface PageDocumentTable {
  website_id: Fixed<string>;
  collection_id: Fixed<string>;
  published: OptionalJson<JsonObject>;
  draft: Json<JsonObject>;
  revision: Defaulted<bigint>;
  updated_on: Date;
  published_on: Nullable<Date>;
}
