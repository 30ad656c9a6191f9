import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isWithin } from './insightSumsRead.ts';

const SITE = '00000000-0000-4000-8000-000000000001';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('sums of some days', () => {
  it('are found by their days, not read as far as they go back', async () => {
    const conditions = await database.db.inSite({ websiteId: SITE }, async (trx) => {
      await sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
        trx,
      );
      const { rows } = await sql<Record<'QUERY PLAN', string>>`
        EXPLAIN SELECT key FROM analytics_rollup WHERE website_id = ${sql.lit(SITE)} AND grain = 'day' AND measure = 'searches'
          AND dimension = 'query' AND ${isWithin({ from: '2026-03-01', to: '2026-03-31' })}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Index Cond'));
    });
    expect(conditions).toEqual([expect.stringMatching(/bucket >= .* AND \(bucket < /)]);
  });
});
