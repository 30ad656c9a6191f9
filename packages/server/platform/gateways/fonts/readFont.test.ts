import { brotliCompressSync, constants } from 'node:zlib';
import { FONTS } from '@quoin/domain/styles';
import { describe, expect, it } from 'vitest';
import { fontFile, italicFontFile, tableOf, variableFontFile, withTable } from '../../../testing/fonts.ts';
import { openTypeFontFile } from '../../../testing/openTypeFont.ts';
import { lettersOf, trueTypeOf } from '../pdf/woff2.ts';
import { readFontTables } from './fontTables.ts';
import { type ReadFont, readFont } from './readFont.ts';

async function read(bytes: Buffer, name = 'my-font.ttf'): Promise<ReadFont> {
  const font = await readFont(bytes, name);
  if (!font.ok) throw new Error(font.problem.code);
  return font.value;
}

const refusal = async (bytes: Buffer) => {
  const font = await readFont(bytes, 'my-font.ttf');
  return font.ok ? 'taken' : font.problem.code;
};

describe('a font that is uploaded (1.3)', () => {
  it.each(['woff2', 'woff', 'ttf'] as const)('is read from a %s file, and goes on as WOFF2', async (kind) => {
    const { facts, woff2 } = await read(fontFile(kind));
    expect(facts).toMatchObject({ family: 'Instrument Serif', kind: 'serif', weights: [400, 400], isItalic: false });
    expect(facts.isRestricted).toBe(false);
    expect(woff2.toString('latin1', 0, 4)).toBe('wOF2');
    expect(woff2.readUInt32BE(8)).toBe(woff2.length);
    // The same letters, wherever it came from.
    expect([...lettersOf(trueTypeOf(woff2))]).toEqual([...lettersOf(trueTypeOf(fontFile('woff2')))]);
  });

  it('is read from an OTF file with PostScript outlines, and goes on as WOFF2 with every one of them', async () => {
    const font = openTypeFontFile();
    const { facts, woff2 } = await read(font, 'boxes.otf');
    expect(facts).toMatchObject({ family: 'Instrument Serif', kind: 'serif', weights: [400, 400], isItalic: false });
    expect([woff2.toString('latin1', 0, 4), woff2.toString('latin1', 4, 8)]).toEqual(['wOF2', 'OTTO']);
    const kept = await readFontTables(woff2);
    expect(kept?.tables.get('CFF ')?.bytes.equals(tableOf(font, 'CFF '))).toBe(true);
    expect([...(kept?.tables.keys() ?? [])]).not.toContain('glyf');
  });

  it('keeps its outlines to the last point', async () => {
    const { woff2 } = await read(fontFile('ttf'));
    expect(tableOf(trueTypeOf(woff2), 'glyf').equals(tableOf(fontFile('ttf'), 'glyf'))).toBe(true);
  });

  it('says that it is italic', async () => {
    expect((await read(italicFontFile())).facts).toMatchObject({ family: 'Instrument Serif', isItalic: true });
  });

  it('says all weights it can have, and its family without the name of one of them', async () => {
    expect((await read(variableFontFile('archivo'))).facts).toMatchObject({ family: 'Archivo', weights: [100, 900] });
    expect((await read(variableFontFile('dm-sans'))).facts).toMatchObject({ family: 'DM Sans', weights: [100, 1000] });
  });

  it('says that its makers forbid to embed it', async () => {
    const os2 = Buffer.from(tableOf(fontFile('ttf'), 'OS/2'));
    os2.writeUInt16BE(2, 8);
    expect((await read(withTable(fontFile('ttf'), 'OS/2', os2))).facts.isRestricted).toBe(true);
  });

  it('is called as its file where it has no name', async () => {
    const nameless = Buffer.from([0, 0, 0, 0, 0, 6]);
    expect((await read(withTable(fontFile('ttf'), 'name', nameless), 'Tusker Grotesk.ttf')).facts.family).toBe(
      'Tusker Grotesk',
    );
  });

  it.each(FONTS.filter(({ id }) => !['instrument-serif', 'instrument-sans'].includes(id)))(
    'like $family is told serif from sans, and measured as ours were, within the width of its kerning and of its lightest weight',
    async ({ id, kind, meanwhile }) => {
      const { facts } = await read(variableFontFile(id));
      expect(facts.kind).toBe(kind);
      const [size, ascent, descent] = facts.meanwhile;
      expect(Math.abs(size - meanwhile[0]) / meanwhile[0]).toBeLessThan(0.11);
      // Whatever the width: the line is as high.
      expect(size * ascent).toBeCloseTo(meanwhile[0] * meanwhile[1], -2);
      expect(size * descent).toBeCloseTo(meanwhile[0] * meanwhile[2], -2);
    },
  );
});

describe('what is no font that a page can show', () => {
  const ttf = fontFile('ttf');
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'fontUnsupported'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'fontUnsupported'],
    ['nothing', Buffer.alloc(0), 'fontUnsupported'],
    ['several fonts in one', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(40)]), 'fontCollection'],
    ['only the beginning of one', Buffer.from('wOF2\0\x01\0\0', 'latin1'), 'fontUnsupported'],
    ['a font cut off', cut(ttf, 0.6), 'fontBroken'],
    ['a packed one cut off', cut(fontFile('woff2'), 0.6), 'fontBroken'],
    ['one of PostScript cut off', cut(openTypeFontFile(), 0.6), 'fontBroken'],
    ['an older packed one cut off', cut(fontFile('woff'), 0.6), 'fontBroken'],
    ['one without letters', withTable(ttf, 'cmap', Buffer.from([0, 0, 0, 0])), 'fontBroken'],
    ['one without outlines', withTable(ttf, 'glyf', Buffer.alloc(0)), 'fontBroken'],
    ['one whose head is not one', withTable(ttf, 'head', Buffer.alloc(54)), 'fontBroken'],
    ['one whose widths end too early', withTable(ttf, 'hmtx', Buffer.alloc(8)), 'fontBroken'],
    ['one whose names lie outside', withTable(ttf, 'name', Buffer.from([0, 0, 0, 9, 0, 6])), 'fontBroken'],
    ['one of 4 MB', Buffer.concat([ttf, Buffer.alloc(4_000_000)]), 'fontTooLarge'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  it('a file that unpacks to far more than it says is given up at once', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3 };
    const bomb = brotliCompressSync(Buffer.alloc(50_000_000), { params });
    const head = Buffer.from(fontFile('woff2').subarray(0, 48));
    head.writeUInt16BE(1, 12);
    head.writeUInt32BE(bomb.length, 20);
    // One table, `cmap`, of 100 bytes.
    expect(await refusal(Buffer.concat([head, Buffer.from([0, 100]), bomb]))).toBe('fontBroken');
    // One of 60 MB, which it says itself.
    const entry = Buffer.from([0, 0x9c, 0xce, 0x87, 0x00]);
    expect(await refusal(Buffer.concat([head, entry, bomb]))).toBe('fontBroken');
  });

  it('random damage never does more than refuse it', async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const ends = new Set<string>();
    for (let round = 0; round < 36; round += 1) {
      const bytes = Buffer.from(fontFile((['ttf', 'woff', 'woff2'] as const)[round % 3]!));
      // Mostly the lists at the beginning, where numbers point at everything else.
      for (let hit = 0; hit < 6; hit += 1) bytes[random(hit < 4 ? 400 : bytes.length)] = random(256);
      ends.add(await refusal(bytes));
    }
    expect([...ends].sort()).toEqual(expect.arrayContaining(['fontBroken']));
    expect(
      [...ends].filter((end) => !['fontBroken', 'fontUnsupported', 'fontCollection', 'taken'].includes(end)),
    ).toEqual([]);
  });
});

it('drawings with code in them, programs and signatures stay behind (SC-18)', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const loaded = ['SVG ', 'Silf', 'DSIG', 'xxxx'].reduce((font, tag) => withTable(font, tag, script), fontFile('ttf'));
  const { woff2 } = await read(loaded);
  const kept = await readFontTables(woff2);
  expect([...kept!.tables.keys()].filter((tag) => ['SVG ', 'Silf', 'DSIG', 'xxxx'].includes(tag))).toEqual([]);
  expect(trueTypeOf(woff2).includes('alert(1)')).toBe(false);
});
