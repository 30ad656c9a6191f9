import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { BackupFault } from '../backupFault.ts';
import { MAGIC, unseal } from './sealing.ts';

export interface ArchiveEntry {
  readonly name: string;
  /** Must be read before the next entry. */
  readonly bytes: Readable;
}

/** The first bytes, and all of them. */
async function peek(bytes: AsyncIterable<Uint8Array>, count: number) {
  const chunks = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    start = Buffer.concat([start, next.value]);
    if (start.length >= count) break;
  }
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield start;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield Buffer.from(next.value);
    } finally {
      await chunks.return?.();
    }
  }
  return { start, whole: whole(), close: () => chunks.return?.() };
}

/** Null: it is no backup. */
function isSealed(start: Buffer): boolean | null {
  if (start.subarray(0, MAGIC.length).equals(MAGIC)) return true;
  return start[0] === 0x1f && start[1] === 0x8b ? false : null;
}

/** What zlib and tar say of bytes that are not what was written, in our words; other errors as they are. */
function readingFault(error: unknown): unknown {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: '' };
  if (code === 'Z_BUF_ERROR' || message.includes('Unexpected end of data'))
    return new BackupFault('The backup was cut off.');
  if (code?.startsWith('Z_') || message.startsWith('Invalid tar')) return new BackupFault('The backup is damaged.');
  return error;
}

export async function readText(bytes: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export interface Archive {
  /** In order. Ends after the last byte was read and found to be what was written. */
  readonly entries: AsyncGenerator<ArchiveEntry>;
  /** What is to be said of an error that reading ended with. */
  faultOf(error: unknown): Promise<unknown>;
}

/** @throws BackupFault where the bytes are no backup, or encrypted and no passphrase was given. */
export async function openArchive(
  { address, bytes }: { readonly address: string; readonly bytes: AsyncIterable<Uint8Array> },
  passphrase: string | null,
): Promise<Archive> {
  const { start, whole, close } = await peek(bytes, MAGIC.length);
  const sealed = isSealed(start);
  if (sealed === null || (sealed && passphrase === null)) {
    await close();
    throw new BackupFault(
      sealed === null ? `${address} is not a backup.` : 'The backup is encrypted: give its passphrase.',
    );
  }
  const extract = tar.extract();
  const source = Readable.from(whole, { objectMode: false });
  const read = sealed
    ? pipeline(source, unseal(passphrase ?? ''), createGunzip(), extract)
    : pipeline(source, createGunzip(), extract);
  // Heard at once: a failure that nobody listens to would end the process.
  const failure = read.then(
    () => null,
    (error: unknown) => error,
  );

  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for await (const entry of extract) {
      yield { name: entry.header.name, bytes: entry as unknown as Readable };
      entry.resume();
    }
    const failed = await failure;
    if (failed !== null) throw failed;
  }

  return {
    entries: entries(),
    async faultOf(error) {
      source.destroy();
      extract.destroy();
      // Who reads an entry may only hear that its stream is gone.
      const known = [readingFault(await failure), readingFault(error)];
      return known.find((each) => each instanceof BackupFault) ?? error;
    },
  };
}
