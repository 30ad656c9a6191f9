import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { WindowReader } from './windowReader.ts';

/** A file inside an archive. */
export interface ZipEntry {
  /** As the archive has it: nobody has looked whether it leads out of a folder. */
  readonly name: string;
  /** Unpacked; what is longer or shorter ends in an error. */
  readonly size: number;
  /** A symbolic link of a system that has them. */
  readonly isLink: boolean;
  bytes(): AsyncIterable<Buffer>;
}

export interface OpenZip {
  /** Files only; folders are parts of their names. */
  readonly entries: readonly ZipEntry[];
  close(): void;
}

/** An archive of any program; null where it is no ZIP, is cut short, or holds more than `maxEntries`. */
export async function openZip(path: string, { maxEntries = Number.POSITIVE_INFINITY } = {}): Promise<OpenZip | null> {
  const file = await openFile(path);
  if (file === null) return null;
  try {
    if (file.entryCount > maxEntries) throw new RangeError(`${path} has more than ${maxEntries} entries.`);
    const entries: ZipEntry[] = [];
    for await (const entry of file.eachEntry()) {
      const name = nameOf(entry);
      if (!name.endsWith('/')) entries.push(entryOf(file, entry, name));
    }
    return { entries, close: () => file.close() };
  } catch {
    file.close();
    return null;
  }
}

async function openFile(path: string): Promise<ZipFile | null> {
  const handle = await open(path, 'r').catch(() => null);
  if (handle === null) return null;
  const { size } = await handle.stat();
  const options = { autoClose: false, decodeStrings: false };
  try {
    return await fromRandomAccessReaderPromise(new WindowReader(path, handle), size, options);
  } catch {
    await handle.close();
    return null;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Systems write UTF-8 without saying so, which the format would read as letters of old PCs. */
function nameOf(entry: Entry): string {
  try {
    return utf8.decode(entry.fileNameRaw).replaceAll('\\', '/');
  } catch {
    return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  }
}

const UNIX = 3;
const LINK = 0o120000;
const KIND = 0o170000;

function entryOf(file: ZipFile, entry: Entry, name: string): ZipEntry {
  const isUnix = entry.versionMadeBy >>> 8 === UNIX;
  const isLink = isUnix && ((entry.externalFileAttributes >>> 16) & KIND) === LINK;
  return { name, size: entry.uncompressedSize, isLink, bytes: () => checkedBytes(file, entry) };
}

/** @throws where the bytes are not those the archive was made of. */
async function* checkedBytes(file: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream: Readable = await file.openReadStreamPromise(entry);
  let sum = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== entry.crc32) throw new Error('A file of the archive is damaged.');
}
