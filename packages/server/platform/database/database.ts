import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { actAsNobody, holdMembership } from './actingMember.ts';
import type { DatabaseLog } from './embedded.ts';
import { isConnectionLoss, isRetryable } from './errors.ts';
import { newId as makeId, secureRoll } from './ids.ts';
import { type AroundQuery, createPool, type DatabaseTarget, watchedPool } from './pool.ts';
import { createProcessMessages, type ProcessMessages } from './processMessages.ts';
import type { ReplicaFigures } from './readReplica.ts';
import type { Schema } from './schema.ts';
import { createTransactions, type Statement } from './transaction.ts';

export type { Schema } from './schema.ts';

const MAX_TRIES = 5;
const CONFLICT_PAUSE_MS = 10;
/** A restarted server is back within a second or two. */
const LOSS_PAUSE_MS = 100;

/** Whose data a transaction sees. */
export interface SiteContext {
  readonly websiteId: string;
  /** A further language of the site (BCP 47): what is read comes in it, where it was translated. */
  readonly language?: string;
}

/** What is read of one moment, for showing it. */
export interface SnapshotContext extends SiteContext {
  /** What the primary said of the site: nothing older is shown. Left out: a few seconds don't matter. */
  readonly revision?: SiteRevision;
}

/** See the columns of `website`. */
export interface SiteRevision {
  readonly publishedVersion: number;
  readonly stockRevision: number;
  readonly translationRevision?: number;
}

interface TransactionTools {
  /** Runs once, after the commit, never after a roll-back. What it throws is logged. */
  afterCommit(act: () => void): void;
  /** Tells the listeners of `topic` after the commit, also those of other processes; of several messages the last. */
  announce(topic: string, message?: string): void;
  now(): Date;
  newId(): string;
  /** The further language that its reader reads; left out: the site's main one. */
  readonly language?: string;
}

/** Queries of one transaction. */
export type SiteTransaction = Transaction<Schema> & TransactionTools;

export interface TransactionSettings {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** Nothing can be written, so nobody waits for its end. */
  readonly isReadOnly?: boolean;
  /** Instead of the 5 s of requests, for imports and exports. */
  readonly statementTimeoutMs?: number;
}

/** For `inSite` of what only reads. */
export const READ_ONLY: TransactionSettings = { isReadOnly: true };
const SNAPSHOT: TransactionSettings = { isolation: 'repeatable read' };

/** The work may run again from its start (up to 5 times): it has no effects outside the transaction. */
type Work<T> = (trx: SiteTransaction) => Promise<T>;

export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface SiteDatabase {
  /** One transaction that sees the rows of this site only (TEN-2). Retries conflicts and lost connections. */
  inSite<T>(site: SiteContext, work: Work<T>, settings?: TransactionSettings): Promise<T>;
  /**
   * One transaction that reads, all of one moment. A read replica may answer it (decision 0203), so nothing that decides
   * a price, a stock or a right asks here. The rare work that also writes goes to the primary.
   */
  inSnapshot<T>(site: SnapshotContext, work: Work<T>): Promise<T>;
  /** One transaction that sees accounts, sessions, websites, hosts, memberships and jobs, and no tenant table. */
  acrossSites<T>(work: Work<T>, settings?: TransactionSettings): Promise<T>;
  /** Tells the listeners of `topic`, also those of other processes. */
  announce(topic: string, message?: string): void;
  /**
   * Calls `listener` after each commit that announced `topic`, here or in another process. The message is '' where there
   * is none, and where announcements may have been missed. Returns how to stop.
   */
  onAnnounced(topic: string, listener: (message: string) => void): () => void;
  /** Answers when the database does. */
  ping(): Promise<void>;
  poolCounts(): PoolCounts;
  /** Null without a read replica. */
  replicaFigures(): ReplicaFigures | null;
  close(): Promise<void>;
}

export type DatabaseOptions = DatabaseTarget & {
  readonly maxConnections?: number;
  readonly log: DatabaseLog;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly newId?: () => string;
  /** [0, 1) */
  readonly roll?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
  readonly around?: AroundQuery;
  /** How often a transaction is tried at conflicts and lost connections. */
  readonly maxTries?: number;
  /** How many times as long as a request it may wait for connections, locks and answers; for tests on a busy machine. */
  readonly timeoutFactor?: number;
  /** Whether announcements go to other processes on this database, and also come from them. Left out: neither. */
  readonly messages?: 'send' | 'sendAndReceive';
};

interface Scope {
  /** Null: what the platform sees. */
  readonly site: string | null;
  readonly language?: string | undefined;
}

/**
 * What a transaction begins with; it travels with the first query of the work. `set local`, one setting a statement: a server
 * that spreads its tables (Citus) passes on these, and no `set_config`.
 */
function openingOf({ site }: Scope, settings: TransactionSettings): Statement[] {
  const { isolation, isReadOnly = false, statementTimeoutMs } = settings;
  const level = isolation === undefined ? '' : ` isolation level ${isolation}`;
  const begin = { sql: `begin${level}${isReadOnly ? ' read only' : ''}` };
  const scope = { sql: site === null ? "set local app.platform = 'on'" : scopeOf(site) };
  if (statementTimeoutMs === undefined) return [begin, scope];
  return [begin, scope, { sql: `set local statement_timeout = ${Number(statementTimeoutMs)}` }];
}

/** From here on, a transaction sees the rows of this site. */
export const scopeOf = (websiteId: string): string => `set local app.site = ${pg.escapeLiteral(websiteId)}`;

interface Tools {
  readonly now: () => number;
  readonly newId: () => string;
}

interface Effects {
  readonly acts: (() => void)[];
  readonly topics: Map<string, string>;
}

function equip(trx: Transaction<Schema>, effects: Effects, tools: Tools, language?: string): SiteTransaction {
  const extra: TransactionTools = {
    afterCommit: (act) => void effects.acts.push(act),
    announce: (topic, message = '') => void effects.topics.set(topic, message),
    now: () => new Date(tools.now()),
    newId: tools.newId,
    ...(language === undefined ? {} : { language }),
  };
  return Object.assign(trx, extra);
}

/** Doubling with jitter: two that collided do not meet again. */
export function retryPause(error: unknown, attempt: number, roll: () => number): number {
  const base = isConnectionLoss(error) ? LOSS_PAUSE_MS : CONFLICT_PAUSE_MS;
  return base * 2 ** (attempt - 1) * (0.5 + roll());
}

/** Opens a pool as the application role. Requests, operations and jobs use nothing else. */
export function openDatabase(options: DatabaseOptions): SiteDatabase {
  const { log, maxConnections = 20, maxTries = MAX_TRIES } = options;
  const { now = Date.now, roll = secureRoll, sleep = pause } = options;
  const tools: Tools = { now, newId: options.newId ?? (() => makeId(now(), roll)) };
  const pool = createPool(options, { maxConnections, log, timeoutFactor: options.timeoutFactor });
  const inTransaction = createTransactions(watchedPool(pool, options.around));
  const listeners = new Map<string, Set<(message: string) => void>>();
  const messages = messagesOf(options, deliver, () => {
    for (const topic of listeners.keys()) deliver(topic, '');
  });

  function follow(call: () => void): void {
    try {
      actAsNobody(call);
    } catch (error) {
      log.error({ err: error }, 'What was to follow a commit failed');
    }
  }

  function deliver(topic: string, message: string): void {
    for (const listener of [...(listeners.get(topic) ?? [])]) follow(() => listener(message));
  }

  function announce(topic: string, message = ''): void {
    deliver(topic, message);
    messages?.send(topic, message);
  }

  function settle({ acts, topics }: Effects): void {
    for (const act of acts) follow(act);
    for (const [topic, message] of topics) announce(topic, message);
  }

  async function attemptOnce<T>(scope: Scope, work: Work<T>, settings: TransactionSettings): Promise<T> {
    const effects: Effects = { acts: [], topics: new Map() };
    const { isReadOnly = false } = settings;
    const opening = openingOf(scope, settings);
    const result = await inTransaction({ opening, isReadOnly }, async (trx) => {
      if (!isReadOnly) await holdMembership(trx, scope.site ?? '');
      return work(equip(trx, effects, tools, scope.language));
    });
    settle(effects);
    return result;
  }

  async function run<T>(scope: Scope, work: Work<T>, settings: TransactionSettings = {}): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptOnce(scope, work, settings);
      } catch (error) {
        if (attempt === maxTries || !isRetryable(error)) throw error;
        await sleep(retryPause(error, attempt, roll));
      }
    }
  }

  return {
    inSite: ({ websiteId, language }, work, settings) => run({ site: websiteId, language }, work, settings),
    inSnapshot: ({ websiteId, language }, work) => run({ site: websiteId, language }, work, SNAPSHOT),
    acrossSites: (work, settings) => run({ site: null }, work, settings),
    announce,
    onAnnounced(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
    ping: () => pool.query('select 1').then(() => undefined),
    poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    replicaFigures: () => null,
    async close() {
      await messages?.close();
      await pool.end();
    },
  };
}

function messagesOf(
  options: DatabaseOptions,
  onMessage: (topic: string, message: string) => void,
  onConnect: () => void,
): ProcessMessages | null {
  if (options.messages === undefined) return null;
  const sending = { target: options, log: options.log };
  return createProcessMessages(options.messages === 'send' ? sending : { ...sending, onMessage, onConnect });
}
