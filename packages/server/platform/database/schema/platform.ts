import type { FurtherLanguage } from '@quoin/domain/translations';
import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from './columns.ts';

/** Platform tables: visible to `acrossSites` only. */
export interface AccountTable {
  id: Fixed<string>;
  email: string;
  display_name: string;
  password_hash: string;
  epoch: Defaulted<number>;
  created_at: Fixed<Date>;
  /** Names of what was shown once. */
  seen: Defaulted<string[]>;
  /** Of the app; null: the browser's. */
  language: Defaulted<string | null>;
  /** The last time; null: never yet. */
  signed_in_at: Nullable<Date>;
}

export interface AccountSessionTable {
  /** SHA-256 of the cookie's value. */
  id_hash: Fixed<Buffer>;
  account_id: Fixed<string>;
  epoch: Fixed<number>;
  created_at: Fixed<Date>;
  seen_at: Date;
  expires_at: Date;
  /** What the browser called itself. */
  device: Defaulted<string>;
  /** Where it was opened from. */
  address: Defaulted<string>;
  /** Whether the person also entered a code, or proved more than a password elsewhere. */
  is_two_step: Defaulted<boolean>;
}

export interface AccountTwoStepTable {
  account_id: Fixed<string>;
  /** Sealed. */
  secret: string;
  used_step: Defaulted<number>;
  created_at: Date;
  /** Null: being set up. */
  confirmed_at: Nullable<Date>;
}

export interface AccountRecoveryCodeTable {
  account_id: Fixed<string>;
  code_hash: Fixed<Buffer>;
}

export interface AccountIdentityTable {
  issuer: Fixed<string>;
  subject: Fixed<string>;
  account_id: Fixed<string>;
  linked_at: Fixed<Date>;
}

export interface AccountTokenTable {
  /** SHA-256 of the token in the mail's link. */
  token_hash: Fixed<Buffer>;
  account_id: Fixed<string>;
  epoch: Fixed<number>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date>;
  purpose: Defaulted<'password' | 'signIn'>;
}

/** Unlogged, as the next: a database that has crashed begins to count anew. */
export interface RequestCountTable {
  /** A keyed hash of who asks for what. */
  key: Fixed<Buffer>;
  count: number;
  until: Date;
}

export interface SignInTriesTable {
  /** SHA-256 of the address as typed, and of where it was. */
  key: Fixed<Buffer>;
  count: number;
  wait_until: Date;
  forget_at: Date;
}

/** Visible to `acrossSites`, and its own row inside `inSite`. */
export interface WebsiteTable {
  id: Fixed<string>;
  identifier: string;
  title: string;
  tagline: Defaulted<string>;
  description: Defaulted<string>;
  language: Defaulted<string>;
  time_zone: Defaulted<string>;
  currency: string;
  theme: string;
  published_version: Defaulted<number>;
  stock_revision: Defaulted<number>;
  /** Another one after each write to what prices a cart; the database sees to it. */
  pricing_version: Defaulted<string>;
  settings: OptionalJson<JsonObject>;
  /** Further ones than `language`, in order. */
  languages: OptionalJson<readonly FurtherLanguage[]>;
  translation_revision: Defaulted<number>;
  /** Nobody but its team sees it yet. */
  is_closed: Defaulted<boolean>;
  created_at: Fixed<Date>;
  /** Its owner deleted it: nobody sees it, and it can come back. */
  deleted_at: Nullable<Date>;
}

export interface SiteCopyTable {
  id: Fixed<string>;
  source_id: Fixed<string>;
  target_id: Fixed<string>;
  account_id: Fixed<string>;
  state: Defaulted<'running' | 'done' | 'failed'>;
  done: Defaulted<number>;
  total: Defaulted<number>;
  started_at: Fixed<Date>;
  finished_at: Nullable<Date>;
}

/** Which site a slug means; no two have one. */
export interface WebsiteSlugTable {
  identifier: string;
  website_id: string;
}

export interface WebsiteHostTable {
  /** Lower case, without port. */
  host: string;
  website_id: string;
  is_main: Defaulted<boolean>;
}

export interface MembershipTable {
  website_id: Fixed<string>;
  account_id: Fixed<string>;
  roles: Defaulted<number[]>;
  is_owner: Defaulted<boolean>;
  epoch: Defaulted<number>;
  created_at: Fixed<Date>;
  /** Sessions from before are not good for this site any more. */
  changed_at: Nullable<Date>;
}
