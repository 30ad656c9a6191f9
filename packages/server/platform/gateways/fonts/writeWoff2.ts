import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FontTable, FontTables } from './fontTables.ts';
import { woff2EntryBytes } from './woff2Directory.ts';

const compress = promisify(brotliCompress);
const HEAD_BYTES = 48;
/** Of `head`: the font has been packed without loss, so that a signature of its bytes no longer holds. */
const WAS_PACKED = 0x0800;

/** A font as browsers load it (WOFF2, W3C Recommendation), out of tables that were looked through. */
export async function writeWoff2({ flavor, tables }: FontTables): Promise<Buffer> {
  const listed = inOrder(tables);
  const directory = Buffer.concat(
    listed.map(([tag, { original, bytes, isTransformed }]) =>
      woff2EntryBytes({ tag, original, isTransformed, length: bytes.length }),
    ),
  );
  const plain = Buffer.concat(listed.map(([tag, { bytes }]) => (tag === 'head' ? marked(bytes) : bytes)));
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const data = (await compress(plain, { params })) as Buffer;
  const length = padded(HEAD_BYTES + directory.length + data.length);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(0x774f4632, 0);
  head.writeUInt32BE(flavor, 4);
  head.writeUInt32BE(length, 8);
  head.writeUInt16BE(listed.length, 12);
  head.writeUInt32BE(unpackedSize(listed), 16);
  head.writeUInt32BE(data.length, 20);
  head.writeUInt16BE(1, 24);
  return Buffer.concat([head, directory, data, Buffer.alloc(length - HEAD_BYTES - directory.length - data.length)]);
}

type Listed = readonly (readonly [tag: string, table: FontTable])[];

/** By name, as fonts have them; where glyphs lie comes right after the glyphs. */
function inOrder(tables: FontTables['tables']): Listed {
  const place = (tag: string) => (tag === 'loca' ? 'glyf~' : tag);
  return [...tables].toSorted(([one], [other]) => (place(one) < place(other) ? -1 : 1));
}

function marked(head: Buffer): Buffer {
  const own = Buffer.from(head);
  own.writeUInt16BE(own.readUInt16BE(16) | WAS_PACKED, 16);
  return own;
}

function unpackedSize(listed: Listed): number {
  return listed.reduce((sum, [, { original }]) => sum + padded(original), 12 + listed.length * 16);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
