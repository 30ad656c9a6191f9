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
    const method = directory.readUInt16LE(at + 10);
    const [named, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    if (directory.readUInt32LE(at) !== 0x02014b50 || method !== 0) return null;
    const name = directory.toString('utf8', at + ENTRY, at + ENTRY + named);
    const rest = directory.subarray(at + ENTRY + named, at + ENTRY + named + extra);
    const place = placeOf(directory.subarray(at, at + ENTRY), rest);
    if (place === null) return null;
    entries.push({ name, size: place.size, bytes: () => partOf(path, place) });
    at += ENTRY + named + extra + comment;
  }
  return entries;
}

interface Place {
  readonly size: number;
  /** Where its head is. */
  readonly offset: number;
}

/** Length and place of a file; what 32 bits don't hold stands in the extra field, in this order. Null where it is not there. */
function placeOf(entry: Buffer, extra: Buffer): Place | null {
  const fields = [entry.readUInt32LE(24), entry.readUInt32LE(20), entry.readUInt32LE(42)];
  const wanted = fields.filter((value) => value === FULL).length;
  const far = wanted === 0 ? Buffer.alloc(0) : zip64Of(extra);
  if (far === null || far.length < wanted * 8) return null;
  let at = 0;
  const [size = 0, , offset = 0] = fields.map((value) => {
    if (value !== FULL) return value;
    at += 8;
    return Number(far.readBigUInt64LE(at - 8));
  });
  return { size, offset };
}

/** The values of the ZIP64 field among the extra ones. */
function zip64Of(extra: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return null;
}

async function* partOf(path: string, { offset, size }: Place): AsyncGenerator<Buffer> {
  if (size === 0) return;
  const start = offset + LOCAL + (await lengthsInHead(path, offset));
  yield* createReadStream(path, { start, end: start + size - 1 }) as AsyncIterable<Buffer>;
}

/** How long name and extra field are that stand in a file's head: between it and the file. */
async function lengthsInHead(path: string, offset: number): Promise<number> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(LOCAL);
    await file.read(head, 0, LOCAL, offset);
    return head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
}
