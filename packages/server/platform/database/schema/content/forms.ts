import type { Defaulted, Fixed, JsonObject, Nullable, OptionalJson } from '../columns.ts';

export interface FormTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  kind: 'form' | 'newsletter';
  fields: OptionalJson<readonly JsonObject[]>;
  settings: OptionalJson<JsonObject>;
  revision: Defaulted<number>;
  created_at: Fixed<Date>;
  updated_at: Date;
  deleted_at: Nullable<Date>;
}

export interface FormSubmissionTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  form_id: Fixed<string>;
  key_hash: Fixed<Buffer>;
  content_hash: Fixed<Buffer>;
  answers: OptionalJson<readonly JsonObject[]>;
  search: Defaulted<string>;
  email: Defaulted<string>;
  sender: Defaulted<string>;
  page: OptionalJson<JsonObject>;
  language: Defaulted<string>;
  folder: Defaulted<'inbox' | 'spam'>;
  spam_reasons: Defaulted<string[]>;
  read_at: Nullable<Date>;
  deleted_at: Nullable<Date>;
  created_at: Fixed<Date>;
}

export interface MailingListTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  name: string;
  description: Defaulted<string>;
  is_double_opt_in: Defaulted<boolean>;
  sends_welcome: Defaulted<boolean>;
  revision: Defaulted<number>;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface SubscriberTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  list_id: Fixed<string>;
  email: string;
  full_name: Defaulted<string>;
  state: 'pending' | 'subscribed' | 'unsubscribed';
  source: Defaulted<string>;
  language: Defaulted<string>;
  token_hash: Nullable<Buffer>;
  token_expires_at: Nullable<Date>;
  asks: Defaulted<number>;
  asked_since: Date;
  confirmed_at: Nullable<Date>;
  unsubscribed_at: Nullable<Date>;
  created_at: Fixed<Date>;
  updated_at: Date;
}
