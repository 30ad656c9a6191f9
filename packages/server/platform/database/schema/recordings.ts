import type { Device } from '@quoin/domain/analytics';
import type { Fixed, Json } from './columns.ts';

export interface RecordingTable {
  website_id: Fixed<string>;
  id: Fixed<string>;
  visitor_id: Fixed<string>;
  started_at: Fixed<Date>;
  first_event: bigint;
  last_event: bigint;
  pages: Json<readonly string[]>;
  clicks: number;
  rage_clicks: number;
  errors: number;
  has_purchase: boolean;
  device: Fixed<Device>;
  browser: Fixed<string>;
  country: Fixed<string>;
  width: Fixed<number>;
  height: Fixed<number>;
  experiments: Json<Readonly<Record<string, string>>>;
  byte_size: bigint;
}

export interface RecordingChunkTable {
  website_id: Fixed<string>;
  recording_id: Fixed<string>;
  page_load_id: Fixed<string>;
  seq: Fixed<number>;
  events: Fixed<Buffer>;
}
