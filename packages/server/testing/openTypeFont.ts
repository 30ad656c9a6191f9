import { fontFile, tableOf } from './fonts.ts';

/**
 * Builds an OpenType font with PostScript outlines (CFF), as foundries sell them. Names, widths and letters are those
 * of a bundled font, and every letter is a box of its width. A machine without installed fonts has no such font.
 */
export function openTypeFontFile(): Buffer {
  const plain = fontFile('ttf');
  const glyphs = tableOf(plain, 'maxp').readUInt16BE(4);
  const maxp = Buffer.alloc(6);
  maxp.writeUInt32BE(0x00005000, 0);
  maxp.writeUInt16BE(glyphs, 4);
  const kept = ['OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'name', 'post'].map(
    (tag) => [tag, tableOf(plain, tag)] as const,
  );
  return sfntOf('OTTO', [['CFF ', cffOf(plain, glyphs)], ...kept, ['maxp', maxp]]);
}

function cffOf(plain: Buffer, glyphs: number): Buffer {
  const widths = tableOf(plain, 'hmtx');
  const wide = tableOf(plain, 'hhea').readUInt16BE(34);
  const widthOf = (glyph: number) => widths.readUInt16BE(Math.min(glyph, wide - 1) * 4);
  const boxes = Array.from({ length: glyphs }, (_, glyph) => boxOf(widthOf(glyph)));
  const names = Array.from({ length: glyphs - 1 }, (_, index) => Buffer.from(`box${index}`));
  const charset = Buffer.from([2, ...word(FIRST_NAME), ...word(glyphs - 2)]);
  const strings = indexOf([Buffer.from('Boxes-Regular')]);
  const before = [Buffer.from([1, 0, 4, 4]), strings];
  const after = [indexOf(names), Buffer.from([0, 0])];
  const top = (at: readonly number[]) => {
    const [charsetAt = 0, boxesAt = 0, privateAt = 0] = at;
    return indexOf([
      Buffer.concat([
        number(charsetAt),
        op(15),
        number(boxesAt),
        op(17),
        number(PRIVATE.length),
        number(privateAt),
        op(18),
      ]),
    ]);
  };
  const begin = Buffer.concat([...before, top([]), ...after]).length;
  const outlines = indexOf(boxes);
  const places = [begin, begin + charset.length, begin + charset.length + outlines.length];
  return Buffer.concat([...before, top(places), ...after, charset, outlines, PRIVATE]);
}

/** Names of a font's own begin after those that all have. */
const FIRST_NAME = 391;
/** Widths as they are written: nothing is added, nothing left out. */
const PRIVATE = Buffer.from([139, 20, 139, 21]);

/** Width, then a corner, three sides, and the way back. */
function boxOf(width: number): Buffer {
  const side = Math.max(1, Math.round(width * 0.8));
  return Buffer.from([
    ...[...short(width), ...short(Math.round(width * 0.1)), ...short(0), 21],
    ...[...short(side), 6, ...short(500), 7, ...short(-side), 6, 14],
  ]);
}

const word = (value: number) => [(value >> 8) & 255, value & 255];
/** Of outlines. */
const short = (value: number) => [28, ...word(value)];
/** Of a dictionary, always five bytes: what it says of places must not move them. */
const number = (value: number) => Buffer.from([29, ...word(value >>> 16), ...word(value)]);
const op = (code: number) => Buffer.from([code]);

function indexOf(parts: readonly Buffer[]): Buffer {
  let at = 1;
  const offsets = [at, ...parts.map((part) => (at += part.length))];
  const head = Buffer.alloc(3 + offsets.length * 4);
  head.writeUInt16BE(parts.length, 0);
  head.writeUInt8(4, 2);
  for (const [index, offset] of offsets.entries()) head.writeUInt32BE(offset, 3 + index * 4);
  return Buffer.concat([head, ...parts]);
}

function sfntOf(flavor: string, tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const sorted = tables.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const most = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.write(flavor, 0, 'latin1');
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(most * 16, 6);
  head.writeUInt16BE(Math.log2(most), 8);
  head.writeUInt16BE((sorted.length - most) * 16, 10);
  let offset = head.length;
  const padded = sorted.map(([tag, bytes], index) => {
    const at = 12 + index * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksumOf(bytes), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([head, ...padded]);
}

function checksumOf(bytes: Buffer): number {
  const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
