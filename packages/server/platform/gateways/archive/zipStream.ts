import { crc32 } from 'node:zlib';

export interface ZippedFile {
  /** Unlike all others; folders are parts of it. */
  readonly name: string;
  readonly size: number;
  /** Its bytes, `size` long. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

const UTF8_AND_SUMS_BEHIND = 0x0808;
const VERSION = 20;
const LOCAL = 30;
const BEHIND = 16;
/** Behind a large file its lengths take eight bytes each, and its head says so. */
const BEHIND64 = 24;
const HEAD64 = 20;
const ENTRY = 46;
const END = 22;

/** Downloads of some files hold no more; the archive itself may be larger (ZIP64). */
export const MAX_ZIP_BYTES = 0xffff_0000;
/** The largest 32-bit value. Beyond it, the real value is stored elsewhere. */
const FULL = 0xffff_ffff;
const MANY = 0xffff;
const VERSION64 = 45;
const END64 = 56 + 20;

/** How many bytes `zipStream` will give. */
export function zipSize(files: readonly Pick<ZippedFile, 'name' | 'size'>[]): number {
  let [offset, directory] = [0, 0];
  for (const { name, size } of files) {
    directory += ENTRY + Buffer.byteLength(name) + extraOf({ size, offset }).length;
    offset += LOCAL + Buffer.byteLength(name) + size + (size >= FULL ? HEAD64 + BEHIND64 : BEHIND);
  }
  return offset + directory + (isLarge(files.length, offset) ? END64 : 0) + END;
}

function isLarge(count: number, offset: number): boolean {
  return count >= MANY || offset >= FULL;
}

/** A ZIP archive of files, uncompressed, piece by piece: pictures and films don't get smaller. */
export async function* zipStream(files: readonly ZippedFile[], at: Date): AsyncGenerator<Uint8Array> {
  const placed: PlacedFile[] = [];
  let offset = 0;
  for (const { name, size, open } of files) {
    const head = localHead({ name, size }, at);
    yield head;
    let sum = 0;
    // Of nothing there is nothing to read: archives hold many an empty file.
    for await (const chunk of size === 0 ? [] : await open()) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
    const behind = sumsBehind({ sum, size });
    yield behind;
    placed.push({ name, sum, size, offset });
    offset += head.length + size + behind.length;
  }
  yield zipEnd(placed, offset, at);
}

/** A file as the directory at the end names it; `offset`: where its head is. */
export interface PlacedFile {
  readonly name: string;
  readonly sum: number;
  readonly size: number;
  readonly offset: number;
}

/** What follows the last file: the directory and where it is, as ZIP64 where 32 bits don't hold it. */
export function zipEnd(files: readonly PlacedFile[], offset: number, at: Date): Buffer {
  const directory = Buffer.concat(files.map((file) => entryOf(file, at)));
  const far = isLarge(files.length, offset) ? [end64(files.length, directory.length, offset)] : [];
  const count = uint16(Math.min(files.length, MANY));
  const end = [uint32(0x06054b50), uint16(0), uint16(0), count, count];
  return Buffer.concat([
    ...[directory, ...far, ...end],
    ...[uint32(directory.length), uint32(Math.min(offset, FULL)), uint16(0)],
  ]);
}

function sumsBehind({ sum, size }: Pick<PlacedFile, 'sum' | 'size'>): Buffer {
  const length = size >= FULL ? uint64 : uint32;
  return Buffer.concat([uint32(0x08074b50), uint32(sum), length(size), length(size)]);
}

/** What 32 bits of an entry don't hold, in the order ZIP64 gives it; empty where they do. */
function extraOf({ size, offset }: Pick<PlacedFile, 'size' | 'offset'>): Buffer {
  const sizes = size >= FULL ? [uint64(size), uint64(size)] : [];
  const values = Buffer.concat([...sizes, ...(offset >= FULL ? [uint64(offset)] : [])]);
  return values.length === 0 ? values : Buffer.concat([uint16(1), uint16(values.length), values]);
}

/** The end as ZIP64 writes it, and where it is. */
function end64(count: number, size: number, offset: number): Buffer {
  const counts = [uint64(count), uint64(count), uint64(size), uint64(offset)];
  const parts = [uint64(44), uint16(45), uint16(45), uint32(0), uint32(0), ...counts];
  const locator = [uint32(0x07064b50), uint32(0), uint64(offset + size), uint32(1)];
  return Buffer.concat([uint32(0x06064b50), ...parts, ...locator]);
}

/** Returns the header before a file. `zipStream` knows the checksum only after the file. */
export function localHead(file: Pick<PlacedFile, 'name' | 'size'>, at: Date): Buffer {
  const name = Buffer.from(file.name);
  const isLong = file.size >= FULL;
  // Lengths of eight bytes follow, says an extra field that leaves them open.
  const extra = isLong ? extraOf({ size: file.size, offset: 0 }).fill(0, 4) : Buffer.alloc(0);
  const short = uint32(isLong ? FULL : 0);
  return Buffer.concat([
    ...[uint32(0x04034b50), uint16(isLong ? VERSION64 : VERSION), ...common(at), uint32(0), short, short],
    ...[uint16(name.length), uint16(extra.length), name, extra],
  ]);
}

function entryOf(file: PlacedFile, at: Date): Buffer {
  const name = Buffer.from(file.name);
  const extra = extraOf(file);
  const size = uint32(Math.min(file.size, FULL));
  return Buffer.concat([
    ...[uint32(0x02014b50), uint16(VERSION), uint16(extra.length > 0 ? VERSION64 : VERSION), ...common(at)],
    ...[uint32(file.sum), size, size, uint16(name.length), uint16(extra.length)],
    // No comment, disk number or attributes.
    ...[uint16(0), uint16(0), uint16(0), uint32(0), uint32(Math.min(file.offset, FULL)), name, extra],
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
