import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes named by their content, per site: the same file is kept once and never changes under its name (EDT-4). */
export interface FileStore {
  /** Stores the bytes durably before answering. */
  put(websiteId: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Where a stored file lies, and its size; null when there is none. */
  find(websiteId: string, sha256: string): Promise<StoredFile | null>;
}

export interface StoredFile {
  readonly sha256: string;
  readonly size: number;
  readonly path: string;
}

/** Files on the local disk: `<root>/<site>/<ab>/<sha256>`. Object storage comes behind the same port. */
export function localFileStore(root: string): FileStore {
  const pathOf = (websiteId: string, sha256: string) => join(root, websiteId, sha256.slice(0, 2), sha256);
  const find = async (websiteId: string, sha256: string): Promise<StoredFile | null> => {
    if (!/^[0-9a-f]{64}$/.test(sha256) || !/^[0-9a-f-]{36}$/.test(websiteId)) return null;
    const path = pathOf(websiteId, sha256);
    const info = await stat(path).catch(() => null);
    return info?.isFile() ? { sha256, size: info.size, path } : null;
  };
  return {
    find,
    async put(websiteId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const held = await find(websiteId, sha256);
      if (held?.size === bytes.length) return held;
      const path = pathOf(websiteId, sha256);
      const firstMade = await mkdir(dirname(path), { recursive: true });
      await writeDurably(path, bytes);
      if (firstMade !== undefined) await flushFolders(dirname(dirname(path)), dirname(firstMade));
      return { sha256, size: bytes.length, path };
    },
  };
}

/** Write beside, flush, then name and flush the name: a crash leaves either nothing or the whole file under its name. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Folders that were just made are names in their parents: those are flushed up to the first that was there. */
async function flushFolders(from: string, to: string): Promise<void> {
  for (let folder = from; folder.length >= to.length; folder = dirname(folder)) {
    await flushFolder(folder);
    if (folder === dirname(folder)) return;
  }
}

/** Windows cannot open folders; its names are as safe as they get without. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
