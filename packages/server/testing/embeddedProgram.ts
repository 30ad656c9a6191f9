import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { DataFolderInUse } from '../platform/database/faults.ts';

/**
 * Replaces the product in tests that kill it: starts the database of argv[2], reports that it runs, stops at SIGTERM.
 */
const log = { info: () => undefined, error: () => undefined };
try {
  const startedAt = performance.now();
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
  const staying = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(staying);
    void server.stop().then(() => process.exit(0));
  });
  // Last: the reader of this line may send the signal at once.
  console.log(JSON.stringify({ connection: server.connection, ms: performance.now() - startedAt }));
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(error instanceof DataFolderInUse ? error.exitCode : 1);
}
