import type { FontTables } from './fontTables.ts';

/** How many units wide a text is set in a font, without kerning; signs it lacks are as wide as its sign for "missing". */
export function textWidth({ tables }: FontTables, text: string): number {
  const glyphOf = glyphs(tables.get('cmap')!.bytes) ?? (() => 0);
  const advances = advancesOf(tables);
  const at = (glyph: number) => advances[Math.min(glyph, advances.length - 1)] ?? 0;
  return [...text].reduce((sum, sign) => sum + at(glyphOf(sign.codePointAt(0) ?? 0)), 0);
}

function advancesOf(tables: FontTables['tables']): readonly number[] {
  const wide = tables.get('hhea')!.bytes.readUInt16BE(34);
  const { bytes, isTransformed } = tables.get('hmtx')!;
  // WOFF2 stores all widths first, after one byte. Fonts store each width next to its left side bearing.
  return Array.from({ length: wide }, (_, index) => bytes.readUInt16BE(isTransformed ? 1 + index * 2 : index * 4));
}

/** Signs to glyphs, by the best of a font's own lists (`cmap` formats 12 and 4); 0 for what it lacks. Null: no such list. */
export function glyphs(cmap: Buffer): ((code: number) => number) | null {
  const count = cmap.readUInt16BE(2);
  const lists = Array.from({ length: count }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + index * 8)));
  const formats = lists.filter(({ length }) => length >= 16).map((list) => ({ list, format: list.readUInt16BE(0) }));
  const long = formats.find(({ list, format }) => format === 12 && list.readUInt32BE(12) > 0)?.list;
  if (long !== undefined) return (code) => inGroups(long, code);
  // The last of its segments never holds a sign.
  const short = formats.find(({ list, format }) => format === 4 && list.readUInt16BE(6) > 2)?.list;
  return short === undefined ? null : (code) => inSegments(short, code);
}

/** Groups are sorted; there may be as many as signs. */
function inGroups(list: Buffer, code: number): number {
  let [low, high] = [0, list.readUInt32BE(12) - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const at = 16 + middle * 12;
    const [start, end] = [list.readUInt32BE(at), list.readUInt32BE(at + 4)];
    if (code < start) high = middle - 1;
    else if (code > end) low = middle + 1;
    else return list.readUInt32BE(at + 8) + code - start;
  }
  return 0;
}

function inSegments(list: Buffer, code: number): number {
  const size = list.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    if (code > list.readUInt16BE(at)) continue;
    const start = list.readUInt16BE(at + size + 2);
    if (code < start) return 0;
    const delta = list.readUInt16BE(at + 2 * size + 2);
    const place = at + 3 * size + 2;
    const offset = list.readUInt16BE(place);
    if (offset === 0) return (code + delta) & 0xffff;
    const glyph = list.readUInt16BE(place + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
