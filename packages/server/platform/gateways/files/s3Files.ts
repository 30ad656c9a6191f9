import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { type Bucket, type BucketObject, type BucketSettings, openBucket } from './bucket.ts';
import {
  type FileStore,
  type ListedFile,
  nameToStore,
  readStoredName,
  type StoredFile,
  storedName,
} from './fileStore.ts';
import { stageFile, stagingPath } from './stageFile.ts';

export interface S3FilesSettings extends BucketSettings {
  /** Folder on this machine's disk for what comes in and for what programs read. */
  readonly staging: string;
  /** Buyers load files from the bucket itself, by a signed address. */
  readonly isDirect: boolean;
}

/** Files never change under their names: whoever has seen one need not ask for its size again. */
const SEEN = 20_000;
/** What was stored within this time is not stored again: the cleanup takes nothing so young. */
const FRESH_MS = 60 * 60_000;

/** Files in a bucket under the same names that they have in a folder: `<prefix>/<site>/<ab>/<sha256>`. */
export function s3FileStore(settings: S3FilesSettings): FileStore {
  const bucket = openBucket(settings);
  const objects = createObjects(bucket);
  const stored = createStored(bucket, settings);
  const store = async (websiteId: string, sha256: string, size: number, body: () => Buffer | Readable) => {
    const name = nameToStore(websiteId, sha256);
    await objects.store(name, size, body);
    return stored(name, sha256, size);
  };
  return {
    async find(websiteId, sha256) {
      const name = storedName(websiteId, sha256);
      const held = name === null ? null : await objects.look(name);
      return held && stored(held.name, sha256, held.size);
    },
    async receive(websiteId, bytes, maxBytes) {
      const staged = await stageFile(join(settings.staging, websiteId), bytes, maxBytes);
      if (staged === null) return null;
      const { sha256, size, path } = staged;
      const discard = () => rm(path, { force: true });
      const keep = async () => {
        await store(websiteId, sha256, size, () => createReadStream(path));
        await discard();
      };
      return { ...staged, discard, keep };
    },
    async remove(websiteId, sha256, storedBefore) {
      const name = storedName(websiteId, sha256);
      if (name !== null) await objects.remove(name, storedBefore);
    },
    put(websiteId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return store(websiteId, sha256, bytes.length, () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    },
    list: () => listBucket(bucket),
  };
}

/** The bucket, and what this process has seen of it. */
function createObjects(bucket: Bucket) {
  const seen = new LRUCache<string, BucketObject>({ max: SEEN });
  const look = async (name: string): Promise<BucketObject | null> => {
    const found = seen.get(name) ?? (await bucket.head(name));
    if (found !== null) seen.set(name, found);
    return found;
  };
  return {
    look,
    async store(name: string, size: number, body: () => Buffer | Readable): Promise<void> {
      const held = await look(name);
      const isFresh = held !== null && held.size === size && Date.now() - held.storedAt.getTime() < FRESH_MS;
      if (isFresh) return;
      await bucket.put(name, body());
      seen.set(name, { name, size, storedAt: new Date() });
    },
    async remove(name: string, storedBefore: Date): Promise<void> {
      const held = await bucket.head(name);
      if (held !== null && held.storedAt >= storedBefore) return;
      if (held !== null) await bucket.remove(name);
      seen.delete(name);
    },
  };
}

async function* listBucket(bucket: Bucket): AsyncGenerator<ListedFile> {
  for await (const { name, size } of bucket.list()) {
    const found = readStoredName(name);
    if (found !== null) yield { ...found, size };
  }
}

/** Makes stored files of names in the bucket. */
function createStored(bucket: Bucket, { staging, isDirect }: S3FilesSettings) {
  const copies = createCopies(bucket, staging);
  return (name: string, sha256: string, size: number): StoredFile => ({
    ...{ sha256, size },
    open: (range) => bucket.get(name, range),
    async read() {
      return Buffer.concat(await (await bucket.get(name)).toArray());
    },
    onDisk: (use) => copies(name, use),
    directAddress: (as) => (isDirect ? bucket.signedAddress(name, as) : Promise.resolve(null)),
  });
}

interface Copy {
  readonly path: string;
  readonly written: Promise<void>;
  users: number;
}

/** Copies on the disk, one for all that need the same file at a time: a picture is drawn in many sizes. */
function createCopies(bucket: Bucket, staging: string) {
  const held = new Map<string, Copy>();
  const begin = (name: string): Copy => {
    const path = stagingPath(join(staging, dirname(name)));
    const copy = { path, written: write(bucket, name, path), users: 0 };
    held.set(name, copy);
    return copy;
  };
  return async <T>(name: string, use: (path: string) => Promise<T>): Promise<T> => {
    const copy = held.get(name) ?? begin(name);
    copy.users += 1;
    try {
      await copy.written;
      return await use(copy.path);
    } finally {
      copy.users -= 1;
      if (copy.users === 0) {
        held.delete(name);
        await rm(copy.path, { force: true });
      }
    }
  };
}

async function write(bucket: Bucket, name: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(await bucket.get(name), createWriteStream(path));
}
