import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { lockDataFolder } from '../platform/database/embedded/folderLock.ts';
import { type DatabaseLog, startEmbeddedPostgres } from '../platform/database/embedded.ts';
import type { DatabaseTarget } from '../platform/database/pool.ts';
import { prepareDataFolder } from '../platform/dataFolder.ts';
import { BackupFault } from './backupFault.ts';
import { KEY_ENTRY } from './format/manifest.ts';
import type { BackupStore } from './places/backupStore.ts';
import { type Restored, restoreBackup } from './restoreBackup.ts';

export interface FolderRestore {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly store: BackupStore;
  readonly name: string;
  readonly passphrase: string | null;
  readonly migrationsDir: string;
  readonly log: DatabaseLog;
  /** What the folder holds is put aside; else it must be empty. */
  readonly mayReplace: boolean;
  readonly now: number;
}

export interface FolderRestored extends Restored {
  /** Where the folder's former content is; null: it had none. */
  readonly putAside: string | null;
}

/** What a data folder holds. Stylesheets are no part of a backup: they are made again. */
const PARTS = ['database', 'files', KEY_ENTRY, 'stylesheets'];

const DRAFT = 'restoring-';

/**
 * Restores into a folder within the data folder, and swaps when all of it is there: one that is broken off leaves the
 * folder as it was. @throws BackupFault, DataFolderInUse
 */
export async function restoreFolder(request: FolderRestore): Promise<FolderRestored> {
  const { config, mayReplace, now } = request;
  prepareDataFolder(config.dataDir);
  const lock = await lockDataFolder(config.dataDir);
  try {
    const held = PARTS.filter((name) => existsSync(join(config.dataDir, name)));
    if (held.length > 0 && !mayReplace) {
      throw new BackupFault(
        `${config.dataDir} holds data: set DATA_DIR to another folder, or add --replace to put it aside.`,
      );
    }
    const left = readdirSync(config.dataDir).filter((name) => name.startsWith(DRAFT));
    for (const name of left) await removeScratch(join(config.dataDir, name));
    // Never a path that was used before: a cluster that lies elsewhere is known by it.
    const draft = await mkdtemp(join(config.dataDir, DRAFT));
    const restored = await restoreInto(draft, request);
    const aside = `replaced-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}`;
    await move(config.dataDir, held, join(config.dataDir, aside));
    await move(
      draft,
      readdirSync(draft).filter((name) => PARTS.includes(name)),
      config.dataDir,
    );
    await rm(draft, { recursive: true, force: true });
    return { ...restored, putAside: held.length > 0 ? join(config.dataDir, aside) : null };
  } finally {
    await lock.release();
  }
}

async function restoreInto(folder: string, { config, ...request }: FolderRestore): Promise<Restored> {
  prepareDataFolder(folder);
  try {
    if (config.databaseUrl === null) {
      return await withDatabase(folder, request.log, (target) => restoreBackup({ ...request, target, folder }));
    }
    return await restoreBackup({ ...request, target: { connectionString: config.databaseUrl }, folder });
  } catch (error) {
    await removeScratch(folder);
    throw error;
  }
}

async function withDatabase<T>(
  dataDir: string,
  log: DatabaseLog,
  act: (target: DatabaseTarget) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    return await act({ connection: server.connection });
  } finally {
    await server.stop();
  }
}

async function move(from: string, names: readonly string[], to: string): Promise<void> {
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) await rename(join(from, name), join(to, name));
}

/** With the cluster, which lies elsewhere where the user that PostgreSQL runs as could not reach the folder. */
export async function removeScratch(folder: string): Promise<void> {
  const pointer = join(folder, 'database', 'location');
  if (existsSync(pointer)) await rm(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
