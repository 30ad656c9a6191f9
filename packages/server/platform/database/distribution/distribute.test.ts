import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, MIGRATIONS_DIR, SILENT, type TestDatabase } from '../../../testing/database.ts';
import { migrate } from '../migrate.ts';
import { distribute, planDistribution } from './distribute.ts';
import { distributionColumnOf, UNDISTRIBUTED } from './undistributed.ts';

/**
 * Stands in for the extension: what is asked of it is noted in `call`, with the foreign keys and triggers of that moment.
 * Its schema comes before the catalogue in the search path, so that its `pg_extension` is the one that is read.
 */
const STAND_IN = `
  create schema stand_in;
  create view stand_in.pg_extension as
    select oid, extname, extversion from pg_catalog.pg_extension where extname <> 'citus' union all select 0, 'citus', '13.2';
  create table stand_in.pg_dist_node as
    select 1 as nodeid, 'worker' as nodename, 5432 as nodeport, 'primary' as noderole, true as isactive, true as shouldhaveshards;
  create table stand_in.pg_dist_partition (logicalrelid regclass);
  create table stand_in.pg_dist_object (objid oid, classid oid);
  create table stand_in.call (n serial, name text, arguments text[], keys bigint, triggers bigint);
  create function stand_in.note(name text, variadic arguments text[]) returns void language sql as $$
    insert into stand_in.call (name, arguments, keys, triggers) select name, arguments,
      (select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace),
      (select count(*) from pg_trigger where not tgisinternal) $$;
  create function stand_in.run_command_on_all_nodes(steps text, out nodeid int, out success bool, out result text)
    returns setof record language sql as $$ select stand_in.note('everywhere', steps); select 1, true, '' $$;
  create function stand_in.create_distributed_function(f regprocedure) returns void language sql as $$
    insert into stand_in.pg_dist_object values (f, 'pg_proc'::regclass); select stand_in.note('function', f::text) $$;
  create function stand_in.create_reference_table(t regclass) returns void language sql as $$
    insert into stand_in.pg_dist_partition values (t); select stand_in.note('reference', t::text) $$;
  create function stand_in.create_distributed_table(t regclass, key text, colocate_with text) returns void language sql as $$
    insert into stand_in.pg_dist_partition values (t); select stand_in.note('spread', t::text, key, colocate_with) $$;
  create function stand_in.truncate_local_data_after_distributing_table(t regclass) returns void language sql as $$
    select stand_in.note('forget', t::text) $$;
  do $$ begin
    execute format('alter database %I set search_path = stand_in, pg_catalog, public', current_database());
    execute format('alter database %I set citus.propagate_set_commands = %L', current_database(), 'local');
    execute format('alter database %I set citus.enable_unsafe_triggers = %L', current_database(), 'on');
  end $$`;

const KEYS = `select conname, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 2, 1`;
/** Without the text of conditions: made again, its brackets differ. */
const TRIGGERS = `select tgname, tgrelid::regclass::text as table, tgfoid::regproc::text as function, tgtype, tgattr::text as columns,
    tgqual is not null as "isConditional", tgenabled from pg_trigger
  where not tgisinternal and tgparentid = 0 and tgname <> 'website_directory' order by 2, 1`;

interface Call {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly keys: string;
  readonly triggers: string;
}

let test: TestDatabase;
beforeAll(async () => {
  // Bare at first: on a cluster, a migrated one is the distributed one.
  test = await createTestDatabase({ isMigrated: false });
  await migrate({ target: { connectionString: test.url }, migrationsDir: MIGRATIONS_DIR, log: SILENT });
});
afterAll(() => test.close());

const readCalls = () => test.asOwner<Call>('select name, arguments, keys, triggers from stand_in.call order by n');

describe('quoin database distribute (TEN-1)', () => {
  it('refuses a database without the extension, and changes nothing', async () => {
    const target = { connectionString: test.url };
    const before = [await test.asOwner(KEYS), await test.asOwner(TRIGGERS)];
    await expect(planDistribution(target)).rejects.toThrow('CREATE EXTENSION citus');
    await expect(distribute(target)).rejects.toThrow('CREATE EXTENSION citus');
    expect([await test.asOwner(KEYS), await test.asOwner(TRIGGERS)]).toEqual(before);
  });

  it('spreads the sites first among their tables, after those kept everywhere, and puts keys and triggers back', async () => {
    const target = { connectionString: test.url };
    await test.asOwner(STAND_IN);
    const before = [await test.asOwner(KEYS), await test.asOwner(TRIGGERS)];
    const plan = await planDistribution(target);
    expect(await readCalls()).toEqual([]);
    expect(plan.workers).toEqual(['worker:5432']);
    expect(plan.bySite[0]).toBe('website');
    const everywhere = [...UNDISTRIBUTED].filter(([, { kept }]) => kept === 'everywhere').map(([table]) => table);
    expect(plan.everywhere).toEqual(everywhere.sort());

    await distribute(target);
    const calls = await readCalls();
    const order = [...new Set(calls.map(({ name }) => name))];
    expect(order.slice(0, 4)).toEqual(['everywhere', 'function', 'reference', 'spread']);
    const moved = calls.filter(({ name }) => name === 'reference' || name === 'spread');
    expect(moved.map((call) => call.arguments)).toEqual([
      ...plan.everywhere.map((table) => [table]),
      ...plan.bySite.map((table) => [table, distributionColumnOf(table), table === 'website' ? 'none' : 'website']),
    ]);
    expect(moved.filter(({ keys, triggers }) => keys !== '0' || triggers !== '0')).toEqual([]);
    expect([await test.asOwner(KEYS), await test.asOwner(TRIGGERS)]).toEqual(before);
  });

  it('has nothing left to do afterwards', async () => {
    const target = { connectionString: test.url };
    const before = (await readCalls()).filter(({ name }) => name === 'reference' || name === 'spread').length;
    expect(await planDistribution(target)).toMatchObject({ everywhere: [], bySite: [], hasSchema: true });
    await distribute(target);
    const after = (await readCalls()).filter(({ name }) => name === 'reference' || name === 'spread').length;
    expect(after).toBe(before);
  });
});
