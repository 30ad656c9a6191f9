import type { Defaulted, Fixed, Nullable } from './columns.ts';

export interface ScriptErrorTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  fingerprint: Fixed<Buffer>;
  message: Fixed<string>;
  stack: string;
  source: string;
  times: Defaulted<bigint>;
  first_seen_at: Fixed<Date>;
  last_seen_at: Date;
  dismissed_at: Nullable<Date>;
}

export interface ScriptErrorPlaceTable {
  website_id: Fixed<string>;
  error_id: Fixed<string>;
  kind: Fixed<'page' | 'browser'>;
  name: Fixed<string>;
  times: Defaulted<bigint>;
}

export interface ScriptErrorDayTable {
  website_id: Fixed<string>;
  error_id: Fixed<string>;
  /** `2026-11-22` */
  day: Fixed<string>;
  times: bigint;
}
