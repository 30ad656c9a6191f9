import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from './embedded.ts';
import { errorCode } from './errors.ts';
import { MigrationFault } from './faults.ts';
import { APPLICATION_ROLE, clientConfig, type DatabaseTarget, type SessionSettings } from './pool.ts';

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const OLDEST_SERVER = 150_000;
/** A migration may take long; waiting for another's lock may not. */
const MIGRATION_SETTINGS: SessionSettings = {
  statement_timeout: 0,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 0,
};
/** Errors when two processes create the same thing at once: one learns that it exists already. */
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710']);

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface MigrateOptions {
  readonly target: DatabaseTarget;
  /** Folder of NNNN-name.sql files. */
  readonly migrationsDir: string;
  readonly log: DatabaseLog;
  /** Only those, for the schema of an earlier version; left out: all. */
  readonly only?: ReadonlySet<string>;
}

/** The migrations of a folder, in order. Line ends do not count in the checksum. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  if (names.length === 0) throw new MigrationFault(`There are no migrations in ${folder}.`);
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function unlessMadeMeanwhile(make: () => Promise<unknown>): Promise<void> {
  try {
    await make();
  } catch (error) {
    if (!MADE_MEANWHILE.has(errorCode(error) ?? '')) throw error;
  }
}

async function createLedger(client: pg.Client): Promise<void> {
  const create = `CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now())`;
  await unlessMadeMeanwhile(() => client.query(create));
}

interface RoleFacts {
  readonly exists: boolean;
  readonly usable: boolean;
}

async function readRole(client: pg.Client): Promise<RoleFacts> {
  const { rows } = await client.query<RoleFacts>(
    `SELECT count(*) > 0 AS exists, coalesce(bool_or(pg_has_role(current_user, oid, 'MEMBER')), false) AS usable
     FROM pg_roles WHERE rolname = $1`,
    [APPLICATION_ROLE],
  );
  return rows[0] ?? { exists: false, usable: false };
}

/** Roles belong to the server, not to the database: a restored copy may lack it. */
async function ensureApplicationRole(client: pg.Client): Promise<void> {
  const { exists, usable } = await readRole(client);
  if (usable) return;
  try {
    if (!exists) await unlessMadeMeanwhile(() => client.query(`CREATE ROLE ${APPLICATION_ROLE} NOLOGIN`));
    if (!(await readRole(client)).usable) await client.query(`GRANT ${APPLICATION_ROLE} TO CURRENT_USER`);
  } catch (cause) {
    const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
    throw new MigrationFault(
      `The database user may not create the role ${APPLICATION_ROLE}: have an administrator run "CREATE ROLE ${APPLICATION_ROLE}; GRANT ${APPLICATION_ROLE} TO ${rows[0]?.name ?? ''};" and start again.`,
      { cause },
    );
  }
}

/** Claims the name first: a second process waits on it, and then finds the migration done. */
async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<boolean> {
  await client.query('BEGIN');
  try {
    const claim = await client.query(
      'INSERT INTO schema_migration (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, checksum],
    );
    if (claim.rowCount === 1) await client.query(sql);
    await client.query('COMMIT');
    return claim.rowCount === 1;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function readLedger(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function checkLedger(ledger: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of ledger) {
    if (!known.has(name)) {
      throw new MigrationFault(
        `The database has migration ${name}, which this version of Quoin does not know: start the newer version.`,
      );
    }
    if (known.get(name) !== checksum) throw new MigrationFault(`Migration ${name} was changed after it had run.`);
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
  if (Number(rows[0]?.version) < OLDEST_SERVER) throw new MigrationFault('Quoin needs PostgreSQL 15 or newer.');
}

async function connect(target: DatabaseTarget): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(clientConfig(target, MIGRATION_SETTINGS));
    // A connection that ends fails the query under way; the event alone would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      // 57P03: the server is still starting up.
      if (errorCode(error) !== '57P03' || attempt === 20) throw error;
      await pause(250);
    }
  }
}

/**
 * Brings the database up to date, as the owner of the schema. Each migration is one transaction, so a stop in between
 * goes on where it was; two processes at once do each migration once. Returns the names applied now.
 * @throws MigrationFault whose message says what to do.
 */
export async function migrate({ target, migrationsDir, log, only }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(migrationsDir);
  const client = await connect(target);
  try {
    await checkServer(client);
    await createLedger(client);
    await ensureApplicationRole(client);
    const ledger = await readLedger(client);
    checkLedger(ledger, migrations);
    const applied: string[] = [];
    for (const migration of migrations.filter(({ name }) => !ledger.has(name) && (only?.has(name) ?? true))) {
      if (await applyOne(client, migration)) applied.push(migration.name);
    }
    if (applied.length > 0) log.info({ applied }, 'Migrations applied');
    return applied;
  } finally {
    await client.end();
  }
}
