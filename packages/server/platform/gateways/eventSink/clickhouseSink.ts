import { credentialsOf, type EventSink, postToSink, type SinkParts } from './eventSink.ts';

const DEFAULT_TABLE = 'site_event';

/**
 * ClickHouse through its HTTP interface: `https://user:password@host:8443/?database=shop&table=site_event`, one JSON object
 * per line. Columns it does not know are passed over; a token makes it forget a batch that it has already taken.
 */
export function clickhouseSink(parts: SinkParts): EventSink {
  const { address, user, password } = credentialsOf(parts.url);
  const table = address.searchParams.get('table') ?? DEFAULT_TABLE;
  if (!/^[A-Za-z_][\w.]*$/.test(table)) throw new Error(`"${table}" is no name of a table.`);
  address.searchParams.delete('table');
  const headers = {
    'content-type': 'application/x-ndjson',
    ...(user === '' ? {} : { 'x-clickhouse-user': user, 'x-clickhouse-key': password }),
  };
  return {
    async send({ token, events }) {
      const asked = new URL(address);
      asked.searchParams.set('query', `INSERT INTO ${table} FORMAT JSONEachRow`);
      asked.searchParams.set('insert_deduplication_token', token);
      asked.searchParams.set('input_format_skip_unknown_fields', '1');
      asked.searchParams.set('date_time_input_format', 'best_effort');
      // The answer comes when the rows are there, not when they are on their way.
      asked.searchParams.set('wait_end_of_query', '1');
      await postToSink(parts, {
        address: asked,
        headers,
        body: events.map((event) => JSON.stringify(event)).join('\n'),
      });
    },
  };
}
