import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type FileStore,
  type ListedFile,
  nameToStore,
  readStoredName,
  type StoredFile,
  storedName,
} from './fileStore.ts';
import { type StagedFile, stageFile } from './stageFile.ts';

interface Held {
  readonly path: string;
  readonly size: number;
  readonly storedAt: Date;
}

/** Files on the local disk: `<root>/<site>/<ab>/<sha256>`. */
export function localFileStore(root: string): FileStore {
  const pathOf = (websiteId: string, sha256: string) => {
    const name = storedName(websiteId, sha256);
    return name === null ? null : join(root, name);
  };
  const look = async (path: string | null): Promise<Held | null> => {
    const info = path === null ? null : await stat(path).catch(() => null);
    return path !== null && info?.isFile() ? { path, size: info.size, storedAt: info.mtime } : null;
  };
  const take = async (websiteId: string, sha256: string, write: Write): Promise<StoredFile> => {
    const path = join(root, nameToStore(websiteId, sha256));
    const held = await look(path);
    if (held?.size === write.size) await write.isThere(path);
    else await inFolder(path, () => write.to(path));
    return storedAt({ path, size: write.size }, sha256);
  };
  return {
    async find(websiteId, sha256) {
      const held = await look(pathOf(websiteId, sha256));
      return held && storedAt(held, sha256);
    },
    async receive(websiteId, bytes, maxBytes) {
      const staged = await stageFile(join(root, websiteId), bytes, maxBytes);
      if (staged === null) return null;
      const discard = () => rm(staged.path, { force: true });
      const keep = async () => void (await take(websiteId, staged.sha256, renaming(staged)));
      return { ...staged, discard, keep };
    },
    async remove(websiteId, sha256, storedBefore) {
      const held = await look(pathOf(websiteId, sha256));
      if (held && held.storedAt < storedBefore) await unlink(held.path).catch(() => undefined);
    },
    put(websiteId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const to = (path: string) => writeDurably(path, bytes);
      return take(websiteId, sha256, { size: bytes.length, isThere: touch, to });
    },
    list: () => listFolder(root),
  };
}

/** How bytes get under their name, and what is done where they are already. */
interface Write {
  readonly size: number;
  isThere(path: string): Promise<void>;
  to(path: string): Promise<void>;
}

function renaming({ path: from, size }: StagedFile): Write {
  return {
    size,
    async isThere(path) {
      await touch(path);
      await rm(from, { force: true });
    },
    async to(path) {
      await rename(from, path);
      await flushFolder(dirname(path));
    },
  };
}

function storedAt({ path, size }: Pick<Held, 'path' | 'size'>, sha256: string): StoredFile {
  return {
    ...{ sha256, size },
    open: (range) => Promise.resolve(createReadStream(path, range)),
    read: () => readFile(path),
    onDisk: (use) => use(path),
    directAddress: () => Promise.resolve(null),
  };
}

async function* listFolder(root: string): AsyncGenerator<ListedFile> {
  for (const site of await namesIn(root)) {
    for (const start of await namesIn(join(root, site))) {
      for (const name of await namesIn(join(root, site, start))) {
        const found = readStoredName(`${site}/${start}/${name}`);
        // Gone since: a row that nobody needs any more named it.
        const info = found && (await stat(join(root, site, start, name)).catch(() => null));
        if (found && info?.isFile()) yield { ...found, size: info.size };
      }
    }
  }
}

/** None in what is no folder. */
function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

/** Marks a file as stored again, so the cleanup leaves it alone. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Makes the folders that a file needs, and has their names on the disk with it. */
async function inFolder(path: string, write: () => Promise<void>): Promise<void> {
  const folder = dirname(path);
  const firstMade = await mkdir(folder, { recursive: true });
  await write();
  if (firstMade !== undefined) await flushFolders(dirname(folder), dirname(firstMade));
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
