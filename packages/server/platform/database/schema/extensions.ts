import type { ApiScope } from '@quoin/domain/access';
import type { Defaulted, Fixed, Nullable } from './columns.ts';

/** Programs of others (migration 0127). */
export interface ExtensionTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  client_id: Fixed<string>;
  redirect_urls: string[];
  /** SHA-256 of the client secret. */
  secret_hash: Buffer;
  ending: string;
  created_by: Fixed<string>;
  created_at: Fixed<Date>;
  rotated_at: Nullable<Date>;
}

export interface ExtensionGrantTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  extension_id: Fixed<string>;
  scopes: Fixed<ApiScope[]>;
  is_offline: Fixed<boolean>;
  account_id: Fixed<string>;
  granted_by: Fixed<string>;
  granted_at: Fixed<Date>;
  last_used_at: Nullable<Date>;
}

export interface ExtensionTokenTable {
  website_id: Fixed<string>;
  /** SHA-256. */
  token_hash: Fixed<Buffer>;
  grant_id: Fixed<string>;
  kind: Fixed<'code' | 'access' | 'refresh'>;
  expires_at: Fixed<Date>;
  used_at: Nullable<Date>;
  redirect_url: Defaulted<string>;
  code_challenge: Defaulted<string>;
}
