import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { trueTypeOf } from '../platform/gateways/pdf/woff2.ts';

const { resolve } = createRequire(import.meta.url);

/** Files of fonts that are there with the product, as people have them. */
export function fontFile(kind: 'woff2' | 'woff' | 'ttf'): Buffer {
  const path = (ending: string) => `@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.${ending}`;
  const bytes = readFileSync(resolve(path(kind === 'woff' ? 'woff' : 'woff2')));
  return kind === 'ttf' ? trueTypeOf(bytes) : bytes;
}

export function italicFontFile(): Buffer {
  return readFileSync(resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'));
}

/** Returns a bundled variable font: upright, Latin letters. */
export function variableFontFile(id: string): Buffer {
  return readFileSync(resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`));
}

/** A plain font with one table more, or another in the place of one. */
export function withTable(font: Buffer, tag: string, bytes: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
  });
  const tables = new Map<string, Buffer>([...entries, [tag, bytes]]);
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(font.readUInt32BE(0), 0);
  head.writeUInt16BE(tables.size, 4);
  let offset = head.length;
  for (const [index, [name, table]] of [...tables].entries()) {
    head.write(name, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 20 + index * 16);
    head.writeUInt32BE(table.length, 24 + index * 16);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables.values()]);
}

/** One table of a plain font. */
export function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  const at = Array.from({ length: count }, (_, index) => 12 + index * 16).find(
    (entry) => font.toString('latin1', entry, entry + 4) === tag,
  );
  if (at === undefined) throw new Error(`The font has no ${tag}.`);
  return font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12));
}
