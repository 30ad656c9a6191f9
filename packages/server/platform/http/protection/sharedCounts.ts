import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteDatabase } from '../../database/database.ts';
import type { DatabaseLog } from '../../database/embedded.ts';
import type { CountedWindow, WindowChanged } from './countingWindows.ts';

/** Adds up what the processes on one database have counted, a moment later: no request waits for it (decision 0203). */
export interface SharedCounts {
  readonly changed: WindowChanged;
  /** Exchanges what waits. Never fails. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface SharedCountOptions {
  readonly db: Pick<SiteDatabase, 'acrossSites'>;
  readonly key: Uint8Array;
  readonly log: DatabaseLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Changed {
  readonly hash: Buffer;
  readonly window: CountedWindow;
}

interface Sum {
  readonly count: number;
  readonly until: Date;
}

const SETTLE_MS = 200;
/** While the database is away each process holds the limits by itself. */
const AWAY_MS = 5_000;
const HASH_BYTES = 16;
const MOST_AT_ONCE = 1_000;
const CLEARED_AT_ONCE = 1_000;

export function createSharedCounts({ db, key, log, now }: SharedCountOptions): SharedCounts {
  const waiting = new Map<string, CountedWindow>();
  let timer: NodeJS.Timeout | null = null;
  let underway: Promise<void> = Promise.resolve();

  function plan(pause: number): void {
    timer ??= setTimeout(() => void settle(), pause).unref();
  }

  async function share(): Promise<void> {
    timer = null;
    const taken = [...waiting].slice(0, MOST_AT_ONCE);
    if (taken.length === 0) return;
    for (const [name] of taken) waiting.delete(name);
    const changes = taken.map(([name, window]): Changed => ({ hash: hashOf(key, name), window }));
    const counted = changes.map(({ window }) => window.own);
    try {
      const sums = await addUp(db, changes, new Date(now()));
      changes.forEach(({ hash, window }, index) => {
        const sum = sums.get(hash.toString('hex'));
        window.shared = counted[index]!;
        if (sum === undefined) return;
        window.others = Math.max(0, sum.count - window.shared);
        // Their window ends when the first of them does.
        window.until = Math.min(window.until, sum.until.getTime());
      });
      if (waiting.size > 0) plan(SETTLE_MS);
    } catch (error) {
      log.error({ err: error }, 'limits are not shared with other processes for the moment');
      for (const [name, window] of taken) if (!waiting.has(name)) waiting.set(name, window);
      plan(AWAY_MS);
    }
  }

  function settle(): Promise<void> {
    underway = underway.then(share);
    return underway;
  }

  return {
    changed(name, counted, window) {
      waiting.set(`${name}|${counted}`, window);
      plan(SETTLE_MS);
    },
    settle,
    async close() {
      if (timer !== null) clearTimeout(timer);
      await underway;
    },
  };
}

/** Addresses and tokens of visitors do not go into the database. */
function hashOf(key: Uint8Array, name: string): Buffer {
  return createHmac('sha256', key).update(name).digest().subarray(0, HASH_BYTES);
}

/** Adds each window's news, and returns the sums by key. In the order of keys, so that no two processes lock each other out. */
async function addUp(
  db: SharedCountOptions['db'],
  changes: readonly Changed[],
  now: Date,
): Promise<ReadonlyMap<string, Sum>> {
  const ordered = [...changes].sort((one, other) => Buffer.compare(one.hash, other.hash));
  const news = ordered.map(({ window }) => window.own - window.shared);
  const ends = ordered.map(({ window }) => new Date(window.until));
  return db.acrossSites(async (trx) => {
    const { rows } = await sql<Sum & { readonly key: string }>`
      insert into request_count as held (key, count, until)
        select * from unnest(${ordered.map(({ hash }) => hash)}::bytea[], ${news}::int[], ${ends}::timestamptz[])
      on conflict (key) do update set
        count = case when held.until > ${now} then greatest(held.count + excluded.count, 0) else excluded.count end,
        until = case when held.until > ${now} then held.until else excluded.until end
      returning encode(key, 'hex') as key, count, until`.execute(trx);
    await sql`delete from request_count where key in (select key from request_count where until < ${now}
      limit ${CLEARED_AT_ONCE} for update skip locked)`.execute(trx);
    return new Map(rows.map(({ key, count, until }) => [key, { count, until }]));
  });
}
