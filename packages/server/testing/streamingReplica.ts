import { spawnSync } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS_DIR, SILENT, TEST_SETTINGS, withAdmin } from './database.ts';
import { addressOf } from './databaseAddress.ts';
import { TEST_FOLDER_PREFIX } from './leftovers.ts';

export interface ReplicatedDatabase {
  /** postgres:// addresses, as the owner. */
  readonly primary: string;
  readonly replica: string;
  /** The replica goes on receiving what the primary writes, and shows nothing of it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Waits until the replica shows all that is committed now. */
  caughtUp(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}

const STREAMING = { ...TEST_SETTINGS, synchronous_commit: 'local', wal_level: 'replica', max_wal_senders: '4' };

/**
 * Two servers, one of which follows the other. The second begins as a copy of the first one's files, as a base backup
 * would make it: the built-in programs come without pg_basebackup.
 */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), TEST_FOLDER_PREFIX));
  await chmod(folder, 0o755);
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  // Open to the user that PostgreSQL runs as, or the cluster lies in another place, which no copy has.
  await mkdir(first);
  await chmod(first, 0o755);
  const begun = await startEmbeddedPostgres({ dataDir: first, log: SILENT, settings: STREAMING });
  const connectionString = addressOf(begun.connection);
  await migrate({ target: { connectionString }, migrationsDir: MIGRATIONS_DIR, log: SILENT });
  await begun.stop();
  copyOf(first, second);
  const primary = await startEmbeddedPostgres({ dataDir: first, log: SILENT, settings: STREAMING });
  const { host, port, user, password } = primary.connection;
  const cluster = join(second, 'database/cluster');
  await (await open(join(cluster, 'standby.signal'), 'w', 0o644)).close();
  const conninfo = `host=${host} port=${port} user=${user} password=${password}`;
  await appendFile(join(cluster, 'postgresql.conf'), `\nprimary_conninfo = '${conninfo}'\n`);
  const follow = () => startEmbeddedPostgres({ dataDir: second, log: SILENT, settings: STREAMING });
  let replica = await follow();
  const primaryUrl = addressOf(primary.connection);
  const onReplica = (sql: string) =>
    withAdmin(
      addressOf(replica.connection),
      async (client) => (await client.query<{ done: boolean }>(sql)).rows[0]?.done,
    );
  return {
    primary: primaryUrl,
    replica: addressOf(replica.connection),
    pauseReplay: async () => void (await onReplica('SELECT pg_wal_replay_pause()')),
    resumeReplay: async () => void (await onReplica('SELECT pg_wal_replay_resume()')),
    async caughtUp() {
      const position = await withAdmin(primaryUrl, async (client) => {
        const { rows } = await client.query<{ at: string }>('SELECT pg_current_wal_insert_lsn()::text AS at');
        return rows[0]!.at;
      });
      while ((await onReplica(`SELECT pg_last_wal_replay_lsn() >= '${position}' AS done`)) !== true) {}
    },
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await follow();
    },
    async close() {
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** With owners and modes. */
function copyOf(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
