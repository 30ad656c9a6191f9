import type { Fixed, Nullable } from '../columns.ts';

/** What a text of a site is in a further language (migration 0059); its words for searches are the database's own (0071). */
export interface TranslationTable {
  website_id: Fixed<string>;
  language: Fixed<string>;
  kind: Fixed<string>;
  id: Fixed<string>;
  field: Fixed<string>;
  value: string;
  source_hash: string;
  updated_on: Date;
  /** Written by the database. */
  document: Nullable<string>;
}
