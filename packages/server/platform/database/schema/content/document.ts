import type { Edit, JsonRecord } from '@quoin/domain/document';
import type { Defaulted, Fixed, Json, Nullable, NullableJson } from '../columns.ts';

/** The site under edit (migration 0037). */
export interface SiteDraftTable {
  website_id: Fixed<string>;
  revision: Defaulted<bigint>;
  /** `website.published_version` when live records were last compared with the served tables. */
  seen_version: number;
  /** The version whose state the live records are. */
  live_number: Nullable<number>;
  created_at: Fixed<Date>;
  published_at: Nullable<Date>;
}

/** What editors work on. */
export interface DraftRecordTable {
  website_id: Fixed<string>;
  key: Fixed<string>;
  value: Json<JsonRecord>;
}

/** What visitors see, as records. */
export interface LiveRecordTable {
  website_id: Fixed<string>;
  key: Fixed<string>;
  value: Json<JsonRecord>;
}

export interface SiteChangeTable {
  website_id: Fixed<string>;
  /** Of the draft after it. */
  revision: Fixed<bigint>;
  id: Fixed<string>;
  account_id: Fixed<string | null>;
  author: Fixed<string>;
  command: Fixed<string>;
  label: Fixed<string>;
  edits: Json<readonly Edit[]>;
  created_at: Fixed<Date>;
}

export interface SiteVersionTable {
  website_id: Fixed<string>;
  number: Fixed<number>;
  kind: Fixed<'published' | 'named' | 'planned'>;
  name: Defaulted<string>;
  account_id: Fixed<string | null>;
  author: Fixed<string>;
  made_at: Fixed<Date>;
  revision: Fixed<bigint>;
  pages: Fixed<string[]>;
  planned_for: Fixed<Date | null>;
  planned_keys: Fixed<string[] | null>;
  /** Published or called off. */
  ended_at: Nullable<Date>;
  /** What it held was let go of (migration 0045). */
  pruned_at: Nullable<Date>;
}

export interface VersionRecordTable {
  website_id: Fixed<string>;
  key: Fixed<string>;
  /** Moved on to the next version when this one is let go of. */
  number: number;
  /** Null: gone. */
  value: NullableJson<JsonRecord>;
}

export interface PreviewLinkTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  token_hash: Fixed<Buffer>;
  account_id: Fixed<string | null>;
  author: Fixed<string>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date>;
}

/** Of a page that is not for everybody (migration 0044). */
/** Addresses that lead nowhere (migration 0041). */
export interface MissingPageTable {
  website_id: Fixed<string>;
  path: Fixed<string>;
  hits: Defaulted<number>;
  last_at: Date;
}

export interface PagePasswordTable {
  website_id: Fixed<string>;
  page_id: Fixed<string>;
  password_hash: string;
  epoch: Defaulted<number>;
  set_at: Date;
}
