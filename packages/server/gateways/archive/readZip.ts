import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** A file inside an archive of ours: uncompressed, so that it is a part of the archive as it stands. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  bytes(): AsyncIterable<Buffer>;
}

const END = 22;
const END64 = 20 + 56;
const ENTRY = 46;
const LOCAL = 30;
const FULL = 0xffff_ffff;

/** The files of an archive as `zipStream` writes it; null where it is another kind, or cut short. */
export async function readZip(path: string): Promise<readonly ZipEntry[] | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const part = async (start: number, length: number) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, start);
      return bytes.subarray(0, bytesRead);
    };
    const tail = await part(Math.max(0, size - END - END64), END + END64);
    const directory = directoryOf(tail);
    if (directory === null || directory.offset + directory.size > size) return null;
    return entriesIn(await part(directory.offset, directory.size), path);
  } finally {
    await file.close();
  }
}

function directoryOf(tail: Buffer): { readonly offset: number; readonly size: number } | null {
  const end = tail.length - END;
  if (end < 0 || tail.readUInt32LE(end) !== 0x06054b50) return null;
  const [size, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const end64 = end - END64;
  if (end64 < 0 || tail.readUInt32LE(end64) !== 0x06064b50) return offset === FULL ? null : { offset, size };
  return { size: Number(tail.readBigUInt64LE(end64 + 40)), offset: Number(tail.readBigUInt64LE(end64 + 48)) };
}

function entriesIn(directory: Buffer, path: string): readonly ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; ) {
    const [method, size] = [directory.readUInt16LE(at + 10), directory.readUInt32LE(at + 24)];
    const [named, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    if (directory.readUInt32LE(at) !== 0x02014b50 || method !== 0) return null;
    const name = directory.toString('utf8', at + ENTRY, at + ENTRY + named);
    const near = directory.readUInt32LE(at + 42);
    const offset = near === FULL ? Number(directory.readBigUInt64LE(at + ENTRY + named + 4)) : near;
    const start = offset + LOCAL + Buffer.byteLength(name);
    entries.push({ name, size, bytes: () => partOf(path, start, size) });
    at += ENTRY + named + extra + comment;
  }
  return entries;
}

async function* partOf(path: string, start: number, size: number): AsyncGenerator<Buffer> {
  if (size > 0) yield* createReadStream(path, { start, end: start + size - 1 }) as AsyncIterable<Buffer>;
}
