import { inflateSync } from 'node:zlib';

/** Returns what a user who selects and copies a PDF gets: each piece as it was drawn, in the order of drawing. */
export function readPdfText(bytes: Buffer): readonly string[] {
  const objects = objectsOf(bytes.toString('latin1'));
  const fonts = fontsOf(objects);
  return [...objects.values()].filter(({ head }) => !/\/Type|\/Length1|\/Subtype/.test(head)).flatMap(drawn(fonts));
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(file: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split('stream\n');
    const packed = rest.join('stream\n').replace(/\nendstream$/, '');
    objects.set(id, { head, stream: /FlateDecode/.test(head) ? unpacked(packed) : packed });
  }
  return objects;
}

function unpacked(packed: string): string {
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

type Letters = ReadonlyMap<number, string>;

/** By the name that pages call them (`F3`). */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const { head } of objects.values()) {
    const listed = /\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? '';
    for (const [, name = '', id = ''] of listed.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(letters)?.stream ?? ''));
    }
  }
  return fonts;
}

/** `<0000> <00ff> [<0041> <00660066>]`: from a number on, the letters of each glyph. */
function lettersOf(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16);
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, text = ''], index) => {
      letters.set(start + index, Buffer.from(text, 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function drawn(fonts: ReadonlyMap<string, Letters>): (object: PdfObject) => readonly string[] {
  return ({ stream }) => {
    let font: Letters = new Map();
    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      return shown === undefined ? [] : [textOf(shown, font)];
    });
  };
}

function textOf(shown: string, font: Letters): string {
  return [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '')
    .join('');
}
