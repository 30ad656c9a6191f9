import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from '../columns.ts';

export interface SiteUserTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  email: string;
  full_name: Defaulted<string>;
  /** Null: has ordered, has no account. */
  password_hash: Nullable<string>;
  /** Nobody knows it: the account was made by a sign-in service. */
  is_password_random: Defaulted<boolean>;
  verified_at: Nullable<Date>;
  epoch: Defaulted<number>;
  cart_generation: Defaulted<number>;
  language: Defaulted<string>;
  accepts_marketing: Defaulted<boolean>;
  accepts_marketing_since: Nullable<Date>;
  is_tax_exempt: Defaulted<boolean>;
  notes: Defaulted<string>;
  tags: Defaulted<string[]>;
  /** Raised by every change of the shop's staff. */
  revision: Defaulted<number>;
  last_seen_at: Nullable<Date>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface SiteUserSessionTable {
  website_id: Fixed<string>;
  id_hash: Fixed<Buffer>;
  site_user_id: Fixed<string>;
  epoch: Fixed<number>;
  remember_me: Defaulted<boolean>;
  /** The browser, at most 60 characters. */
  device: Defaulted<string>;
  created_at: Fixed<Date>;
  seen_at: Date;
  expires_at: Date;
}

export type SiteUserTokenKind = 'signUp' | 'reset' | 'email' | 'signIn' | 'passkey';

export interface SiteUserTokenTable {
  website_id: Fixed<string>;
  token_hash: Fixed<Buffer>;
  kind: Fixed<SiteUserTokenKind>;
  site_user_id: Nullable<string>;
  email: string;
  epoch: Defaulted<number>;
  payload: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date>;
}

export interface SiteUserAddressTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  site_user_id: Fixed<string>;
  address: OptionalJson<JsonObject>;
  is_default: Defaulted<boolean>;
  display_index: Defaulted<number>;
  created_at: Fixed<Date>;
}

export interface SiteUserPasskeyTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  site_user_id: Fixed<string>;
  credential_id: Fixed<Buffer>;
  public_key: Fixed<Buffer>;
  counter: Defaulted<string>;
  host: Fixed<string>;
  name: Fixed<string>;
  created_at: Fixed<Date>;
  used_at: Nullable<Date>;
}

export interface SiteUserIdentityTable {
  website_id: Fixed<string>;
  issuer: Fixed<string>;
  subject: Fixed<string>;
  site_user_id: Fixed<string>;
  linked_at: Fixed<Date>;
}

/** Services by which members sign in. */
export interface SignInProviderTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  issuer: string;
  client_id: string;
  /** Sealed. */
  secret: string;
  created_at: Fixed<Date>;
}

/** Append-only for the application. */
export interface ErasureTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  email_key: Fixed<Buffer>;
  asked_by: Fixed<'customer' | 'staff'>;
  actor: Defaulted<string>;
  details: OptionalJson<JsonObject>;
  created_at: Fixed<Date>;
}

export interface MailRefusalTable {
  website_id: Fixed<string>;
  email_key: Fixed<Buffer>;
  kind: Fixed<string>;
  created_at: Fixed<Date>;
}
