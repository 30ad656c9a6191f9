import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes named by their content, per site: the same file is kept once and never changes under its name (EDT-4). */
export interface FileStore {
  /** Stores the bytes durably before answering. */
  put(websiteId: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Returns where a stored file is, and its size, or null when there is none. */
  find(websiteId: string, sha256: string): Promise<StoredFile | null>;
  /** Takes bytes as they come, never all at once in memory; null when there are more than `maxBytes`. */
  receive(websiteId: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile | null>;
  /** Ends a file that nothing names any more; one that was stored again since then stays. */
  remove(websiteId: string, sha256: string, storedBefore: Date): Promise<void>;
}

/** Bytes kept outside the store until the caller decides. */
export interface ReceivedFile extends StoredFile {
  keep(): Promise<StoredFile>;
  discard(): Promise<void>;
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
    receive: (websiteId, bytes, maxBytes) =>
      receive(join(root, websiteId), bytes, maxBytes, (sha256) => pathOf(websiteId, sha256)),
    async remove(websiteId, sha256, storedBefore) {
      const held = await find(websiteId, sha256);
      const info = held && (await stat(held.path).catch(() => null));
      if (held && info && info.mtime < storedBefore) await unlink(held.path).catch(() => undefined);
    },
    async put(websiteId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const held = await find(websiteId, sha256);
      if (held?.size === bytes.length) {
        await touch(held.path);
        return held;
      }
      const path = pathOf(websiteId, sha256);
      const firstMade = await mkdir(dirname(path), { recursive: true });
      await writeDurably(path, bytes);
      if (firstMade !== undefined) await flushFolders(dirname(dirname(path)), dirname(firstMade));
      return { sha256, size: bytes.length, path };
    },
  };
}

/** Marks a file as stored again, so the cleanup leaves it alone. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

async function receive(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
  pathOf: (sha256: string) => string,
): Promise<ReceivedFile | null> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > maxBytes) break;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  const discard = () => rm(path, { force: true });
  if (size > maxBytes) {
    await discard();
    return null;
  }
  const sha256 = hash.digest('hex');
  return { ...{ sha256, size, path, discard }, keep: () => keep(path, { sha256, size, path: pathOf(sha256) }) };
}

/** Gives received bytes their name, unless they have it already. */
async function keep(path: string, stored: StoredFile): Promise<StoredFile> {
  const held = await stat(stored.path).catch(() => null);
  if (held?.size === stored.size) {
    await touch(stored.path);
    await rm(path, { force: true });
    return stored;
  }
  const folder = dirname(stored.path);
  const firstMade = await mkdir(folder, { recursive: true });
  await rename(path, stored.path);
  await flushFolder(folder);
  if (firstMade !== undefined) await flushFolders(dirname(folder), dirname(firstMade));
  return stored;
}

/**
 * Writes next to the target, flushes, then names and flushes the name: a crash leaves either nothing or the whole file
 * under its name.
 */
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
