import { sql } from 'kysely';
import type { SiteDatabase, SiteTransaction, SnapshotContext } from './database.ts';
import type { DatabaseLog } from './embedded.ts';
import { isUnavailable } from './errors.ts';
import { createReplicaLag } from './replicaLag.ts';

/** What the read replica did since the start. */
export interface ReplicaFigures {
  readonly isAway: boolean;
  readonly lagSeconds: number;
  /** Reads that it answered, and those that the primary answered instead. */
  readonly reads: { readonly replica: number; readonly primary: number };
}

export interface ReplicaOptions {
  readonly log: DatabaseLog;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
  readonly lookEveryMs?: number;
  readonly mostLagMs?: number;
}

const LOOK_EVERY_MS = 1_000;
const LOOK_LIMIT_MS = 3_000;
/** A replica that is further behind shows what is too old, such as stocks, even where no revision has changed. */
const MOST_LAG_MS = 10_000;
const READ_ONLY = { isReadOnly: true } as const;
const SNAPSHOT = { isReadOnly: true, isolation: 'repeatable read' } as const;

/**
 * The same database, whose snapshots are read from a replica while that answers, is not far behind, and has the revision
 * that the primary told. Everything else goes to the primary, and so does each read that fails on the replica.
 */
export function withReplica(primary: SiteDatabase, replica: SiteDatabase, options: ReplicaOptions): SiteDatabase {
  const { log, clock = () => performance.now(), lookEveryMs = LOOK_EVERY_MS, mostLagMs = MOST_LAG_MS } = options;
  const lag = createReplicaLag(clock);
  const reads = { replica: 0, primary: 0 };
  const underway = new Set<(error: Error) => void>();
  let state: 'unknown' | 'there' | 'away' = 'unknown';
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = look();

  function lose(error: unknown): void {
    if (state !== 'away' && !isClosed)
      log.error({ reason: reasonOf(error) }, 'The read replica is away: the primary answers');
    state = 'away';
    // Whatever waits for it would wait for as long as the network pleases.
    for (const giveUp of underway) giveUp(new Error('The read replica is away'));
  }

  async function look(): Promise<void> {
    try {
      // The primary first: what it has written since is no lag.
      const written = await writtenPosition(primary).catch(() => null);
      const replayed = await within(LOOK_LIMIT_MS, replayedPosition(replica));
      lag.note(written, replayed);
      if (state === 'away') log.info({}, 'The read replica is back');
      state = 'there';
    } catch (error) {
      lose(error);
    }
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = look();
    }, lookEveryMs);
    timer.unref();
  }

  /** Null where the primary has to answer. */
  async function ask<T>(
    site: SnapshotContext,
    work: (trx: SiteTransaction) => Promise<T>,
  ): Promise<{ value: T } | null> {
    if (state !== 'there' || lag.ms() > mostLagMs) return null;
    try {
      const reading = async (trx: SiteTransaction) =>
        (await hasReached(trx, site)) ? { value: await work(trx) } : null;
      return await orLost(replica.inSite(site, reading, SNAPSHOT));
    } catch (error) {
      if (isUnavailable(error)) lose(error);
      // It takes no writes, and ends reads that are in the way of what it replays. A fault of the work itself shows again.
      return null;
    }
  }

  function orLost<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      underway.add(reject);
      work.then(resolve, reject).finally(() => underway.delete(reject));
    });
  }

  return {
    ...primary,
    async inSnapshot(site, work) {
      const found = await ask(site, work);
      reads[found === null ? 'primary' : 'replica'] += 1;
      return found === null ? primary.inSnapshot(site, work) : found.value;
    },
    replicaFigures: () => ({ isAway: state !== 'there', lagSeconds: lag.ms() / 1000, reads: { ...reads } }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.all([replica.close(), primary.close()]);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Bytes of the log that the primary has written so far. */
function writtenPosition(primary: SiteDatabase): Promise<bigint | null> {
  return primary.acrossSites(async (trx) => {
    const { rows } = await sql<{
      at: bigint;
    }>`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS at`.execute(trx);
    return rows[0]?.at ?? null;
  }, READ_ONLY);
}

/** Bytes of the log that the replica shows. @throws where it is none. */
function replayedPosition(replica: SiteDatabase): Promise<bigint> {
  return replica.acrossSites(async (trx) => {
    const { rows } = await sql<{ at: bigint | null }>`
      SELECT CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint END AS at`.execute(
      trx,
    );
    const at = rows[0]?.at ?? null;
    if (at === null) throw new Error('DATABASE_READ_URL leads to a server that follows no other');
    return at;
  }, READ_ONLY);
}

/** Whether the snapshot of this transaction has at least what the primary said of the site. */
async function hasReached(trx: SiteTransaction, { websiteId, revision }: SnapshotContext): Promise<boolean> {
  if (revision === undefined) return true;
  const { publishedVersion, stockRevision, translationRevision = 0 } = revision;
  const { rows } = await sql`
    SELECT 1 FROM website WHERE id = ${websiteId} AND published_version >= ${publishedVersion}
      AND stock_revision >= ${stockRevision} AND translation_revision >= ${translationRevision}`.execute(trx);
  return rows.length > 0;
}
