import type { Defaulted, Fixed, JsonObject, OptionalJson } from './columns.ts';

/** Platform tables: visible to `acrossSites` only. */
export interface AccountTable {
  id: Fixed<string>;
  email: string;
  display_name: string;
  password_hash: string;
  epoch: Defaulted<number>;
  created_at: Fixed<Date>;
}

export interface AccountSessionTable {
  /** SHA-256 of the cookie's value. */
  id_hash: Fixed<Buffer>;
  account_id: Fixed<string>;
  epoch: Fixed<number>;
  created_at: Fixed<Date>;
  seen_at: Date;
  expires_at: Date;
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
  settings: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
}

export interface WebsiteHostTable {
  /** Lower case, without port. */
  host: string;
  website_id: string;
}

export interface MembershipTable {
  website_id: Fixed<string>;
  account_id: Fixed<string>;
  roles: Defaulted<number[]>;
  is_owner: Defaulted<boolean>;
  epoch: Defaulted<number>;
  created_at: Fixed<Date>;
}
