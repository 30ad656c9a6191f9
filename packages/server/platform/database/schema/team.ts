import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from './columns.ts';

export interface ContributorInviteTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  email: Fixed<string>;
  roles: number[];
  /** SHA-256 of what the mail's link carries. */
  token_hash: Buffer;
  invited_by: Nullable<string>;
  inviter: string;
  created_at: Date;
  expires_at: Date;
}

export interface CommercePreferenceTable {
  website_id: Fixed<string>;
  namespace: Fixed<string>;
  value: OptionalJson<JsonObject>;
  updated_at: Date;
}

export interface MailTemplateTable {
  website_id: Fixed<string>;
  kind: Fixed<string>;
  subject: string;
  html: string;
  revision: Defaulted<number>;
  updated_at: Date;
  updated_by: Defaulted<string>;
  broken_at: Nullable<Date>;
  problem: Defaulted<string>;
}
