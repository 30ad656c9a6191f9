import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
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

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (handle === null) throw new BackupFault(`The file ${file} cannot be read.`);
  try {
    const start = Buffer.alloc(MAGIC.length);
    const { bytesRead } = await handle.read(start, 0, MAGIC.length, 0);
    if (bytesRead === MAGIC.length && start.equals(MAGIC)) return true;
    if (start[0] === 0x1f && start[1] === 0x8b) return false;
    throw new BackupFault(`${file} is not a backup.`);
  } finally {
    await handle.close();
  }
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

/** @throws BackupFault where the file is no backup, or encrypted and no passphrase was given. */
export async function openArchive(file: string, passphrase: string | null): Promise<Archive> {
  const sealed = await isSealed(file);
  if (sealed && passphrase === null) throw new BackupFault('The backup is encrypted: give its passphrase.');
  const extract = tar.extract();
  const source = createReadStream(file);
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
