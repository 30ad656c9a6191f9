/** Tags in the order of the WOFF2 specification; index 63 is written out. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const tagAt = (index: number): string => TAGS.slice(index * 5, index * 5 + 4);
const WRITTEN_OUT = 63;
const KNOWN_TAGS = Array.from({ length: WRITTEN_OUT }, (_, index) => tagAt(index));

/** Reads numbers of a font one after the other. */
export class FontReader {
  private at = 0;
  constructor(private readonly bytes: Buffer) {}

  u8(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** UIntBase128. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('That is no WOFF2 font');
  }

  /** 255UInt16. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    return code === 254 ? this.u8() + 506 : code;
  }
}

/** A table of a WOFF2 font, as its directory lists it. */
export interface Woff2Entry {
  readonly tag: string;
  /** As stored in the file; `original`: as in an uncompressed font. */
  readonly length: number;
  readonly original: number;
  readonly isTransformed: boolean;
}

export function woff2Entry(reader: FontReader): Woff2Entry {
  const flags = reader.u8();
  const index = flags & 0x3f;
  const tag = index === WRITTEN_OUT ? reader.take(4).toString('latin1') : tagAt(index);
  const version = flags >> 6;
  const isGlyphs = tag === 'glyf' || tag === 'loca';
  const isTransformed = isGlyphs ? version === 0 : version !== 0;
  const original = reader.base128();
  return { tag, original, isTransformed, length: isTransformed ? reader.base128() : original };
}

/** How a table is listed: its tag by number where it has one, and its lengths. */
export function woff2EntryBytes({ tag, original, length, isTransformed }: Woff2Entry): Buffer {
  const known = KNOWN_TAGS.indexOf(tag);
  const isGlyphs = tag === 'glyf' || tag === 'loca';
  // Glyphs as they are count as the third way of writing them; other tables as the first.
  const version = isGlyphs ? (isTransformed ? 0 : 3) : isTransformed ? 1 : 0;
  const name = known < 0 ? Buffer.from(tag, 'latin1') : Buffer.alloc(0);
  const flags = Buffer.from([(version << 6) | (known < 0 ? WRITTEN_OUT : known)]);
  return Buffer.concat([flags, name, base128(original), ...(isTransformed ? [base128(length)] : [])]);
}

/** UIntBase128: seven bits a byte, the last without the sign that more follow. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}
