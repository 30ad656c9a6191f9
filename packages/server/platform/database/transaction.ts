import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { Answer, Connection, Connections, Query } from './pool.ts';
import type { Schema } from './schema.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters?: readonly unknown[];
}

export interface Transacting {
  readonly opening: readonly Statement[];
  /** Its end changes nothing, so it is not waited for. */
  readonly isReadOnly: boolean;
}

export type RunTransaction = <T>(how: Transacting, work: (trx: Transaction<Schema>) => Promise<T>) => Promise<T>;

const driver = new DummyDriver();
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driver,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/**
 * Creates transactions whose queries are sent at once, not after the previous answer: queries made together take one
 * round trip. PostgreSQL runs them in the order in which they were sent. Kysely's own transactions wait.
 */
export function createTransactions(connections: Connections): RunTransaction {
  const queries = new Kysely<Schema>({ dialect }).getExecutor();

  function transactionOn(open: OpenConnection): Transaction<Schema> {
    const executor = queries.withConnectionProvider({ provideConnection: (consumer) => consumer(open) });
    return new Transaction<Schema>({ config: { dialect }, driver, dialect, executor });
  }

  return async (how, work) => {
    const connection = await connections.connect();
    try {
      return await runOn(connection, how, (open) => work(transactionOn(open)));
    } finally {
      connection.release();
    }
  };
}

async function runOn<T>(
  { query }: Connection,
  { opening, isReadOnly }: Transacting,
  work: (open: OpenConnection) => Promise<T>,
): Promise<T> {
  const opened = Promise.all(opening.map(({ sql, parameters = [] }) => query(sql, parameters)));
  // The code that awaits it below gets the error. The queries after it fail with it.
  opened.catch(() => undefined);
  const open = new OpenConnection(query);
  try {
    const result = await work(open);
    await opened;
    open.close();
    const committed = query('commit', []);
    if (isReadOnly) committed.catch(() => undefined);
    else await committed;
    return result;
  } catch (error) {
    open.close();
    await query('rollback', []);
    await opened;
    throw error;
  }
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection as Kysely sees it, while its transaction lasts. */
class OpenConnection implements DatabaseConnection {
  readonly #query: Query;
  #isClosed = false;

  constructor(query: Query) {
    this.#query = query;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isClosed) throw new Error('The transaction of this query has ended');
    return toResult<Row>(await this.#query(sql, parameters));
  }

  // biome-ignore lint/correctness/useYield: nothing is read in pieces
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are read whole');
  }

  close(): void {
    this.#isClosed = true;
  }
}

function toResult<Row>({ command, rowCount, rows }: Answer): QueryResult<Row> {
  const isCounted = COUNTED.has(command) && rowCount !== null;
  return { rows: rows as Row[], ...(isCounted ? { numAffectedRows: BigInt(rowCount) } : {}) };
}
