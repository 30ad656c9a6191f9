import { brotliDecompressSync } from 'node:zlib';
import { type Woff2Entry as Entry, woff2Entry as entryOf, FontReader as Reader } from '../fonts/woff2Directory.ts';

/** A font as browsers load it (WOFF2, W3C Recommendation) as the TrueType font it was made from, which a PDF can embed. */
export function trueTypeOf(woff2: Buffer): Buffer {
  const reader = new Reader(woff2);
  if (reader.u32() !== 0x774f4632) throw new Error('That is no WOFF2 font');
  const flavor = reader.u32();
  reader.take(4);
  const count = reader.u16();
  reader.take(6);
  const compressed = reader.u32();
  reader.take(24);
  const entries = Array.from({ length: count }, (): Entry => entryOf(reader));
  const data = new Reader(brotliDecompressSync(reader.take(compressed)));
  const tables = new Map(entries.map((entry) => [entry.tag, { entry, bytes: data.take(entry.length) }] as const));
  const glyf = tables.get('glyf');
  const out = new Map([...tables].map(([tag, { bytes }]) => [tag, bytes] as const));
  if (glyf?.entry.isTransformed === true) {
    const rebuilt = glyphsOf(glyf.bytes);
    out.set('glyf', rebuilt.glyf).set('loca', rebuilt.loca);
    const head = Buffer.from(out.get('head') ?? Buffer.alloc(54));
    head.writeInt16BE(1, 50);
    out.set('head', head);
    const hmtx = tables.get('hmtx');
    const hhea = out.get('hhea');
    if (hmtx?.entry.isTransformed === true && hhea !== undefined)
      out.set('hmtx', metricsOf(hmtx.bytes, hhea.readUInt16BE(34), rebuilt.leftEdges));
  }
  return fileOf(flavor, out);
}

interface Streams {
  readonly points: Reader;
  readonly flags: Reader;
  readonly glyphs: Reader;
  readonly composites: Reader;
  readonly boxes: Reader;
  readonly instructions: Reader;
}

function glyphsOf(bytes: Buffer): { readonly glyf: Buffer; readonly loca: Buffer; readonly leftEdges: number[] } {
  const reader = new Reader(bytes);
  reader.take(4);
  const count = reader.u16();
  reader.take(2);
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, glyphs, composites, box, instructions] = sizes.map(
    (size) => new Reader(reader.take(size)),
  );
  const bitmap = box!.take(4 * Math.floor((count + 31) / 32));
  const streams: Streams = {
    ...{ points: points!, flags: flags!, glyphs: glyphs!, composites: composites! },
    ...{ boxes: box!, instructions: instructions! },
  };
  const parts: Buffer[] = [];
  const offsets = [0];
  const leftEdges: number[] = [];
  for (let glyph = 0; glyph < count; glyph += 1) {
    const hasBox = ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const part = glyphOf(contours!.i16(), hasBox, streams);
    leftEdges.push(part.length < 10 ? 0 : part.readInt16BE(2));
    const padded = Buffer.alloc(Math.ceil(part.length / 4) * 4);
    part.copy(padded);
    parts.push(padded);
    offsets.push((offsets.at(-1) ?? 0) + padded.length);
  }
  const loca = Buffer.alloc(offsets.length * 4);
  for (const [index, offset] of offsets.entries()) loca.writeUInt32BE(offset, index * 4);
  return { glyf: Buffer.concat(parts), loca, leftEdges };
}

function glyphOf(contours: number, hasBox: boolean, streams: Streams): Buffer {
  if (contours === 0) return Buffer.alloc(0);
  if (contours < 0) return compositeOf(streams);
  const ends: number[] = [];
  let total = 0;
  for (let contour = 0; contour < contours; contour += 1) {
    total += streams.points.short255();
    ends.push(total - 1);
  }
  const points = Array.from({ length: total }, () => pointOf(streams));
  const code = streams.instructions.take(streams.glyphs.short255());
  const box = hasBox ? streams.boxes.take(8) : boxOf(points);
  const body = Buffer.alloc(ends.length * 2 + 2 + code.length + points.length * 5);
  let at = 0;
  for (const end of ends) at = body.writeUInt16BE(end, at);
  at = body.writeUInt16BE(code.length, at);
  at += code.copy(body, at);
  for (const { isOnCurve } of points) at = body.writeUInt8(isOnCurve ? 1 : 0, at);
  for (const { dx } of points) at = body.writeInt16BE(dx, at);
  for (const { dy } of points) at = body.writeInt16BE(dy, at);
  return Buffer.concat([int16(contours), box, body]);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

interface Point {
  readonly isOnCurve: boolean;
  readonly dx: number;
  readonly dy: number;
}

/** One point as a flag and one to four bytes: the triplets of the specification's section 5.2. */
function pointOf({ flags, glyphs }: Streams): Point {
  const first = flags.u8();
  const isOnCurve = first < 0x80;
  const flag = first & 0x7f;
  const signed = (bits: number, value: number) => ((bits & 1) === 1 ? value : -value);
  const x = (value: number) => signed(flag, value);
  const y = (value: number) => signed(flag >> 1, value);
  const one = glyphs.u8();
  if (flag < 10) return { isOnCurve, dx: 0, dy: x(((flag & 14) << 7) + one) };
  if (flag < 20) return { isOnCurve, dx: x((((flag - 10) & 14) << 7) + one), dy: 0 };
  if (flag < 84) {
    const base = flag - 20;
    return { isOnCurve, dx: x(1 + (base & 0x30) + (one >> 4)), dy: y(1 + ((base & 0x0c) << 2) + (one & 0x0f)) };
  }
  const two = glyphs.u8();
  if (flag < 120) {
    const base = flag - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + one;
    return { isOnCurve, dx: x(dx), dy: y(1 + ((base % 12) >> 2) * 256 + two) };
  }
  const three = glyphs.u8();
  if (flag < 124) return { isOnCurve, dx: x((one << 4) + (two >> 4)), dy: y(((two & 0x0f) << 8) + three) };
  return { isOnCurve, dx: x((one << 8) + two), dy: y((three << 8) + glyphs.u8()) };
}

function boxOf(points: readonly Point[]): Buffer {
  let [x, y] = [0, 0];
  const all = points.map(({ dx, dy }) => {
    x += dx;
    y += dy;
    return [x, y] as const;
  });
  const xs = all.map(([each]) => each);
  const ys = all.map(([, each]) => each);
  return Buffer.concat([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(int16));
}

const MORE = 0x20;
const HAS_CODE = 0x100;

/** Copies a glyph made of others unchanged, until a component states that it is the last. */
function compositeOf({ composites, boxes, glyphs, instructions }: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags = MORE;
  let hasCode = false;
  while ((flags & MORE) !== 0) {
    const head = composites.take(4);
    flags = head.readUInt16BE(0);
    hasCode ||= (flags & HAS_CODE) !== 0;
    const offsets = (flags & 1) === 0 ? 2 : 4;
    const scale = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
    parts.push(head, composites.take(offsets + scale));
  }
  if (hasCode) {
    const code = instructions.take(glyphs.short255());
    parts.push(int16(code.length), code);
  }
  return Buffer.concat([int16(-1), boxes.take(8), ...parts]);
}

/** Left bearings that were left out are the glyphs' left edges. */
function metricsOf(bytes: Buffer, wide: number, leftEdges: readonly number[]): Buffer {
  const reader = new Reader(bytes);
  const flags = reader.u8();
  const advances = Array.from({ length: wide }, () => reader.u16());
  const bearing = (index: number, isLeftOut: boolean) => (isLeftOut ? (leftEdges[index] ?? 0) : reader.i16());
  const own = advances.map((_, index) => bearing(index, (flags & 1) !== 0));
  const rest = leftEdges.slice(wide).map((_, index) => bearing(wide + index, (flags & 2) !== 0));
  const out = Buffer.alloc(wide * 4 + rest.length * 2);
  let at = 0;
  for (const [index, advance] of advances.entries()) {
    at = out.writeUInt16BE(advance, at);
    at = out.writeInt16BE(own[index] ?? 0, at);
  }
  for (const each of rest) at = out.writeInt16BE(each, at);
  return out;
}

function fileOf(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(sorted.length, 4);
  const parts = [head];
  let offset = head.length;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const at = 12 + index * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** Code points that a TrueType font has letters for, by its own table (cmap formats 4 and 12). */
export function lettersOf(font: Buffer): ReadonlySet<number> {
  const letters = new Set<number>();
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) return letters;
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 12) addGroups(letters, table);
    if (format === 4) addSegments(letters, table);
  }
  return letters;
}

function addGroups(letters: Set<number>, table: Buffer): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1) letters.add(code);
  }
}

function addSegments(letters: Set<number>, table: Buffer): void {
  const count = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < count; segment += 1) {
    const end = table.readUInt16BE(14 + segment * 2);
    const start = table.readUInt16BE(16 + count * 2 + segment * 2);
    for (let code = start; code <= end && code !== 0xffff; code += 1) letters.add(code);
  }
}
