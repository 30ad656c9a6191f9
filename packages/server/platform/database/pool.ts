import pg from 'pg';
import type { DatabaseLog, Connection as ServerAddress } from './embedded.ts';
import { errorCode, isConnectionLoss, isStalePlan } from './errors.ts';
import { CommitOutcomeUnknown } from './faults.ts';
import { createStatementNames, type StatementNames } from './statementNames.ts';

/** The role requests run as: owns nothing, so that row-level security holds for it. */
export const APPLICATION_ROLE = 'quoin_app';

const INT8 = 20;
const INT8_ARRAY = 1016;
const WAIT_FOR_CONNECTION_MS = 2_000;
const IDLE_CONNECTION_MS = 60_000;

/** Either the parts (built-in server) or a `postgres://` address (DATABASE_URL). */
export type DatabaseTarget = { readonly connection: ServerAddress } | { readonly connectionString: string };

export interface SessionSettings {
  readonly role?: string;
  readonly jit?: 'off';
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/** Milliseconds; a request never waits longer for the database (FT-6). */
export const REQUEST_SETTINGS: SessionSettings = {
  role: APPLICATION_ROLE,
  // Compiling a statement of filters takes three seconds, running it a quarter of one.
  jit: 'off',
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

function withTimeoutFactor(settings: SessionSettings, timeoutFactor: number): SessionSettings {
  return {
    ...settings,
    statement_timeout: settings.statement_timeout * timeoutFactor,
    lock_timeout: settings.lock_timeout * timeoutFactor,
    idle_in_transaction_session_timeout: settings.idle_in_transaction_session_timeout * timeoutFactor,
  };
}

/** `{1,2}` as array_agg answers it. */
function parseBigIntArray(text: string): bigint[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map(BigInt);
}

/** int8 arrives as `bigint`: amounts never pass through a float. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === INT8) return BigInt;
    if (format !== 'binary' && oid === INT8_ARRAY) return parseBigIntArray;
    return pg.types.getTypeParser(oid, format);
  },
};

function optionsOf(settings: SessionSettings, existing: string): string {
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return [existing, ...ours].join(' ').trim();
}

/** What `pg` connects with. Options inside DATABASE_URL are kept, and ours come last. */
export function clientConfig(target: DatabaseTarget, settings: SessionSettings): pg.ClientConfig {
  if ('connection' in target) return { ...target.connection, types, options: optionsOf(settings, '') };
  // `postgres:///name?host=/run/…` and the like are no URLs to Node, but fine for pg.
  if (!URL.canParse(target.connectionString)) {
    return { connectionString: target.connectionString, types, options: optionsOf(settings, '') };
  }
  const address = new URL(target.connectionString);
  const existing = address.searchParams.get('options') ?? '';
  address.searchParams.delete('options');
  return { connectionString: address.href, types, options: optionsOf(settings, existing) };
}

export interface PoolOptions {
  readonly maxConnections: number;
  readonly log: DatabaseLog;
  /** How many times as long as a request it may wait. */
  readonly timeoutFactor?: number | undefined;
}

export function createPool(target: DatabaseTarget, { maxConnections, log, timeoutFactor = 1 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(target, withTimeoutFactor(REQUEST_SETTINGS, timeoutFactor)),
    max: maxConnections,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS * timeoutFactor,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    // Queries sent without waiting for the previous answer travel together (docs/decisions/0005).
    pipeline: true,
  });
  // An idle connection that ends is replaced when needed; unheard, the event would end the process.
  // The error carries the whole client, so only its words go to the log; at our own end it is no news.
  pool.on('error', (error) => {
    if (!pool.ending) log.error({ code: errorCode(error), reason: error.message }, 'A database connection ended');
  });
  // So would one in use: its query fails by itself, and that is where it is dealt with.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function commit(client: pg.PoolClient): Promise<pg.QueryResult> {
  try {
    const result = await client.query('commit');
    // PostgreSQL answers COMMIT of a failed transaction politely with ROLLBACK: a swallowed error must not look saved.
    if (result.command === 'ROLLBACK')
      throw new Error('The transaction had failed earlier and was rolled back at COMMIT');
    return result;
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    throw new CommitOutcomeUnknown('The connection was lost while committing', { cause: error });
  }
}

async function rollback(client: pg.PoolClient): Promise<Answer> {
  try {
    return await client.query('rollback');
  } catch {
    // The connection is gone, and the transaction with it; the error that led here is the one to tell.
    return { command: 'ROLLBACK', rowCount: 0, rows: [] };
  }
}

export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

export type Query = (sql: string, parameters: readonly unknown[]) => Promise<Answer>;

/** Wraps the queries of one connection; for tests that let the product die at a chosen one. */
export type AroundQuery = (query: Query) => Query;

/** Holds what a connection writes until everything asked in this turn of the event loop can leave in one packet. */
function writesTogether(client: pg.PoolClient): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    const { stream } = client.connection;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}

function checkedQuery(client: pg.PoolClient, names: StatementNames): Query {
  const holdWrites = writesTogether(client);
  return async (sql, parameters) => {
    holdWrites();
    if (sql === 'commit') return commit(client);
    if (sql === 'rollback') return rollback(client);
    const name = names.of(sql);
    const values = [...parameters];
    if (name === undefined) return client.query(sql, values);
    try {
      return await client.query({ name, text: sql, values });
    } catch (error) {
      if (isStalePlan(error)) names.renew();
      throw error;
    }
  };
}

export interface Connection {
  readonly query: Query;
  release(): void;
}

export interface Connections {
  connect(): Promise<Connection>;
}

/** The connections of a pool, with COMMIT and ROLLBACK watched over. */
export function watchedPool(pool: pg.Pool, around: AroundQuery = (query) => query): Connections {
  const known = new WeakMap<pg.PoolClient, Connection>();
  const names = createStatementNames();
  function watch(client: pg.PoolClient): Connection {
    const watched = { query: around(checkedQuery(client, names)), release: () => client.release() };
    known.set(client, watched);
    return watched;
  }
  return {
    async connect() {
      const client = await pool.connect();
      return known.get(client) ?? watch(client);
    },
  };
}
