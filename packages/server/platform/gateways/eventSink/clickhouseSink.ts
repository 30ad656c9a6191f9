import { connectClickHouse } from '../clickhouse/clickhouse.ts';
import type { EventSink, SinkParts } from './eventSink.ts';

/** ClickHouse. Columns it does not know are passed over; a token makes newer ones forget a batch that they have already taken. */
export function clickhouseSink(parts: SinkParts): EventSink {
  const server = connectClickHouse(parts);
  return { send: ({ token, events }) => server.insert(server.table, events, token) };
}
