import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './embedded/binaries.ts';
import { OWNER, prepareCluster, type ServerSettings } from './embedded/cluster.ts';
import { lockDataFolder } from './embedded/folderLock.ts';
import { type ClusterHome, loadPassword, prepareHome, prepareSocketFolder, SHARED_FOLDERS } from './embedded/home.ts';
import { endOrphan } from './embedded/orphan.ts';
import { type Postmaster, type ServerAddress, startPostmaster } from './embedded/postmaster.ts';

const DATABASE = 'quoin';
const SOCKET_PORT = 5432;
const UNKNOWN_DATABASE = '3D000';
const RESTART_PAUSE_MS = 300;
const RESTARTS_PER_MINUTE = 5;

/** The two calls of pino this folder makes. */
export interface DatabaseLog {
  info(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** What `pg` needs; `host` is a folder when the server listens on a socket. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  /** As the owner of the schema. */
  readonly connection: Connection;
  /** Fast shutdown; releases the data folder. Safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Monotonic milliseconds, for the start time in the log. */
  readonly clock?: () => number;
  /** Lines of postgresql.conf that replace ours (tests). */
  readonly settings?: ServerSettings;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function chooseAddress(home: ClusterHome): Promise<{ address: ServerAddress; forget(): Promise<void> }> {
  if (process.platform === 'win32') {
    return { address: { host: '127.0.0.1', port: await freePort() }, forget: () => Promise.resolve() };
  }
  const folder = await prepareSocketFolder(home);
  return { address: { host: folder.path, port: SOCKET_PORT }, forget: folder.remove };
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNKNOWN_DATABASE) throw error;
    await createDatabase(connection);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

interface Supervised {
  stop(): Promise<void>;
}

/** Starts the server again when it dies under us (memory killer, an operator's kill), a few times a minute at most. */
function supervise(first: Postmaster, restart: () => Promise<Postmaster>, log: DatabaseLog): Supervised {
  let current = first;
  let isStopping = false;
  let recent: number[] = [];
  let restarting: Promise<void> = Promise.resolve();

  async function restartSoon(): Promise<void> {
    while (!isStopping) {
      recent = [...recent.filter((at) => performance.now() - at < 60_000), performance.now()];
      if (recent.length > RESTARTS_PER_MINUTE) return log.error({}, 'PostgreSQL keeps ending; it is not started again');
      await sleep(RESTART_PAUSE_MS);
      try {
        current = await restart();
        watch(current);
        return;
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again');
      }
    }
  }

  function watch(postmaster: Postmaster): void {
    void postmaster.ended.then(() => {
      if (isStopping) return;
      log.error({ pid: postmaster.pid }, 'PostgreSQL ended unexpectedly; starting it again');
      restarting = restartSoon();
    });
  }

  watch(first);
  return {
    async stop() {
      isStopping = true;
      await restarting;
      await current.stop();
    },
  };
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

async function startLocked(
  options: EmbeddedPostgresOptions,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const { dataDir, log, clock = () => performance.now(), settings } = options;
  const startedAt = clock();
  const home = await prepareHome(dataDir);
  const copies = home.runAs === null ? [join(dirname(home.password), 'programs')] : SHARED_FOLDERS;
  const binaries = await prepareBinaries(home.runAs, copies);
  const password = await loadPassword(home.password);
  const { isNew } = await prepareCluster(home, binaries, password, settings);
  const orphan = await endOrphan(home.cluster);
  const { address, forget } = await chooseAddress(home);
  const start = () => startPostmaster({ home, binaries, address });
  const postmaster = await start();
  const connection = { ...address, user: OWNER, password, database: DATABASE };
  await ensureDatabase(connection).catch(async (error: unknown) => {
    await postmaster.stop();
    throw error;
  });
  log.info({ pid: postmaster.pid, isNew, orphan, ms: Math.round(clock() - startedAt) }, 'PostgreSQL is ready');
  const supervised = supervise(postmaster, start, log);
  return {
    connection,
    async stop() {
      await supervised.stop();
      await forget();
    },
  };
}

/**
 * Starts the PostgreSQL that came with the npm packages on `<dataDir>/database`, creating it at the first start, and
 * ending what a killed product left running. As root it runs as an unprivileged user.
 * @throws DataFolderInUse at once when another Quoin holds the folder.
 * @throws EmbeddedPostgresFault whose message says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const lock = await lockDataFolder(options.dataDir);
  try {
    const server = await startLocked(options);
    const stop = once(async () => {
      await server.stop();
      await lock.release();
    });
    return { connection: server.connection, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
