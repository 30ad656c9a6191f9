import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../platform/database/embedded.ts';
import { addressOf } from '../databaseAddress.ts';

/** The built-in PostgreSQL with an empty database, gone afterwards. */
export async function startOwnDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quoin-fuzz-'));
  // Started as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const log = { info: () => undefined, error: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });
  return {
    url: addressOf(server.connection),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
