import type { Config } from '../../config.ts';
import { clickhouseSink } from './clickhouseSink.ts';
import type { EventSink } from './eventSink.ts';
import { kafkaSink } from './kafkaSink.ts';

/** Null: events stay where they are. */
export function createEventSink(setting: Config['eventsSink'], fetch: typeof globalThis.fetch): EventSink | null {
  if (setting === null) return null;
  const parts = { url: setting.url, fetch };
  return setting.kind === 'clickhouse' ? clickhouseSink(parts) : kafkaSink(parts);
}
