import type { Defaulted, Fixed, Json, JsonObject, Nullable } from './columns.ts';

/** Days are written and read as text (`2026-03-01`), so queries cast them. */
export interface SiteEventTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  day: string;
  seq: Defaulted<bigint>;
  at: Date;
  received_at: Date;
  name: string;
  visitor: Fixed<string>;
  visit: Fixed<string>;
  is_new_visitor: boolean;
  is_landing: boolean;
  path: string;
  page_type: Nullable<number>;
  collection_id: string;
  item_id: string;
  title: string;
  referrer_host: string;
  source: string;
  medium: string;
  campaign: string;
  channel: string;
  language: string;
  country: string;
  time_zone: string;
  device: string;
  browser: string;
  screen: string;
  is_bot: boolean;
  data: Json<JsonObject>;
}

export interface AnalyticsVisitTable {
  website_id: Fixed<string>;
  visit: Fixed<string>;
  visitor: Fixed<string>;
  day: string;
  started_local: string;
  started_at: Date;
  ended_at: Date;
  first_is_page: boolean;
  first_at: Date;
  first_id: string;
  first_path: string;
  last_is_page: boolean;
  last_at: Date;
  last_id: string;
  last_path: string;
  pages: number;
  reach: number;
  is_new_visitor: boolean;
  channel: string;
  source: string;
  medium: string;
  campaign: string;
  referrer_host: string;
  country: string;
  language: string;
  device: string;
  browser: string;
  screen: string;
  visitor_number: Defaulted<number>;
}

export interface AnalyticsVisitorDayTable {
  website_id: Fixed<string>;
  visitor: Fixed<string>;
  day: string;
  previous_day: Nullable<string>;
  visitor_number: Defaulted<number>;
}

export interface AnalyticsPackedDayTable {
  website_id: Fixed<string>;
  day: string;
  visits: number;
  pack: Nullable<bigint>;
  is_ready: Defaulted<boolean>;
}

export interface AnalyticsPackedColumnTable {
  website_id: Fixed<string>;
  day: string;
  name: string;
  entries: number;
  keys: Nullable<string[]>;
  codes: string;
  gaps: Nullable<string>;
  totals: Nullable<string>;
  later: Nullable<string>;
}

export interface AnalyticsRollupTable {
  website_id: Fixed<string>;
  grain: string;
  measure: string;
  dimension: string;
  bucket: string;
  key: string;
  count: bigint;
  total: bigint;
}

export interface AnalyticsProgressTable {
  website_id: Fixed<string>;
  counted_seq: Defaulted<bigint>;
  visitor_count: Defaulted<number>;
  copied_seq: Defaulted<bigint>;
  copied_to: Defaulted<string>;
  copy: Nullable<string>;
  events_from: Nullable<string>;
}
