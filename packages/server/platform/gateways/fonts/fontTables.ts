import { promisify } from 'node:util';
import { brotliDecompress, inflate } from 'node:zlib';
import { FontReader, woff2Entry } from './woff2Directory.ts';

/** One table of a font. Glyphs of a WOFF2 file stay as that format writes them. */
export interface FontTable {
  readonly bytes: Buffer;
  readonly isTransformed: boolean;
  /** Its length in a font without compression. */
  readonly original: number;
}

export interface FontTables {
  /** `OTTO` or 1.0: which kind of outlines it has. */
  readonly flavor: number;
  readonly tables: ReadonlyMap<string, FontTable>;
}

export type FontContainer = 'woff2' | 'woff' | 'sfnt' | 'collection';

const WOFF2 = 0x774f4632;
const WOFF = 0x774f4646;
const COLLECTION = 0x74746366;
const TRUE_TYPE = 0x00010000;
const OPEN_TYPE = 0x4f54544f;
const APPLE_TRUE_TYPE = 0x74727565;
/** More than any font for pages has, packed or not. */
const MOST_TABLES = 64;
const MOST_BYTES = 16_000_000;

const unbrotli = promisify(brotliDecompress);
const uninflate = promisify(inflate);

/** What a file is by its first bytes; null: no font. */
export function fontContainerOf(bytes: Buffer): FontContainer | null {
  if (bytes.length < 12) return null;
  const [sign, flavor] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
  const isPacked = sign === WOFF2 || sign === WOFF;
  if (sign === COLLECTION || (isPacked && flavor === COLLECTION)) return 'collection';
  if (isPacked) return sign === WOFF2 ? 'woff2' : 'woff';
  return sign === TRUE_TYPE || sign === OPEN_TYPE || sign === APPLE_TRUE_TYPE ? 'sfnt' : null;
}

/** Takes a font apart. Null where its list of tables can't be meant, or where it would be unpacked to more than a font is. */
export async function readFontTables(bytes: Buffer): Promise<FontTables | null> {
  const readers = { woff2: readWoff2, woff: readWoff, sfnt: readPlain, collection: async () => null };
  const container = fontContainerOf(bytes);
  try {
    return container === null ? null : await readers[container](bytes);
  } catch (error) {
    // Numbers that point outside of the file, and data that no longer unpacks.
    if (error instanceof RangeError || isZlibError(error)) return null;
    throw error;
  }
}

function isZlibError(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^(?:Z_|ERR__|ERR_BROTLI)/.test(code);
}

async function readWoff2(bytes: Buffer): Promise<FontTables | null> {
  const flavor = bytes.readUInt32BE(4);
  const count = bytes.readUInt16BE(12);
  const packed = bytes.readUInt32BE(20);
  if (!isFlavor(flavor) || count === 0 || count > MOST_TABLES) return null;
  const reader = new FontReader(bytes);
  reader.take(48);
  const entries = Array.from({ length: count }, () => woff2Entry(reader));
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  const data = reader.take(packed);
  if (total > MOST_BYTES || data.length !== packed) return null;
  const unpacked = (await unbrotli(data, { maxOutputLength: total + 4 })) as Buffer;
  const tables = new Map<string, FontTable>();
  let at = 0;
  for (const { tag, length, original, isTransformed } of entries) {
    tables.set(tag, { bytes: unpacked.subarray(at, at + length), original, isTransformed });
    at += length;
  }
  return at === unpacked.length && tables.size === count ? { flavor, tables } : null;
}

async function readWoff(bytes: Buffer): Promise<FontTables | null> {
  const flavor = bytes.readUInt32BE(4);
  const count = bytes.readUInt16BE(12);
  if (!isFlavor(flavor) || count === 0 || count > MOST_TABLES) return null;
  const tables = new Map<string, FontTable>();
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = bytes.subarray(44 + index * 20);
    const [offset, length, original] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number];
    total += original;
    if (total > MOST_BYTES || length > original || offset + length > bytes.length) return null;
    const packed = bytes.subarray(offset, offset + length);
    const table = length < original ? ((await uninflate(packed, { maxOutputLength: original })) as Buffer) : packed;
    if (table.length !== original) return null;
    tables.set(entry.toString('latin1', 0, 4), { bytes: table, original, isTransformed: false });
  }
  return tables.size === count ? { flavor, tables } : null;
}

async function readPlain(bytes: Buffer): Promise<FontTables | null> {
  const count = bytes.readUInt16BE(4);
  if (count === 0 || count > MOST_TABLES) return null;
  const tables = new Map<string, FontTable>();
  for (let index = 0; index < count; index += 1) {
    const entry = bytes.subarray(12 + index * 16, 28 + index * 16);
    const [offset, original] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    if (offset + original > bytes.length) return null;
    const table = { bytes: bytes.subarray(offset, offset + original), original, isTransformed: false };
    tables.set(entry.toString('latin1', 0, 4), table);
  }
  const flavor = bytes.readUInt32BE(0);
  return tables.size === count ? { flavor: flavor === APPLE_TRUE_TYPE ? TRUE_TYPE : flavor, tables } : null;
}

function isFlavor(flavor: number): boolean {
  return flavor === TRUE_TYPE || flavor === OPEN_TYPE;
}
