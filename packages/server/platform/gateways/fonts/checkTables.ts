import type { FontTable, FontTables } from './fontTables.ts';

/** Without them no browser shows a font. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'] as const;

/**
 * Tables that pages need, and no others. Dropped are drawings with code (`SVG `), programs for the Graphite engine
 * (`Silf`), signatures that no longer fit and the maker's notes.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...NEEDED,
  ...[
    'cvt ',
    'fpgm',
    'glyf',
    'loca',
    'prep',
    'CFF ',
    'CFF2',
    'VORG',
    'gasp',
    'kern',
    'vhea',
    'vmtx',
    'hdmx',
    'LTSH',
    'VDMX',
  ],
  ...['GDEF', 'GPOS', 'GSUB', 'BASE', 'MATH', 'HVAR', 'VVAR', 'MVAR', 'STAT', 'avar', 'cvar', 'fvar', 'gvar'],
  ...['COLR', 'CPAL', 'CBDT', 'CBLC', 'sbix'],
]);

/** The tables that are kept, looked through; null where a browser would not take the font. */
export function checkedTables({ flavor, tables: all }: FontTables): FontTables | null {
  const tables = new Map([...all].filter(([tag]) => KEPT.has(tag)));
  const font = { flavor, tables };
  if (NEEDED.some((tag) => !tables.has(tag))) return null;
  try {
    return isSound(tables) ? font : null;
  } catch (error) {
    // A number that points outside of its table.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const bytesOf = (tables: FontTables['tables'], tag: string): Buffer => tables.get(tag)!.bytes;

function isSound(tables: FontTables['tables']): boolean {
  const head = bytesOf(tables, 'head');
  const unitsPerEm = head.readUInt16BE(18);
  const glyphs = bytesOf(tables, 'maxp').readUInt16BE(4);
  return (
    head.length >= 54 &&
    head.readUInt32BE(12) === 0x5f0f3cf5 &&
    unitsPerEm >= 16 &&
    unitsPerEm <= 16_384 &&
    glyphs > 0 &&
    bytesOf(tables, 'OS/2').length >= 68 &&
    bytesOf(tables, 'post').length >= 32 &&
    hasWidths(tables, glyphs) &&
    hasOutlines(tables, glyphs)
  );
}

/** A width for every glyph; the last one's for all that follow it. */
function hasWidths(tables: FontTables['tables'], glyphs: number): boolean {
  const hhea = bytesOf(tables, 'hhea');
  const wide = hhea.readUInt16BE(34);
  const { bytes, original } = tables.get('hmtx')!;
  const least = wide * 4 + (glyphs - wide) * 2;
  return hhea.length >= 36 && wide > 0 && wide <= glyphs && original >= least && bytes.length >= wide * 2;
}

function hasOutlines(tables: FontTables['tables'], glyphs: number): boolean {
  const [glyf, loca, cff, cff2] = ['glyf', 'loca', 'CFF ', 'CFF2'].map((tag) => tables.get(tag));
  if (cff !== undefined) return cff.bytes.readUInt8(0) === 1 && cff.bytes.length > 4;
  if (cff2 !== undefined) return cff2.bytes.readUInt8(0) === 2 && cff2.bytes.length > 5;
  if (glyf === undefined || loca === undefined || glyf.isTransformed !== loca.isTransformed) return false;
  return glyf.isTransformed ? isTransformSound(glyf.bytes, glyphs) : isLocaSound(tables, glyf, loca.bytes, glyphs);
}

/** The streams of WOFF2's own writing fill their table. */
function isTransformSound(bytes: Buffer, glyphs: number): boolean {
  const streams = Array.from({ length: 7 }, (_, index) => bytes.readUInt32BE(8 + index * 4));
  const end = streams.reduce((sum, size) => sum + size, 36);
  return bytes.readUInt16BE(4) === glyphs && end <= bytes.length;
}

/** Glyphs lie one after the other, inside their table. */
function isLocaSound(tables: FontTables['tables'], glyf: FontTable, loca: Buffer, glyphs: number): boolean {
  const isLong = bytesOf(tables, 'head').readInt16BE(50) === 1;
  let last = 0;
  for (let glyph = 0; glyph <= glyphs; glyph += 1) {
    const at = isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
    if (at < last || at > glyf.bytes.length) return false;
    last = at;
  }
  return true;
}
