import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';

export interface ZippedFile {
  /** Without folders, unlike all others. */
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

/** A ZIP archive with 32-bit lengths holds no more. */
export const MAX_ZIP_BYTES = 0xffff_0000;

/** How many bytes `zipStream` will give. */
export function zipSize(files: readonly ZippedFile[]): number {
  return files.reduce((sum, { name, size }) => sum + LOCAL + BEHIND + ENTRY + 2 * Buffer.byteLength(name) + size, END);
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
  const count = uint16(files.length);
  const end = [uint32(0x06054b50), uint16(0), uint16(0), count, count];
  yield Buffer.concat([...end, uint32(directory.length), uint32(offset), uint16(0)]);
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
  return Buffer.concat([
    ...[uint32(0x02014b50), uint16(VERSION), uint16(VERSION), ...common(at)],
    ...[uint32(file.sum), uint32(file.size), uint32(file.size), uint16(name.length)],
    // No extra field, comment, disk number or attributes.
    ...[uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(file.offset), name],
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
