import type { AppFontResponse } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { OWN_FONT_LIMITS, ownFontId } from '@quoin/domain/styles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/appClient.ts';
import { fontFile, italicFontFile, variableFontFile, withTable } from '../../testing/fonts.ts';
import { openTypeFontFile } from '../../testing/openTypeFont.ts';
import { MEDIA, type MediaLibrary, openMediaLibrary } from '../testing/mediaLibrary.ts';

const FONTS = '/api/app/sites/demo/fonts';
let lib: MediaLibrary;
let designer: string;
beforeAll(async () => {
  lib = await openMediaLibrary();
  designer = await lib.person('designer', ROLES.websiteManager, [lib.shop, lib.other]);
});
afterAll(() => lib.close());

const post = (filename: string, body: Buffer, { as = designer, path = FONTS } = {}) =>
  lib.call({ path, method: 'POST', body, query: { filename } }, as);

async function upload(filename: string, body: Buffer): Promise<AppFontResponse> {
  const reply = await post(filename, body);
  if (reply.status !== 201) throw new Error(`${reply.status} ${String(reply.body)}`);
  return answerOf<AppFontResponse>(reply);
}

describe('uploading a font (1.3)', () => {
  it('answers what it is called, how heavy and whether italic, and where it lies', async () => {
    const { file, facts } = await upload('Instrument Serif.ttf', fontFile('ttf'));
    expect(facts).toMatchObject({ family: 'Instrument Serif', kind: 'serif', weights: [400, 400], isItalic: false });
    expect(file.filename).toBe('Instrument-Serif.woff2');
    expect(file.bytes).toBeLessThan(fontFile('ttf').length / 2);
    const italic = await upload('it.woff2', italicFontFile());
    expect(italic.facts).toMatchObject({ family: 'Instrument Serif', isItalic: true });
  });

  it('takes what foundries send, with PostScript outlines, and serves it as a font of the web', async () => {
    const { file, facts } = await upload('Boxes.otf', openTypeFontFile());
    expect([facts.family, file.filename]).toEqual(['Instrument Serif', 'Boxes.woff2']);
    const reply = await lib.wire.ask({ path: `/s/files/${file.id}/${file.filename}` });
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(reply.text.slice(0, 8)).toBe('wOF2OTTO');
  });

  it('is served from the site’s own origin for ever, as a font that may be read across origins and runs nothing', async () => {
    const { file } = await upload('inter.woff2', variableFontFile('inter'));
    const reply = await lib.wire.ask({ path: `/s/files/${file.id}/${file.filename}` });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    });
  });

  it('keeps it in the library: there with its size, once however often it comes, its uses said before it is deleted', async () => {
    const one = await upload('lora.woff2', variableFontFile('lora'));
    const two = await upload('lora again.woff2', variableFontFile('lora'));
    expect(two.file.id).toBe(one.file.id);
    expect((await lib.detail(one.file.id)).asset).toMatchObject({ kind: 'file', byteSize: one.file.bytes });
    const style = { ownFonts: { [ownFontId('Lora')]: { family: 'Lora', files: { [one.file.id]: one.file } } } };
    await lib.database.asOwner('insert into site_draft (website_id, seen_version, created_at) values ($1, 0, now())', [
      lib.shop.id,
    ]);
    await lib.database.asOwner('insert into live_record (website_id, key, value) values ($1, $2, $3)', [
      ...[lib.shop.id, 'style:style', JSON.stringify(style)],
    ]);
    const trashed = await lib.call({
      ...{ path: `${MEDIA}/delete`, method: 'POST', body: { ids: [one.file.id], evenIfUsed: false } },
    });
    expect(trashed.status).toBe(409);
    expect((await lib.detail(one.file.id)).uses).toMatchObject([{ kind: 'site', title: 'Site settings' }]);
  });

  it('belongs to its site alone (TEN-2)', async () => {
    const { file } = await upload('karla.woff2', variableFontFile('karla'));
    const elsewhere = await lib.call(
      { path: `/api/app/sites/other/media/files/${file.id}/bytes`, method: 'GET' },
      designer,
    );
    expect(elsewhere.status).toBe(404);
  });

  it.each([
    [
      'font.svg',
      Buffer.from('<svg><script/></svg>'),
      422,
      'The file font.svg does not appear to be a supported font file.',
    ],
    [
      'font.ttf',
      Buffer.concat([fontFile('ttf'), Buffer.alloc(OWN_FONT_LIMITS.bytes)]),
      413,
      'The file font.ttf is too large. The maximum allowed file size is 3 MB.',
    ],
    [
      'all.ttc',
      Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(20)]),
      422,
      'The file all.ttc contains several fonts. Upload each font as a separate file.',
    ],
    [
      'font.ttf',
      withTable(fontFile('ttf'), 'head', Buffer.alloc(54)),
      422,
      'The font font.ttf is damaged. Browsers cannot show it.',
    ],
  ])('refuses %s in plain words, and keeps nothing of it', async (filename, body, status, error) => {
    const before = (await lib.list()).total;
    const reply = await post(filename, body);
    expect([reply.status, answerOf<{ error: string }>(reply).error]).toEqual([status, error]);
    expect((await lib.list()).total).toBe(before);
  });

  it('is for who may design: an editor’s is not taken', async () => {
    expect((await post('x.woff2', fontFile('woff2'), { as: lib.editor })).status).toBe(403);
  });
});
