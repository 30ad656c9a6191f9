import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold what belongs to sites and their customers. */
const PRIVATE = ['files', 'stylesheets'];

/**
 * Makes the data folder and keeps the other users of the machine out of it: what this process writes from now on is for its own
 * user alone (700 and 600), and folders of an older version are closed as well. Started by root, others may pass through the
 * folder but not list it: PostgreSQL, which runs as another user, must reach its own.
 */
export function prepareDataFolder(dataDir: string): void {
  process.umask(0o077);
  const passing = process.getuid?.() === 0 ? 0o011 : 0;
  const mode = existsSync(dataDir) ? statSync(dataDir).mode : passing;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700 | (mode & passing));
  for (const name of PRIVATE) if (existsSync(join(dataDir, name))) chmodSync(join(dataDir, name), 0o700);
}
