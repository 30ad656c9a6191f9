import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deps } from './deps.ts';
import type { Config } from './platform/config.ts';
import { crashAsConfigured } from './platform/database/crashPoints.ts';
import { type DatabaseOptions, openDatabase, type SiteDatabase } from './platform/database/database.ts';
import { type Connection, startEmbeddedPostgres } from './platform/database/embedded.ts';
import { DataFolderInUse } from './platform/database/faults.ts';
import { newId, secureRoll } from './platform/database/ids.ts';
import { migrate } from './platform/database/migrate.ts';
import type { AroundQuery, DatabaseTarget } from './platform/database/pool.ts';
import { withReplica } from './platform/database/readReplica.ts';
import { prepareDataFolder } from './platform/dataFolder.ts';
import { openFiles } from './platform/gateways/files/openFiles.ts';
import type { Logger } from './platform/log.ts';
import { connectionsAllowed, connectionsOf } from './platform/processCount.ts';
import { loadSecretKey, purposeKeys } from './platform/secretKey.ts';
import { openTracer } from './platform/tracing/openTracer.ts';
import { tracedQueries } from './platform/tracing/tracedQueries.ts';
import type { Tracer } from './platform/tracing/tracer.ts';

/** The parts of `Deps` that need nothing but a database and a folder: what the command line and the server share. */
export type Installation = Pick<
  Deps,
  'config' | 'db' | 'now' | 'newId' | 'randomBytes' | 'roll' | 'log' | 'keyFor' | 'files' | 'tracer'
> & {
  /** For threads that open their own pool. */
  readonly target: DatabaseTarget;
  close(): Promise<void>;
};

export interface OpeningOptions {
  /** The built-in database, where no other is named: whether it is started here, or runs already. */
  readonly database: 'start' | 'join' | 'startOrJoin';
  /** Whether announcements go to other processes on the database, and also come from them. */
  readonly messages: 'send' | 'sendAndReceive';
  readonly now?: () => number;
}

interface OpenedDatabase {
  readonly target: DatabaseTarget;
  stop(): Promise<void>;
}

/** Where a running server tells its own command line how to reach the built-in database; for its owner only. */
const RUNNING_FILE = 'running.json';
const here = dirname(fileURLToPath(import.meta.url));

const beside = join(here, 'migrations');
/** Next to the bundle, or in the source tree. */
export const MIGRATIONS_DIR = existsSync(beside) ? beside : join(here, 'platform/database/migrations');

/** Opens the installation's database (starting the built-in one where no other is named), migrated and ready. */
export async function openInstallation(config: Config, log: Logger, options: OpeningOptions): Promise<Installation> {
  prepareDataFolder(config.dataDir);
  const secret = loadSecretKey(config.dataDir, config.secretKey);
  const opened = await openTarget(config, log, options.database);
  const tracer = await openTracer(config.traces, log);
  try {
    await migrate({ target: opened.target, migrationsDir: MIGRATIONS_DIR, log });
    const now = options.now ?? (() => Date.now());
    const timeoutFactor = config.databaseTimeoutFactor;
    const around = aroundQueries(config, tracer);
    const shared = { log, now, timeoutFactor, around, maxConnections: connectionsOf(config.processes) };
    const primary = openDatabase({ ...opened.target, ...shared, messages: options.messages });
    const db = withReplicaOf(config, primary, shared);
    return {
      config,
      db,
      target: opened.target,
      now,
      log,
      newId: () => newId(now(), secureRoll),
      randomBytes: (count) => randomBytes(count),
      roll: secureRoll,
      keyFor: purposeKeys(secret),
      files: await openFiles(config, log),
      tracer,
      async close() {
        await db.close();
        await tracer?.close();
        await opened.stop();
      },
    };
  } catch (error) {
    await opened.stop();
    throw error;
  }
}

function aroundQueries({ crashFile }: Config, tracer: Tracer | null): AroundQuery {
  const crashing: AroundQuery = crashFile === null ? (query) => query : crashAsConfigured(crashFile);
  if (tracer === null) return crashing;
  const tracing = tracedQueries(tracer);
  return (query) => tracing(crashing(query));
}

function withReplicaOf(
  { databaseUrl, databaseReadUrl }: Config,
  primary: SiteDatabase,
  shared: Pick<DatabaseOptions, 'log' | 'now' | 'timeoutFactor' | 'around' | 'maxConnections'>,
): SiteDatabase {
  if (databaseUrl === null || databaseReadUrl === null) return primary;
  // The primary is there at once, so nothing is tried a second time.
  const replica = openDatabase({ ...shared, connectionString: databaseReadUrl, maxTries: 1 });
  return withReplica(primary, replica, { log: shared.log });
}

/** The database as it is, migrated or not. */
export async function openTarget(
  config: Config,
  log: Logger,
  wish: OpeningOptions['database'],
): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null) {
    return { target: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() };
  }
  const file = join(config.dataDir, RUNNING_FILE);
  if (wish === 'join') return runningTarget(file);
  try {
    const settings = { max_connections: String(connectionsAllowed(config.processes)) };
    const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log, settings });
    writeFileSync(file, JSON.stringify(server.connection), { mode: 0o600 });
    return {
      target: { connection: server.connection },
      async stop() {
        rmSync(file, { force: true });
        await server.stop();
      },
    };
  } catch (error) {
    if (!(error instanceof DataFolderInUse) || wish !== 'startOrJoin' || !existsSync(file)) throw error;
    return runningTarget(file);
  }
}

function runningTarget(file: string): OpenedDatabase {
  const connection = JSON.parse(readFileSync(file, 'utf8')) as Connection;
  return { target: { connection }, stop: () => Promise.resolve() };
}
