import pg from 'pg';
import { clientConfig, type DatabaseTarget } from '../../platform/database/pool.ts';

/** As long as it takes. */
const UNHURRIED = { statement_timeout: 0, lock_timeout: 30_000, idle_in_transaction_session_timeout: 0 };

/** Runs `act` on a connection as the owner of the schema. */
export async function asOwner<T>(target: DatabaseTarget, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(target, UNHURRIED));
  // A connection that ends fails the query under way; the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs `act` in a transaction that is rolled back where it throws. */
export async function inTransaction<T>(client: pg.Client, begin: string, act: () => Promise<T>): Promise<T> {
  await client.query(begin);
  try {
    const result = await act();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
