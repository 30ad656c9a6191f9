import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/platform/database/embedded.ts';
import { databaseAt, FILE_BY_FILE, SILENT, TEST_SETTINGS, withAdmin } from '../../packages/server/testing/database.ts';
import { addressOf } from '../../packages/server/testing/databaseAddress.ts';
import { clearLeftovers, TEST_FOLDER_PREFIX } from '../../packages/server/testing/leftovers.ts';
import { copyDataDir, removeDataDir } from './installation.ts';

/**
 * Where the shops of all files keep their rows, each in its own database. The values are strings, so they can be passed
 * to workers.
 */
export interface SharedDatabase {
  /** postgres:// address of a database to connect to for making others. */
  readonly admin: string;
  /** Name of the database that holds the demo shop. */
  readonly template: string;
}

/**
 * Starts one PostgreSQL for all shops that are thrown away. A database is copied in a tenth of the time of a folder,
 * and nothing is started, stopped or flushed to disk for it. Returns null if the demo's database is outside its folder.
 */
export async function startSharedDatabase(
  pristine: string,
): Promise<{ readonly database: SharedDatabase; stop(): Promise<void> } | null> {
  // Of runs that were broken off: nobody else ends their servers.
  await clearLeftovers();
  const dataDir = copyDataDir(pristine, TEST_FOLDER_PREFIX);
  if (!existsSync(join(dataDir, 'database/cluster'))) {
    removeDataDir(dataDir);
    return null;
  }
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT, settings: TEST_SETTINGS });
  return {
    database: { admin: databaseAt(addressOf(server.connection), 'postgres'), template: server.connection.database },
    async stop() {
      await server.stop();
      removeDataDir(dataDir);
    },
  };
}

/** A copy of the demo shop's database: its address, and how to throw it away. */
export async function copyDatabase({
  admin,
  template,
}: SharedDatabase): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `quoin_e2e_${randomBytes(6).toString('hex')}`;
  await withAdmin(admin, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${FILE_BY_FILE}`));
  return {
    url: databaseAt(admin, name),
    async drop() {
      await withAdmin(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}
