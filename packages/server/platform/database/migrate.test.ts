import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, MIGRATIONS_DIR, SILENT, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await createTestDatabase({ isMigrated: false });
  folder = await mkdtemp(join(tmpdir(), 'quoin-migrations-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = (migrationsDir = folder) => migrate({ target: { connectionString: test.url }, migrationsDir, log: SILENT });
const names = () => test.asOwner('select name from schema_migration order by name');

describe('migrate', () => {
  it('applies each file once, in order, whatever the line ends', async () => {
    await put('0002-b.sql', 'insert into a values (2);');
    await put('0001-a.sql', 'create table a (n int);\ninsert into a values (1);');
    expect(await run()).toEqual(['0001-a.sql', '0002-b.sql']);
    await put('0001-a.sql', 'create table a (n int);\r\ninsert into a values (1);');
    expect(await run()).toEqual([]);
    expect(await test.asOwner('select n from a')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('leaves nothing of a migration that fails and goes on from it the next time (FT-15)', async () => {
    await put('0001-a.sql', 'create table a (n int);');
    await put('0002-b.sql', 'create table b (n int); select 1 / 0;');
    await put('0003-c.sql', 'create table c (n int);');
    await expect(run()).rejects.toThrow('division by zero');
    expect(await names()).toEqual([{ name: '0001-a.sql' }]);
    expect(await test.asOwner("select to_regclass('b') as b")).toEqual([{ b: null }]);
    await put('0002-b.sql', 'create table b (n int);');
    expect(await run()).toEqual(['0002-b.sql', '0003-c.sql']);
  });

  it('does each migration once when four processes start at the same time', async () => {
    await put('0001-a.sql', 'create table a (n int); select pg_sleep(0.1);');
    await put('0002-b.sql', 'insert into a values (1);');
    const applied = (await Promise.all([run(), run(), run(), run()])).flat();
    expect(applied.sort()).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await test.asOwner('select n from a')).toEqual([{ n: 1 }]);
  });

  it('refuses a migration that was changed after it ran, and a database from a newer version', async () => {
    await put('0001-a.sql', 'select 1;');
    await run();
    await put('0001-a.sql', 'select 2;');
    await expect(run()).rejects.toThrow('Migration 0001-a.sql was changed after it had run.');
    await rm(join(folder, '0001-a.sql'));
    await put('0000-z.sql', 'select 1;');
    await expect(run()).rejects.toThrow('start the newer version');
  });

  it('makes the whole schema, search extensions included', async () => {
    await cp(MIGRATIONS_DIR, folder, { recursive: true });
    await run();
    expect(
      await test.asOwner("select unaccent('Crème brûlée') as plain, similarity('prints', 'print') > 0.5 as near"),
    ).toEqual([{ plain: 'Creme brulee', near: true }]);
  });
});
