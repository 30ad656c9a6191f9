import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SinkFault } from '../eventSink/eventSink.ts';
import { type ClickHouse, connectClickHouse } from './clickhouse.ts';
import { HAS_CLICKHOUSE, openClickHouse, type TestClickHouse } from './testing/clickhouseServer.ts';

const TEXTS = ['', "it's", 'a\\', "\\' OR 1=1 --", 'a\tb\nc\rd', '{p1:String}', '$1', '😀 Käse 日本', '%27', '"`'];

describe.skipIf(!HAS_CLICKHOUSE)('a real ClickHouse server', () => {
  let server: TestClickHouse;
  let clickhouse: ClickHouse;
  beforeAll(async () => {
    server = await openClickHouse();
    clickhouse = connectClickHouse({ url: server.url(), fetch, timeoutMs: 20_000 });
    await clickhouse.run(sql`CREATE TABLE ${sql.raw(clickhouse.table)} (id Int64, text String, isSure UInt8, at DateTime)
      ENGINE = MergeTree() ORDER BY id`);
    const rows = TEXTS.map((text, id) => ({
      id,
      text,
      isSure: id % 2 === 0,
      at: '2026-03-01T00:00:00.123Z',
      unknown: {},
    }));
    await clickhouse.insert(clickhouse.table, rows, 'token');
  }, 120_000);
  afterAll(() => server?.close());

  it.each(TEXTS.map((text, id) => [text, id] as const))('finds the text %j and no other (SC-27)', async (text, id) => {
    const found = await clickhouse.read(
      sql`SELECT id, text, isSure FROM ${sql.raw(clickhouse.table)} WHERE text = ${text} AND ${text} <> ${`${text} `}`,
    );
    expect(found).toEqual([{ id: String(id), text, isSure: Number(id % 2 === 0) }]);
  });

  it('whole numbers arrive to the last digit', async () => {
    const [row] = await clickhouse.read(sql`SELECT ${sql.lit(9_007_199_254_740_993n)} + ${1} AS sum`);
    expect(row).toEqual({ sum: '9007199254740994' });
  });

  it('what it refuses, and an address without a server, is a fault', async () => {
    await expect(clickhouse.read(sql`SELECT nothing FROM nowhere`)).rejects.toBeInstanceOf(SinkFault);
    const nobody = connectClickHouse({ url: 'http://127.0.0.1:9/', fetch });
    await expect(nobody.read(sql`SELECT 1`)).rejects.toBeInstanceOf(SinkFault);
  });
});
