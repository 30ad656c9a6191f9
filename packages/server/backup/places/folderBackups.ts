import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from '../backupFault.ts';
import type { BackupStore, StoredBackup } from './backupStore.ts';

/** Writes NAME.part, flushes it, then names it: a file under its name is whole. */
async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${path}.part`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await pipeline(bytes, handle.createWriteStream({ flush: true }));
    await rename(draft, path);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

export function folderBackups(folder: string, addressOf: BackupStore['addressOf']): BackupStore {
  return {
    addressOf,
    write: (name, bytes) => writeWhole(join(folder, name), bytes),
    async open(name) {
      const handle = await open(join(folder, name)).catch(() => null);
      if (handle === null) throw new BackupFault(`${addressOf(name)} cannot be read.`);
      return handle.createReadStream();
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        names.map(async (name): Promise<readonly StoredBackup[]> => {
          const known = await stat(join(folder, name)).catch(() => null);
          return known?.isFile() ? [{ name, size: known.size }] : [];
        }),
      );
      return found.flat();
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
