import pg from 'pg';
import { DistributionFault } from '../faults.ts';
import { APPLICATION_ROLE, clientConfig, type DatabaseTarget } from '../pool.ts';
import { distributionColumnOf, UNDISTRIBUTED } from './undistributed.ts';

/** A site's tables lie together with it. */
const GROUP = 'website';
/** What each server of the cluster must be set to: shards see a transaction's site, and may have triggers. */
const NEEDED_SETTINGS = [
  ['citus.propagate_set_commands', 'local'],
  ['citus.enable_unsafe_triggers', 'on'],
] as const;
/** Copying a large installation takes its time; who writes meanwhile waits or is refused. */
const SETTINGS = { statement_timeout: 0, lock_timeout: 30_000, idle_in_transaction_session_timeout: 0 };

export interface DistributionPlan {
  /** Workers that hold shards, as HOST:PORT. */
  readonly workers: readonly string[];
  /** Tables that are to be kept whole on every server. */
  readonly everywhere: readonly string[];
  /** Tables that are to be spread by the site. */
  readonly bySite: readonly string[];
  /** Whether there are any tables yet. */
  readonly hasSchema: boolean;
}

/** What is left to do: nothing for a database that is distributed already. */
export function planDistribution(target: DatabaseTarget): Promise<DistributionPlan> {
  return withClient(target, readPlan);
}

/**
 * Does it in one transaction: a failure leaves the database as it was, and the same command begins again. The product
 * must not run meanwhile.
 * @throws DistributionFault whose message says what to do.
 */
export function distribute(target: DatabaseTarget): Promise<DistributionPlan> {
  return withClient(target, async (client) => {
    const plan = await readPlan(client);
    await letRoleSignIn(client);
    await bringExtensions(client);
    if (plan.everywhere.length + plan.bySite.length > 0) await inTransaction(client, () => spread(client, plan));
    await forgetLocalCopies(client);
    return plan;
  });
}

async function withClient<T>(target: DatabaseTarget, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(target, SETTINGS));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function inTransaction(client: pg.Client, act: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await act();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function namesFrom(client: pg.Client, sql: string): Promise<string[]> {
  return (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
}

async function readPlan(client: pg.Client): Promise<DistributionPlan> {
  const workers = await checkCluster(client);
  const tables = await namesFrom(
    client,
    `select c.relname as name from pg_class c left join pg_dist_partition d on d.logicalrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and d.logicalrelid is null order by c.relname = '${GROUP}' desc, 1`,
  );
  return {
    workers,
    hasSchema:
      (await namesFrom(client, "select 'website' as name where to_regclass('public.website') is not null")).length > 0,
    everywhere: tables.filter((table) => UNDISTRIBUTED.get(table)?.kept === 'everywhere'),
    bySite: tables.filter((table) => !UNDISTRIBUTED.has(table)),
  };
}

async function checkCluster(client: pg.Client): Promise<string[]> {
  const [extension] = await namesFrom(client, "select extversion as name from pg_extension where extname = 'citus'");
  if (extension === undefined) {
    throw new DistributionFault(
      'The database has no extension citus: run "CREATE EXTENSION citus" in it, on the coordinator and on each worker.',
    );
  }
  const workers = await namesFrom(
    client,
    `select nodename || ':' || nodeport as name from pg_dist_node
     where noderole = 'primary' and isactive and shouldhaveshards order by 1`,
  );
  if (workers.length === 0) {
    throw new DistributionFault('No worker is known: run "SELECT citus_add_node(HOST, PORT)" on the coordinator.');
  }
  for (const [name, value] of NEEDED_SETTINGS) {
    const [found] = await namesFrom(client, `select current_setting('${name}') as name`);
    if (found !== value) {
      throw new DistributionFault(`Set ${name} = '${value}' in postgresql.conf of every server, and reload them.`);
    }
  }
  return workers;
}

/** The coordinator signs in to the workers as the role that requests run as. */
async function letRoleSignIn(client: pg.Client): Promise<void> {
  await runEverywhere(
    client,
    `IF to_regrole('${APPLICATION_ROLE}') IS NULL THEN CREATE ROLE ${APPLICATION_ROLE}; END IF;
    ALTER ROLE ${APPLICATION_ROLE} LOGIN;`,
  );
}

/** Those made before `citus` are known to the coordinator alone. */
async function bringExtensions(client: pg.Client): Promise<void> {
  const extensions = await namesFrom(
    client,
    "select quote_ident(extname) as name from pg_extension where extname not in ('plpgsql', 'citus', 'citus_columnar')",
  );
  for (const name of extensions) await runEverywhere(client, `CREATE EXTENSION IF NOT EXISTS ${name};`);
}

/** On each server by itself: what the coordinator has already it would not pass on. */
async function runEverywhere(client: pg.Client, steps: string): Promise<void> {
  const { rows } = await client.query<{ nodename: string; success: boolean; result: string }>(
    'select nodename, success, result from run_command_on_all_nodes($1) join pg_dist_node using (nodeid)',
    [`DO $here$ BEGIN SET LOCAL citus.enable_ddl_propagation = off; ${steps} END $here$`],
  );
  const failed = rows.find(({ success }) => !success);
  if (failed !== undefined) {
    throw new DistributionFault(`On ${failed.nodename}, have an administrator run "${steps}": ${failed.result}`);
  }
}

interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

async function spread(client: pg.Client, { everywhere, bySite }: DistributionPlan): Promise<void> {
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  // Functions come before the tables that they read.
  await client.query('set local check_function_bodies = off');
  await leaveOutWhatCannotBe(client);
  await distributeFunctions(client);
  const triggers = await takeTriggers(client);
  const keys = await takeForeignKeys(client, [...everywhere, ...bySite]);
  for (const table of everywhere) await client.query('select create_reference_table($1)', [table]);
  for (const table of bySite) {
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      ...[table, distributionColumnOf(table), table === GROUP ? 'none' : GROUP],
    ]);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const definition of triggers) await client.query(definition);
}

/** The directory of slugs takes their place: see migration 0144. */
async function leaveOutWhatCannotBe(client: pg.Client): Promise<void> {
  await client.query('alter table website drop constraint if exists website_identifier_key');
  await client.query('drop trigger if exists website_directory on website');
}

/** Triggers on the workers call them. Those made before the extension are known to the coordinator alone. */
async function distributeFunctions(client: pg.Client): Promise<void> {
  await client.query(`
    select create_distributed_function(p.oid::regprocedure) from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and l.lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (select from pg_dist_object o where o.objid = p.oid and o.classid = 'pg_proc'::regclass)`);
}

/** Rows on their way into the shards are nothing new: no trigger is to tell of them. */
async function takeTriggers(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; table: string; definition: string }>(
    `select quote_ident(t.tgname) as name, t.tgrelid::regclass::text as table, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0`,
  );
  for (const { name, table } of rows) await client.query(`drop trigger ${name} on ${table}`);
  return rows.map(({ definition }) => definition);
}

/** Keys hold between tables of one kind: they come back when all are. */
async function takeForeignKeys(client: pg.Client, tables: readonly string[]): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select quote_ident(c.conname) as name, c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
     where c.contype = 'f' and c.conparentid = 0 and (r.relname = any($1) or f.relname = any($1))`,
    [tables],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Rows that were there before are in the shards now; what is left of them on the coordinator is seen by nobody. */
async function forgetLocalCopies(client: pg.Client): Promise<void> {
  const tables = await namesFrom(
    client,
    `select c.oid::regclass::text as name from pg_dist_partition d join pg_class c on c.oid = d.logicalrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > 0`,
  );
  for (const table of tables) await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
}
