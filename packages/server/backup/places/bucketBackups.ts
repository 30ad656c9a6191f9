import { Readable } from 'node:stream';
import { type Bucket, type BucketSettings, openBucket } from '../../platform/gateways/files/bucket.ts';
import { BackupFault } from '../backupFault.ts';
import type { BackupStore, StoredBackup } from './backupStore.ts';

/** Ten thousand parts, the most there may be, are 640 GB. Two are in memory at a time, and one that is being filled. */
const PARTS = { bytes: 64 * 1024 * 1024, atOnce: 2 };
/** Times in a row that reading goes on after a connection broke, without a byte in between. */
const TRIES = 5;

/** In a bucket an object is there once all of it is. What was sent of one that is cut off is taken back. */
export function bucketBackups(settings: BucketSettings, addressOf: BackupStore['addressOf']): BackupStore {
  const bucket = openBucket(settings);
  return {
    addressOf,
    async write(name, bytes) {
      let source: unknown = null;
      const watched = async function* () {
        try {
          yield* bytes;
        } catch (error) {
          source = error;
          throw error;
        }
      };
      await bucket.put(name, Readable.from(watched(), { objectMode: false }), PARTS).catch((error: unknown) => {
        throw source ?? storageFault(addressOf(name), error);
      });
    },
    async open(name) {
      const found = await bucket.head(name).catch((error: unknown) => {
        throw storageFault(addressOf(name), error);
      });
      if (found === null) throw new BackupFault(`${addressOf(name)} cannot be read.`);
      return readThrough(bucket, found, addressOf(name));
    },
    async list(signal) {
      try {
        const all: StoredBackup[] = [];
        for await (const { name, size } of bucket.list(signal)) if (!name.includes('/')) all.push({ name, size });
        return all;
      } catch (error) {
        throw storageFault(addressOf(''), error);
      }
    },
    remove: (name) => bucket.remove(name),
  };
}

/** A restore takes hours, and loading rows makes it pause: where the connection ends meanwhile, another one goes on. */
async function* readThrough(bucket: Bucket, { name, size }: StoredBackup, address: string): AsyncGenerator<Uint8Array> {
  for (let [at, tries] = [0, 0]; at < size; ) {
    const from = at;
    try {
      for await (const chunk of await bucket.get(name, { start: at, end: size - 1 })) {
        at += (chunk as Uint8Array).length;
        yield chunk as Uint8Array;
      }
    } catch (error) {
      if (tries === TRIES) throw storageFault(address, error);
    }
    tries = at > from ? 0 : tries + 1;
    if (tries > TRIES) throw new BackupFault(`${address} ends too early.`);
  }
}

function storageFault(address: string, error: unknown): BackupFault {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new BackupFault(`${address} cannot be reached: ${said}`);
}
