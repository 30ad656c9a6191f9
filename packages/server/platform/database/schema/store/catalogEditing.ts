import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from '../columns.ts';

/** An address that something has left; exactly one of the three says what. */
export interface MovedPageTable {
  website_id: Fixed<string>;
  path: Fixed<string>;
  item_id: Nullable<string>;
  collection_id: Nullable<string>;
  category_id: Nullable<string>;
  moved_at: Date;
}

export interface DigitalFileTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  product_id: Fixed<string>;
  sha256: Fixed<string>;
  filename: string;
  byte_size: Fixed<bigint>;
  display_index: Defaulted<number>;
  removed_at: Nullable<Date>;
  created_at: Fixed<Date>;
}

export interface DownloadGrantTable {
  website_id: Fixed<string>;
  order_id: Fixed<string>;
  line_id: Fixed<string>;
  file_id: Fixed<string>;
  downloads: Defaulted<number>;
  expires_at: Date;
  is_revoked: Defaulted<boolean>;
  created_at: Fixed<Date>;
}

export interface SavedViewTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  account_id: Fixed<string>;
  screen: Fixed<string>;
  name: string;
  search: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
}
