import type { LeftOut } from '@quoin/domain/site';
import type { Fixed, Json } from '../columns.ts';

export type ThemeVersionState = 'checked' | 'installed' | 'dev' | 'removed';

export interface ThemeVersionTable {
  website_id: Fixed<string>;
  /** `plain-shop` of `plain-shop@3`. */
  name: Fixed<string>;
  number: Fixed<number>;
  title: string;
  state: ThemeVersionState;
  /** Of the list of its files. */
  fingerprint: string;
  left_out: Json<readonly LeftOut[]>;
  added_by: Fixed<string>;
  added_at: Date;
}

export interface ThemeFileTable {
  website_id: Fixed<string>;
  name: Fixed<string>;
  number: Fixed<number>;
  path: Fixed<string>;
  sha256: string;
  byte_size: bigint;
}

export interface DraftStylesheetTable {
  website_id: Fixed<string>;
  hash: Fixed<string>;
  css: Fixed<string>;
  kept_at: Date;
}
