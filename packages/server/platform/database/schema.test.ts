import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestSite, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { UNDISTRIBUTED } from './distribution/undistributed.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

interface KeyRow {
  table: string;
  name: string;
  kind: string;
  columns: string[];
  target: string | null;
}

/** Primary keys, unique constraints, unique indexes and foreign keys of all tables. */
function readKeys(): Promise<KeyRow[]> {
  return test.asOwner<KeyRow>(`
    select r.relname as table, i.relname as name, 'unique' as kind, null as target,
      array(select coalesce(a.attname, '?')::text from unnest(x.indkey::int[]) with ordinality k(n, o)
        left join pg_attribute a on a.attrelid = r.oid and a.attnum = k.n order by k.o) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class r on r.oid = x.indrelid
    where x.indisunique and r.relnamespace = 'public'::regnamespace
    union all
    select r.relname, c.conname, 'foreign', c.confrelid::regclass::text,
      array(select a.attname::text from unnest(c.conkey) with ordinality k(n, o)
        join pg_attribute a on a.attrelid = r.oid and a.attnum = k.n order by k.o)
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and r.relnamespace = 'public'::regnamespace`);
}

/** What leads to a site, or from one to another, cannot start with one. */
const isTenant = (table: string) => table !== 'website' && !UNDISTRIBUTED.has(table);

function faultyKeys(keys: readonly KeyRow[]): string[] {
  return keys
    .filter(({ table, target }) => isTenant(table) && (target === null || isTenant(target)))
    .filter(({ columns }) => columns[0] !== 'website_id')
    .map(({ table, name }) => `${table}.${name}`);
}

describe('keys start with the site (TEN-1)', () => {
  it('every primary, unique and foreign key of a tenant table starts with website_id', async () => {
    const keys = await readKeys();
    expect(keys.length).toBeGreaterThan(60);
    expect(faultyKeys(keys)).toEqual([]);
  });

  it('every tenant table has a primary key', async () => {
    const bare = await test.asOwner(`
      select relname from pg_class r where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index where indrelid = r.oid and indisprimary)`);
    expect(bare).toEqual([]);
  });

  it('would notice a table without', async () => {
    await test.asOwner(
      'create table stray (id uuid primary key, website_id uuid not null, cart_id uuid, foreign key (website_id, cart_id) references cart)',
    );
    expect(faultyKeys(await readKeys())).toEqual(['stray.stray_pkey']);
    expect((await unprotected()).map(({ relname }) => relname)).toEqual(['stray']);
    await test.asOwner('drop table stray');
  });
});

const unprotected = () =>
  test.asOwner<{ relname: string }>(`
    select relname from pg_class r where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname <> 'schema_migration'
    and not (relrowsecurity and relforcerowsecurity and exists (select 1 from pg_policy where polrelid = r.oid))`);

describe('row-level security is the second wall (TEN-2)', () => {
  it('is enabled, forced and has a policy on every table', async () => {
    expect(await unprotected()).toEqual([]);
  });

  it('the role of requests owns nothing and does not bypass it', async () => {
    const [role] = await test.asOwner(`
      select rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = 'quoin_app'`);
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, owned: 0 });
  });

  it('shows a query without a site no row of any other site, and refuses to write one', async () => {
    const [mine, other] = [await addTestSite(test.db, 'mine'), await addTestSite(test.db, 'other')];
    await test.db.inSite({ websiteId: mine }, (trx) =>
      trx.insertInto('navigation').values({ website_id: mine, id: 'mainNav' }).execute(),
    );
    const unscoped = (websiteId: string) =>
      test.db.inSite({ websiteId }, (trx) => trx.selectFrom('navigation').selectAll().execute());
    expect(await unscoped(mine)).toHaveLength(1);
    expect(await unscoped(other)).toEqual([]);
    expect(await test.db.acrossSites((trx) => trx.selectFrom('navigation').selectAll().execute())).toEqual([]);
    const foreign = { website_id: mine, id: 'footerNav' };
    await expect(
      test.db.inSite({ websiteId: other }, (trx) => trx.insertInto('navigation').values(foreign).execute()),
    ).rejects.toThrow('row-level security');
  });

  it('shows accounts and other websites to the platform only', async () => {
    const site = await addTestSite(test.db, 'third');
    const seen = await test.db.inSite({ websiteId: site }, (trx) =>
      trx.selectFrom('website').select('identifier').execute(),
    );
    expect(seen).toEqual([{ identifier: 'third' }]);
    const account = { id: site, email: 'a@b.c', display_name: 'A', password_hash: 'x', created_at: new Date() };
    await test.db.acrossSites((trx) => trx.insertInto('account').values(account).execute());
    expect(await test.db.inSite({ websiteId: site }, (trx) => trx.selectFrom('account').selectAll().execute())).toEqual(
      [],
    );
  });

  it('lets the application change no line of an order or of the stock ledger (MON-8, STK-2)', async () => {
    const change = (table: 'order_line' | 'stock_movement' | 'order_event') =>
      test.db.inSite({ websiteId: crypto.randomUUID() }, (trx) => trx.deleteFrom(table).execute());
    for (const table of ['order_line', 'stock_movement', 'order_event'] as const) {
      await expect(change(table)).rejects.toThrow('permission denied');
    }
  });
});

describe('row types', () => {
  it('name exactly the columns that exist', async () => {
    const rows = await test.asOwner<{ table_name: string; column_name: string }>(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'",
    );
    const columns = new Set(rows.map((row) => `${row.table_name}.${row.column_name}`));
    expect(await declaredColumns()).toEqual([...columns].sort());
  });
});

/** Reads the interfaces of all files below `schema` as text: `interface CartTable {` and its `name:` lines. */
async function declaredColumns(): Promise<string[]> {
  const { readdir, readFile } = await import('node:fs/promises');
  const folder = new URL('./schema/', import.meta.url);
  const found: string[] = [];
  for (const file of (await readdir(folder, { recursive: true })).filter((name) => /(?<!columns)\.ts$/.test(name))) {
    const text = await readFile(new URL(file, folder), 'utf8');
    for (const [, name = '', body = ''] of text.matchAll(/export interface (\w+)Table \{([\s\S]*?)\n\}/g)) {
      const table = name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
      for (const [, column] of body.matchAll(/^ {2}(\w+):/gm)) found.push(`${table}.${column}`);
    }
  }
  return found.sort();
}
