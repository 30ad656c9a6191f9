import type { Defaulted, Fixed, JsonObject, Nullable, NullableJson } from '../columns.ts';

export interface AssetTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  /** 64 hex digits; names the file. Changes when other bytes take its place. */
  sha256: string;
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
  kind: Defaulted<'image' | 'video' | 'audio' | 'file'>;
  name: Defaulted<string>;
  folder_id: Nullable<string>;
  version: Defaulted<number>;
  is_copy: Defaulted<boolean>;
  deleted_at: Nullable<Date>;
}

export interface AssetVersionTable {
  website_id: Fixed<string>;
  asset_id: Fixed<string>;
  version: Fixed<number>;
  sha256: Fixed<string>;
  name: Fixed<string>;
  content_type: Fixed<string>;
  byte_size: Fixed<bigint>;
  width: Nullable<number>;
  height: Nullable<number>;
  color_data: NullableJson<JsonObject>;
  replaced_at: Fixed<Date>;
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

export interface MediaFolderTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  parent_id: Nullable<string>;
  name: string;
  created_at: Fixed<Date>;
}
