import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type DatabaseOptions,
  openDatabase,
  type SiteDatabase,
  type SiteTransaction,
} from '../platform/database/database.ts';
import { distribute } from '../platform/database/distribution/distribute.ts';
import { type DatabaseLog, startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { newId, secureRoll } from '../platform/database/ids.ts';
import { migrate } from '../platform/database/migrate.ts';
import { addressOf } from './databaseAddress.ts';
import { clearLeftovers, TEST_FOLDER_PREFIX } from './leftovers.ts';

export const MIGRATIONS_DIR = fileURLToPath(new URL('../platform/database/migrations', import.meta.url));

/** Where tests find their server; a string, so that it travels to vitest's workers. */
export interface TestServer {
  /** postgres:// address of a database to connect to for making others. */
  readonly url: string;
  /** Name of the migrated database that each test file gets a copy of. */
  readonly template: string;
  /** The copy clause of CREATE DATABASE. '' for an external server, which may be of another version. */
  readonly copying: string;
  /** A cluster makes no copies of a database: each test file empties `template` and uses it, one file at a time. */
  readonly isCluster?: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Says nothing; tests that care pass their own. */
export const SILENT: DatabaseLog = { info: () => undefined, error: () => undefined };

interface RawServer extends Pick<TestServer, 'url' | 'copying'> {
  stop(): Promise<void>;
}

/** Data of tests needs no power-cut safety; everything else is as in production. */
export const TEST_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/**
 * File by file. Page by page through the log, which is PostgreSQL's own choice, takes three times the work (14 MB: some 150 ms
 * against 50) for what a server without `fsync` gains nothing from.
 */
export const FILE_BY_FILE = 'STRATEGY FILE_COPY';

async function startRawServer(): Promise<RawServer> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, copying: '', stop: () => Promise.resolve() };
  await clearLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), TEST_FOLDER_PREFIX));
  // Started as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT, settings: TEST_SETTINGS });
  return {
    url: addressOf(server.connection),
    copying: FILE_BY_FILE,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of another database of the same server. */
export function databaseAt(url: string, database: string): string {
  const address = /^([^/]*\/\/[^/]*\/)[^?]*(.*)$/.exec(url);
  return `${address?.[1] ?? ''}${database}${address?.[2] ?? ''}`;
}

/** Runs `act` on a new connection, then closes it. */
export async function withAdmin<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** The distributed database at CITUS_URL, a coordinator's: it is migrated, spread over the workers, and left there. */
async function startOnCluster(url: string): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const target = { connectionString: url };
  await migrate({ target, migrationsDir: MIGRATIONS_DIR, log: SILENT });
  await distribute(target);
  return { server: { url, template: '', copying: '', isCluster: true }, stop: () => Promise.resolve() };
}

/** Takes away what another test file left. */
async function emptyCluster(url: string): Promise<void> {
  await withAdmin(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select logicalrelid::text as name from pg_dist_partition join pg_class c on c.oid = logicalrelid
       where not c.relispartition union all select unnest(array['request_count', 'sign_in_tries'])`,
    );
    await client.query("set citus.multi_shard_modify_mode = 'sequential'");
    // Some tests make tables that refer to these, and leave them.
    await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`);
  });
}

/**
 * One server per test run: the built-in one, the one DATABASE_URL names, or the cluster at CITUS_URL. Call it from vitest's
 * global set-up.
 */
export async function startTestDatabase(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const cluster = process.env.CITUS_URL;
  if (cluster !== undefined && cluster !== '') return startOnCluster(cluster);
  const raw = await startRawServer();
  const template = `quoin_template_${randomBytes(6).toString('hex')}`;
  const drop = () => withAdmin(raw.url, (client) => client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
  try {
    await withAdmin(raw.url, (client) => client.query(`CREATE DATABASE ${template}`));
    await migrate({
      target: { connectionString: databaseAt(raw.url, template) },
      migrationsDir: MIGRATIONS_DIR,
      log: SILENT,
    });
  } catch (error) {
    await raw.stop();
    throw error;
  }
  return {
    server: { url: raw.url, template, copying: raw.copying },
    async stop() {
      await drop();
      await raw.stop();
    },
  };
}

export interface TestDatabase {
  /** As requests see it: application role, row-level security. */
  readonly db: SiteDatabase;
  /** postgres:// address of this database, as the owner. */
  readonly url: string;
  /**
   * One statement as the owner, who may change the schema: sees the platform's tables and jobs, and, as a superuser (as
   * with the built-in server), every site's rows.
   */
  asOwner<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** False: a bare database, for tests of the migrations themselves. */
  readonly isMigrated?: boolean;
  /** Changes to how `db` is opened: clock, dice, pool size, who listens to its statements. */
  readonly open?: Partial<
    Pick<DatabaseOptions, 'maxConnections' | 'log' | 'now' | 'roll' | 'sleep' | 'newId' | 'timeoutFactor' | 'around'>
  >;
}

/** What is tested is what happens, not how soon: the machine may be busy with much else. */
export const TIMEOUT_FACTOR = 10;

/** A database of one's own, for one test file. Needs testing/globalSetup.ts. Close it in afterAll. */
export async function createTestDatabase({
  isMigrated = true,
  open = {},
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { url: serverUrl, template, copying, isCluster = false } = inject('testServer');
  if (isCluster && isMigrated) {
    await emptyCluster(serverUrl);
    return openTestDatabase(serverUrl, open, () => Promise.resolve());
  }
  const name = `quoin_test_${randomBytes(6).toString('hex')}`;
  const from = isMigrated ? ` TEMPLATE ${template} ${copying}` : '';
  await withAdmin(serverUrl, (client) => client.query(`CREATE DATABASE ${name}${from}`));
  const url = databaseAt(serverUrl, name);
  return openTestDatabase(url, open, () =>
    withAdmin(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  );
}

function openTestDatabase(
  url: string,
  open: TestDatabaseOptions['open'],
  remove: () => Promise<unknown>,
): TestDatabase {
  const owner = new pg.Pool({ connectionString: url, max: 3, options: '-c app.platform=on' });
  owner.on('error', () => undefined);
  const db = openDatabase({
    connectionString: url,
    maxConnections: 10,
    log: SILENT,
    timeoutFactor: TIMEOUT_FACTOR,
    ...open,
  });
  return {
    db,
    url,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(text, [...values])).rows,
    async close() {
      await db.close();
      await owner.end();
      await remove();
    },
  };
}

/** As making sites does; before the site itself. */
export async function addToDirectory(
  trx: SiteTransaction,
  { id, identifier }: { readonly id: string; readonly identifier: string },
): Promise<void> {
  await trx.insertInto('website_slug').values({ identifier, website_id: id }).execute();
}

/** A site to hang rows on. Returns its id. */
export async function addTestSite(db: SiteDatabase, identifier: string, currency = 'USD'): Promise<string> {
  const id = newId(Date.now(), secureRoll);
  await db.acrossSites(async (trx) => {
    const site = { id, identifier, title: identifier, currency, theme: 'quoin', created_at: trx.now() };
    await addToDirectory(trx, site);
    await trx.insertInto('website').values(site).execute();
  });
  return id;
}
