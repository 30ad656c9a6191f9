import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service misbehaves at the next request. */
export type Mood = 'fine' | 'hangs' | 'fails' | 'endless' | 'refusesOne';

/** A service that speaks a sink's protocol over HTTP and keeps what it took. */
export interface FakeSink {
  readonly url: string;
  /** Ids of events, in the order they were taken. */
  readonly taken: string[];
  /** Of each request that came with the right credentials. */
  readonly requests: { readonly headers: IncomingMessage['headers']; readonly url: URL }[];
  mood: Mood;
  close(): Promise<void>;
}

type Take = (
  request: { readonly url: URL; readonly body: string; readonly message: IncomingMessage },
  sink: FakeSink,
) => {
  readonly status: number;
  readonly body: string;
};

export const openFakeClickHouse = () => open('/?database=shop&table=events', takeLines);
export const openFakeKafka = () => open('/topics/events', takeRecords);

/** ClickHouse: lines of JSON after an INSERT; a token it knows is answered without taking anything again. */
const takeLines: Take = ({ url, body, message }, sink) => {
  if (message.headers['x-clickhouse-user'] !== 'ada' || message.headers['x-clickhouse-key'] !== 'se:cret') {
    return { status: 403, body: 'Code: 516. Authentication failed' };
  }
  if (body === 'SELECT version()') return { status: 200, body: '24.8.1.1\n' };
  if (url.searchParams.get('query') !== 'INSERT INTO events FORMAT JSONEachRow')
    return { status: 404, body: 'no query' };
  if (sink.mood === 'refusesOne') return { status: 400, body: 'Code: 117. Cannot parse input' };
  const token = url.searchParams.get('insert_deduplication_token');
  const known = sink.requests
    .slice(0, -1)
    .some((each) => each.url.searchParams.get('insert_deduplication_token') === token);
  if (!known) sink.taken.push(...body.split('\n').map((line) => (JSON.parse(line) as { event_id: string }).event_id));
  return { status: 200, body: '' };
};

/** REST proxy: each record with its place, or with what was wrong with it. */
const takeRecords: Take = ({ url, body, message }, sink) => {
  if (message.headers.authorization !== `Basic ${Buffer.from('ada:se:cret').toString('base64')}`) {
    return { status: 401, body: '{"error_code":40101,"message":"Authentication failed"}' };
  }
  if (url.pathname !== '/topics/events' || message.headers['content-type'] !== 'application/vnd.kafka.json.v2+json') {
    return { status: 415, body: '{}' };
  }
  const { records } = JSON.parse(body) as { readonly records: readonly { readonly key: string }[] };
  const offsets = records.map(({ key }, offset) => {
    if (sink.mood === 'refusesOne' && offset === 1)
      return { partition: null, offset: null, error_code: 50002, error: 'Kafka error' };
    if (!sink.taken.includes(key)) sink.taken.push(key);
    return { partition: 0, offset, error_code: null, error: null };
  });
  return { status: 200, body: JSON.stringify({ key_schema_id: null, value_schema_id: null, offsets }) };
};

async function open(path: string, take: Take): Promise<FakeSink> {
  const server: Server = createServer((message, response) => void answer(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sink: FakeSink = {
    url: `http://ada:se%3Acret@127.0.0.1:${port}${path}`,
    ...{ taken: [], requests: [], mood: 'fine' },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const url = new URL(message.url ?? '/', 'http://fake');
    sink.requests.push({ headers: message.headers, url });
    if (sink.mood === 'hangs') return;
    if (sink.mood === 'fails') return void response.writeHead(503).end('Out of memory');
    if (sink.mood === 'endless') return pour(response);
    const reply = take({ url, body: Buffer.concat(chunks).toString('utf8'), message }, sink);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  }
  return sink;
}

function pour(response: ServerResponse): void {
  response.on('error', () => undefined);
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
