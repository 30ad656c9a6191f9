import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { seal } from './sealing.ts';

/** What goes into the archive, as it comes: `bytes` exactly `size` long. */
export interface NewEntry {
  readonly name: string;
  readonly size: number;
  readonly bytes: Buffer | AsyncIterable<Uint8Array>;
}

/** Most of it are pictures and films, which are compressed already. */
const LEVEL = 3;

async function fill(pack: tar.Pack, entries: AsyncIterable<NewEntry>, mtime: Date): Promise<void> {
  try {
    for await (const { name, size, bytes } of entries) {
      const entry = pack.entry({ name, size, mtime, mode: 0o600 });
      await pipeline(Buffer.isBuffer(bytes) ? [bytes] : bytes, entry);
    }
    pack.finalize();
  } catch (error) {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

export interface ArchiveOptions {
  readonly passphrase: string | null;
  readonly mtime: Date;
  /** Takes what comes to where it is kept. */
  readonly keep: (bytes: AsyncIterable<Uint8Array>) => Promise<void>;
}

/** Packs, compresses and encrypts entries on their way to where they are kept. Returns the size. */
export async function writeArchive(
  entries: AsyncIterable<NewEntry>,
  { passphrase, mtime, keep }: ArchiveOptions,
): Promise<number> {
  let size = 0;
  const counted = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      size += chunk.length;
      yield chunk;
    }
  };
  const pack = tar.pack();
  const gzip = createGzip({ level: LEVEL });
  const end = (source: AsyncIterable<Uint8Array>) => keep(counted(source));
  const kept = passphrase === null ? pipeline(pack, gzip, end) : pipeline(pack, gzip, seal(passphrase), end);
  // Whoever hears of a fault finds nothing underway any more. Where keeping fails, packing does for that reason alone.
  const [keeping, packing] = await Promise.allSettled([kept, fill(pack, entries, mtime)]);
  for (const each of [keeping, packing]) if (each.status === 'rejected') throw each.reason;
  return size;
}
