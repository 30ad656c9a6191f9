import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestSite, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createStatementNames, PLANNED_EACH_TIME } from './statementNames.ts';

describe('statements kept ready', () => {
  it('are those that come again, each under one name', () => {
    const names = createStatementNames();
    expect([names.of('select 1'), names.of('select 1'), names.of('select 1')]).toEqual([undefined, 'q0_0', 'q0_0']);
    names.of('select 2');
    expect(names.of('select 2')).toBe('q0_1');
    expect([names.of('begin'), names.of('begin')]).toEqual([undefined, undefined]);
  });

  it('are none whose plan depends on their values', () => {
    const names = createStatementNames();
    const wide = `${PLANNED_EACH_TIME} select 1`;
    expect([names.of(wide), names.of(wide), names.of(wide)]).toEqual([undefined, undefined, undefined]);
  });

  it('are not endless', () => {
    const names = createStatementNames();
    for (let n = 0; n < 1000; n += 1) names.of(`select ${n}`);
    expect([names.of('select 399'), names.of('select 999')]).toEqual(['q0_399', undefined]);
  });
});

describe('on a database whose tables change meanwhile (FT-15)', () => {
  let test: TestDatabase;
  let websiteId: string;
  beforeAll(async () => {
    test = await createTestDatabase({ open: { maxConnections: 3 } });
    websiteId = await addTestSite(test.db, 'one');
  });
  afterAll(() => test.close());

  it('go on working: what was kept is prepared anew', async () => {
    const read = () => test.db.inSite({ websiteId }, (trx) => trx.selectFrom('tax_rule').selectAll().execute());
    for (let round = 0; round < 8; round += 1) await Promise.all([read(), read(), read()]);
    const kept = await test.db.inSite({ websiteId }, (trx) =>
      sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(trx),
    );
    expect(kept.rows[0]!.n).toBeGreaterThan(0);
    await test.asOwner('alter table tax_rule add column of_the_next_version int');
    expect(await Promise.all([read(), read(), read()])).toEqual([[], [], []]);
    expect(await read()).toEqual([]);
  });
});
