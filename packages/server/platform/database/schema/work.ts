import type { TableReading } from '@quoin/domain/formats';
import type { Defaulted, Fixed, Json, JsonObject, Nullable, NullableJson, OptionalJson } from './columns.ts';

export type JobState = 'waiting' | 'running' | 'done' | 'dead';

export interface JobTable {
  /** The nil uuid for jobs of no site. */
  website_id: Fixed<string>;
  id: Fixed<string>;
  kind: Fixed<string>;
  payload: OptionalJson<JsonObject>;
  dedupe_key: Nullable<string>;
  run_at: Date;
  attempts: Defaulted<number>;
  max_attempts: Defaulted<number>;
  state: Defaulted<JobState>;
  locked_at: Nullable<Date>;
  locked_by: Nullable<string>;
  last_error: Nullable<string>;
  created_at: Fixed<Date>;
  finished_at: Nullable<Date>;
}

export type MailState = 'waiting' | 'sent' | 'kept' | 'failed';

export interface MailTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  kind: string;
  recipient: string;
  sender: string;
  subject: string;
  html: string;
  text: string;
  headers: OptionalJson<Readonly<Record<string, string>>>;
  dedupe_key: Nullable<string>;
  /** 'kept': shown in the app's mailbox because no mail server is set. */
  state: Defaulted<MailState>;
  last_error: Nullable<string>;
  /** What makes its link work. It replaces `MAIL_SECRET` in the texts when the mail is sent. */
  secret: Nullable<string>;
  created_at: Fixed<Date>;
  sent_at: Nullable<Date>;
}

export interface IdempotencyTable {
  website_id: Fixed<string>;
  principal: Fixed<string>;
  route: Fixed<string>;
  key: Fixed<string>;
  request_hash: Fixed<string>;
  status: Nullable<number>;
  /** NULL = still running. */
  answer: NullableJson<unknown>;
  created_at: Fixed<Date>;
}

export interface TemplateDiagnosticTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  fingerprint: Fixed<string>;
  theme: string;
  file: string;
  line: number;
  col: number;
  code: string;
  detail: OptionalJson<JsonObject>;
  page_path: Nullable<string>;
  times: Defaulted<bigint>;
  first_seen_at: Fixed<Date>;
  last_seen_at: Date;
  severity: Defaulted<'error' | 'warning' | 'info'>;
  /** The state of the theme's files that had it. */
  theme_version: Defaulted<string>;
  /** Put aside as long as the theme is in this state. */
  dismissed_version: Nullable<string>;
}

export interface ImportRunTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  kind: string;
  source: string;
  file_name: string;
  file_hash: string;
  state: Defaulted<'draft' | 'running' | 'done' | 'stopped' | 'failed' | 'undoing' | 'undone'>;
  position: Defaulted<number>;
  counts: OptionalJson<Readonly<Record<string, number>>>;
  problems: OptionalJson<readonly unknown[]>;
  started_at: Fixed<Date>;
  finished_at: Nullable<Date>;
  /** The file itself, until the run is over. */
  content: Nullable<string>;
  mapping: OptionalJson<Readonly<Record<string, string>>>;
  reading: OptionalJson<Partial<TableReading>>;
  total: Defaulted<number>;
  account_id: Nullable<string>;
  actor: Defaulted<string>;
  /** Where what the file holds goes. */
  choices: OptionalJson<JsonObject>;
}

/** Which column of a file holds what, as somebody said it. */
export interface ImportMappingTable {
  website_id: Fixed<string>;
  kind: Fixed<string>;
  header_hash: Fixed<string>;
  mapping: Json<Readonly<Record<string, string>>>;
  used_at: Date;
}

/** What an import made, by its key in the file. */
export interface ImportThingTable {
  website_id: Fixed<string>;
  kind: Fixed<string>;
  key: Fixed<string>;
  run_id: string;
  thing_id: Nullable<string>;
  title: Defaulted<string>;
  mark: Defaulted<string>;
  made_at: Fixed<Date>;
}

/** A product as an import found and left it; its `before` is as `productState` has it. */
export interface ImportProductTable {
  website_id: Fixed<string>;
  run_id: Fixed<string>;
  item_id: Fixed<string>;
  line: Fixed<number>;
  title: Defaulted<string>;
  before: OptionalJson<JsonObject | null>;
  mark: string;
  outcome: Nullable<'deleted' | 'hidden' | 'restored' | 'keptEdited' | 'keptTaken' | 'gone'>;
}
