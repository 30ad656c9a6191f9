/**
 * The tables in ClickHouse that the figures are read from. Texts are keys as the database of the site took them, so that
 * both mean the same by them.
 */

/** Every event, as it was copied: perhaps more than once, so it is read with FINAL. */
export const EVENT_COLUMNS = {
  website_id: 'String',
  // Another one whenever a site is copied from its beginning again.
  copy: 'String',
  day: 'Date',
  event_id: 'String',
  seq: 'Int64',
  at: 'DateTime',
  // Milliseconds since 1970: older servers know no smaller part of a second.
  at_ms: 'UInt64',
  name: 'String',
  visitor_id: 'String',
  visit_id: 'String',
  is_new_visitor: 'UInt8',
  is_landing: 'UInt8',
  path: 'String',
  page_type: 'Nullable(Int16)',
  collection_id: 'String',
  item_id: 'String',
  title: 'String',
  referrer_host: 'String',
  source: 'String',
  medium: 'String',
  campaign: 'String',
  channel: 'String',
  language: 'String',
  country: 'String',
  time_zone: 'String',
  device: 'String',
  browser: 'String',
  screen: 'String',
  is_bot: 'UInt8',
  // JSON, with all else that the event said of itself.
  data: 'String',
  // What it is counted by and adds up to (storage/insightSource.ts).
  query: 'String',
  form: 'String',
  results: 'UInt32',
  pieces: 'UInt32',
  is_empty: 'UInt8',
} as const;

/** The visits of days that are over, as they were counted. Rows count only under the number that the database knows. */
export const VISIT_COLUMNS = {
  website_id: 'String',
  day: 'Date',
  pack: 'Int64',
  visit: 'String',
  visitor_number: 'Int32',
  started_local: 'String',
  pages: 'Int32',
  reach: 'Int8',
  stay: 'Int64',
  channel: 'String',
  source: 'String',
  medium: 'String',
  referrer_host: 'String',
  campaign: 'String',
  country: 'String',
  language: 'String',
  device: 'String',
  browser: 'String',
  screen: 'String',
  first_path: 'String',
  last_path: 'String',
} as const;

export interface TableNames {
  readonly events: string;
  readonly visits: string;
  /** Holds the mark by which this database is known. */
  readonly mark: string;
}

export function tableNames(events: string): TableNames {
  return { events, visits: `${events}_visits`, mark: `${events}_mark` };
}

/** Makes the tables that are missing. */
export function tableStatements({ events, visits, mark }: TableNames): readonly string[] {
  return [
    `CREATE TABLE IF NOT EXISTS ${events} (${columnsOf(EVENT_COLUMNS)}) ENGINE = ReplacingMergeTree() PARTITION BY toYYYYMM(day) ORDER BY (website_id, copy, day, event_id)`,
    `CREATE TABLE IF NOT EXISTS ${visits} (${columnsOf(VISIT_COLUMNS)}) ENGINE = MergeTree() PARTITION BY toYYYYMM(day) ORDER BY (website_id, day, pack)`,
    `CREATE TABLE IF NOT EXISTS ${mark} (mark String) ENGINE = MergeTree() ORDER BY mark`,
  ];
}

function columnsOf(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
}
