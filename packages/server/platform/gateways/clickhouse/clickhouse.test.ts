import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SinkFault } from '../eventSink/eventSink.ts';
import { connectClickHouse } from './clickhouse.ts';

const closed = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('closed'), { code: 'UND_ERR_SOCKET' }) });

function connect(version: string, isClosedAt: (request: number) => boolean) {
  const asked: { readonly url: URL; readonly body: string }[] = [];
  const answer: typeof fetch = (input, init) => {
    asked.push({ url: input as URL, body: init?.body as string });
    if (isClosedAt(asked.length)) return Promise.reject(closed());
    return Promise.resolve(new Response(init?.body === 'SELECT version()' ? `${version}\n` : '{"data":[{"a":"1"}]}'));
  };
  return { asked, clickhouse: connectClickHouse({ url: 'http://ada:secret@x/?database=shop', fetch: answer }) };
}

it('a connection that the server closed while it rested is opened again, once', async () => {
  const { asked, clickhouse } = connect('24.8.1', (request) => request === 2);
  expect(await clickhouse.read(sql`SELECT ${'a'} AS a`)).toEqual([{ a: '1' }]);
  expect(asked).toHaveLength(3);
  const gone = connect('24.8.1', () => true);
  await expect(gone.clickhouse.read(sql`SELECT 1`)).rejects.toBeInstanceOf(SinkFault);
  expect(gone.asked).toHaveLength(2);
});

it.each([
  ['18.16.1', "SELECT 'a' AS a", null, null],
  ['19.14.3', 'SELECT {p1:String} AS a', 'a', null],
  ['22.1.9', 'SELECT {p1:String} AS a', 'a', null],
  ['26.7.2', 'SELECT {p1:String} AS a', 'a', 't'],
])('version %s is asked and given what it knows', async (version, text, parameter, token) => {
  const { asked, clickhouse } = connect(version, () => false);
  await clickhouse.read(sql`SELECT ${'a'} AS a`);
  await clickhouse.insert('events', [{ a: 1 }], 't');
  expect(asked[1]?.body).toBe(text);
  expect(asked[1]?.url.searchParams.get('param_p1')).toBe(parameter);
  expect(asked[2]?.url.searchParams.get('insert_deduplication_token')).toBe(token);
  expect(asked.every(({ url }) => !url.href.includes('secret') && url.searchParams.get('database') === 'shop')).toBe(
    true,
  );
});
