import { open, rename, rm } from 'node:fs/promises';
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
}

/** Writes FILE.part, flushes it, then names it: a file under its name is whole. Returns its size. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<NewEntry>,
  { passphrase, mtime }: ArchiveOptions,
): Promise<number> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    const pack = tar.pack();
    const gzip = createGzip({ level: LEVEL });
    const out = handle.createWriteStream({ flush: true });
    const written = passphrase === null ? pipeline(pack, gzip, out) : pipeline(pack, gzip, seal(passphrase), out);
    await Promise.all([fill(pack, entries, mtime), written]);
    await rename(draft, file);
    return out.bytesWritten;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
