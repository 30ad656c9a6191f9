import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';

export interface ZippedFile {
  /** Unlike all others; folders are parts of it. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
}

const UTF8_AND_SUMS_BEHIND = 0x0808;
const VERSION = 20;
const LOCAL = 30;
const BEHIND = 16;
const ENTRY = 46;
const END = 22;

/** Downloads of some files hold no more; the archive itself may be larger (ZIP64). */
export const MAX_ZIP_BYTES = 0xffff_0000;
/** What 32 bits hold; beyond it the real value stands elsewhere. */
const FULL = 0xffff_ffff;
const MANY = 0xffff;
const FAR = 12;
const END64 = 56 + 20;

/** How many bytes `zipStream` will give. */
export function zipSize(files: readonly ZippedFile[]): number {
  let [offset, directory] = [0, 0];
  for (const { name, size } of files) {
    directory += ENTRY + Buffer.byteLength(name) + (offset >= FULL ? FAR : 0);
    offset += LOCAL + BEHIND + Buffer.byteLength(name) + size;
  }
  return offset + directory + (isLarge(files.length, offset) ? END64 : 0) + END;
}

function isLarge(count: number, offset: number): boolean {
  return count >= MANY || offset >= FULL;
}

/** A ZIP archive of files on the disk, uncompressed, piece by piece: pictures and films don't get smaller. */
export async function* zipStream(files: readonly ZippedFile[], at: Date): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const head = localHead(name, at);
    yield head;
    let sum = 0;
    for await (const chunk of createReadStream(file.path) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
    yield Buffer.concat([uint32(0x08074b50), uint32(sum), uint32(file.size), uint32(file.size)]);
    entries.push(entryOf(name, { sum, size: file.size, offset }, at));
    offset += head.length + file.size + BEHIND;
  }
  const directory = Buffer.concat(entries);
  yield directory;
  if (isLarge(files.length, offset)) yield end64(files.length, directory.length, offset);
  const count = uint16(Math.min(files.length, MANY));
  const end = [uint32(0x06054b50), uint16(0), uint16(0), count, count];
  yield Buffer.concat([...end, uint32(directory.length), uint32(Math.min(offset, FULL)), uint16(0)]);
}

/** The end as ZIP64 writes it, and where it is. */
function end64(count: number, size: number, offset: number): Buffer {
  const counts = [uint64(count), uint64(count), uint64(size), uint64(offset)];
  const parts = [uint64(44), uint16(45), uint16(45), uint32(0), uint32(0), ...counts];
  const locator = [uint32(0x07064b50), uint32(0), uint64(offset + size), uint32(1)];
  return Buffer.concat([uint32(0x06064b50), ...parts, ...locator]);
}

function localHead(name: Buffer, at: Date): Buffer {
  const sums = [uint32(0), uint32(0), uint32(0)];
  return Buffer.concat([
    uint32(0x04034b50),
    uint16(VERSION),
    ...common(at),
    ...sums,
    uint16(name.length),
    uint16(0),
    name,
  ]);
}

function entryOf(name: Buffer, file: { sum: number; size: number; offset: number }, at: Date): Buffer {
  const isFar = file.offset >= FULL;
  const far = isFar ? [uint16(1), uint16(8), uint64(file.offset)] : [];
  return Buffer.concat([
    ...[uint32(0x02014b50), uint16(VERSION), uint16(isFar ? 45 : VERSION), ...common(at)],
    ...[uint32(file.sum), uint32(file.size), uint32(file.size), uint16(name.length), uint16(isFar ? FAR : 0)],
    // No comment, disk number or attributes.
    ...[uint16(0), uint16(0), uint16(0), uint32(0), uint32(Math.min(file.offset, FULL)), name, ...far],
  ]);
}

/** Flags, method, time and day. */
function common(at: Date): Buffer[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [uint16(UTF8_AND_SUMS_BEHIND), uint16(0), uint16(time), uint16(day)];
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
