import { COLLECTION_TYPES } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import { applyEdits, edit } from '../edit.ts';
import type { JsonRecord } from '../records/json.ts';
import type { RecordKey, SiteRecords } from '../records/record.ts';
import { picturesBehindWords } from './lintPictures.ts';
import { lintMendText, lintSentence } from './lintWording.ts';
import { lintPage } from './pageLint.ts';
import { lintSite } from './siteLint.ts';

const SNOW = '00000000-0000-4000-8000-0000000000f1';
const NIGHT = '00000000-0000-4000-8000-0000000000f2';
const image = (dark: string, light: string) => ({ altText: 'A view', bytes: 1000, tones: { dark, light } });
const images = new Map([
  [SNOW, image('#b8bcc0', '#ffffff')],
  [NIGHT, image('#000000', '#20242c')],
]);
const place = (row: number, layer = 0) => ({ column: 1, row, columns: 6, rows: 4, layer });
const text = (html: string, more: JsonRecord = {}): JsonRecord => ({
  ...{ section: 's', type: 'html', place: place(1), value: { html } },
  ...more,
});
const PAGE: JsonRecord = { title: 'A', urlId: 'a', isDeleted: false, enabled: true, access: { kind: 'public' } };

function siteOf(section: JsonRecord, ...blocks: readonly JsonRecord[]): SiteRecords {
  const parts: readonly (readonly [RecordKey, JsonRecord])[] = [
    ['site:site', { homepage: 'p' }],
    ['page:p', PAGE],
    ['section:s', { page: 'p', order: 'a', theme: 'black', ...section }],
    ...blocks.map((block, index) => [`block:b${index}` as RecordKey, block] as const),
  ];
  return new Map(parts);
}
const behind = (imageId: string, overlay = 0) => ({ background: { kind: 'image', imageId, overlay } });
const findings = (records: SiteRecords) => lintPage(records, 'p', { images, look: {} });
const codes = (records: SiteRecords) => findings(records).map(({ code, key }) => `${code} ${key}`);

describe('words over a section’s picture', () => {
  const paragraph = text('<p>Come in</p>');

  it('are found where the picture is as light as they are, and not where it is dark', () => {
    expect(codes(siteOf(behind(SNOW), paragraph))).toEqual(['wordsOverPicture section:s']);
    expect(codes(siteOf(behind(NIGHT), paragraph))).toEqual([]);
    expect(lintSentence(findings(siteOf(behind(SNOW), paragraph))[0]!)).toBe(
      'Text over an image has low contrast on parts of it (1.0:1, 4.5:1 required).',
    );
  });

  it('are mended by the ground that the finding offers, and by less of it are not', () => {
    const records = siteOf(behind(SNOW), paragraph);
    const [found] = findings(records);
    const { path, value } = found!.mend!;
    expect(lintMendText(found!.mend!)).toBe(`Add ${value}% overlay`);
    const having = (overlay: number) => applyEdits(records, [edit('section:s', path, 0, overlay)]);
    expect(codes(having(Number(value)))).toEqual([]);
    expect(codes(having(Number(value) - 5))).toEqual(['wordsOverPicture section:s']);
  });

  it('need less as large headings than as text', () => {
    const enough = 50;
    expect(codes(siteOf(behind(SNOW, enough), text('<h1>Come in</h1>')))).toEqual([]);
    expect(codes(siteOf(behind(SNOW, enough), paragraph))).toEqual(['wordsOverPicture section:s']);
  });

  it.each<[string, JsonRecord]>([
    ['a block with a ground of its own', text('<p>Come in</p>', { style: { ownGround: '#000000' } })],
    ['a block in other colours', text('<p>Come in</p>', { style: { ground: 'black' } })],
    ['a block that says nothing', text('<p> </p>')],
    ['a picture', { section: 's', type: 'image', place: place(1), value: { image: NIGHT } }],
    ['a filled button', { section: 's', type: 'button', place: place(1), value: { text: 'Go', link: '/a' } }],
  ])('are none of %s', (_, block) => {
    expect(codes(siteOf(behind(SNOW), block))).toEqual([]);
  });

  it('are those of a button without a ground, and of a block in a colour of its own', () => {
    const button = { text: 'Go', link: '/a', look: 'secondary' };
    expect(codes(siteOf(behind(SNOW), { section: 's', type: 'button', place: place(1), value: button }))).toEqual([
      'wordsOverPicture section:s',
    ]);
    const dark = text('<p>Come in</p>', { style: { ownInk: '#101010' } });
    expect(codes(siteOf(behind(SNOW), dark))).toEqual([]);
    expect(codes(siteOf(behind(NIGHT), dark))).toEqual(['wordsOverPicture section:s']);
  });

  it('have the colours of the theme as long as their owner chose none', () => {
    const look = { palette: { white: '#101010', black: '#fafafa' } };
    const shown = siteOf(behind(NIGHT), paragraph);
    expect(lintPage(shown, 'p', { images, look })).toMatchObject([{ code: 'wordsOverPicture' }]);
    const own = new Map([...shown, ['style:style', { palette: { white: '#ffffff', black: '#101010' } }] as const]);
    expect(lintPage(own, 'p', { images, look })).toEqual([]);
  });

  it('are not judged over a picture nobody has measured', () => {
    const unknown = new Map([[SNOW, { altText: 'x', bytes: 1, tones: null }]]);
    expect(lintPage(siteOf(behind(SNOW), paragraph), 'p', { images: unknown, look: {} })).toEqual([]);
  });
});

describe('words over a film', () => {
  const film = (more: JsonRecord) => ({ background: { kind: 'video', film: '/s/files/x/sea.mp4', ...more } });
  const paragraph = text('<p>Come in</p>');

  it('go by the picture before it', () => {
    expect(codes(siteOf(film({ imageId: SNOW, overlay: 0 }), paragraph))).toEqual(['wordsOverFilm section:s']);
    expect(codes(siteOf(film({ imageId: NIGHT, overlay: 0 }), paragraph))).toEqual([]);
  });

  it('have to be read over anything where there is none', () => {
    const [found] = findings(siteOf(film({ imageId: '', overlay: 40 }), paragraph));
    expect(found).toMatchObject({ code: 'wordsOverFilm' });
    expect(codes(siteOf(film({ imageId: '', overlay: found!.mend!.value as number }), paragraph))).toEqual([]);
  });
});

describe('a block over a picture', () => {
  const picture = (id: string) => ({ section: 's', type: 'image', place: place(1), value: { image: id } });
  const above = (more: JsonRecord = {}) => text('<p>Come in</p>', { place: place(2, 1), ...more });

  it('is found, and has a background of its own when it is mended', () => {
    const records = siteOf({}, picture(SNOW), above({ style: {} }));
    const [found, ...others] = findings(records);
    expect(found).toMatchObject({ code: 'wordsOnPicture', key: 'block:b1' });
    expect(others).toEqual([]);
    expect(lintMendText(found!.mend!)).toBe('Add background');
    const { path, value } = found!.mend!;
    expect(codes(applyEdits(records, [edit('block:b1', path, undefined, value)]))).toEqual([]);
  });

  it('is no matter over a dark picture, below one, or beside one', () => {
    expect(codes(siteOf({}, picture(NIGHT), above()))).toEqual([]);
    expect(codes(siteOf({}, { ...picture(SNOW), place: place(1, 5) }, above()))).toEqual([]);
    expect(codes(siteOf({}, picture(SNOW), above({ place: place(9, 1) })))).toEqual([]);
  });
});

describe('words of screens', () => {
  const screen = (more: JsonRecord) => ({
    theme: 'dark',
    background: { source: 'upload', url: `/s/images/${SNOW}/snow.jpg`, urlId: SNOW, overlay: 10 },
    ...more,
  });
  const cover = (more: JsonRecord = {}): SiteRecords =>
    new Map<RecordKey, JsonRecord>([['page:p', { ...PAGE, type: COLLECTION_TYPES.splashPage, screen: screen(more) }]]);

  it('of a cover page are found and mended', () => {
    const [found] = findings(cover());
    expect(found).toMatchObject({ code: 'wordsOverPicture', key: 'page:p' });
    const { path, value } = found!.mend!;
    expect(path).toEqual(['screen', 'background', 'overlay']);
    expect(codes(applyEdits(cover(), [edit('page:p', path, 10, value)]))).toEqual([]);
  });

  it('of a page that is no cover any more are none', () => {
    expect(codes(new Map([...cover()].map(([key, page]) => [key, { ...page, type: COLLECTION_TYPES.page }])))).toEqual(
      [],
    );
  });

  it('that stand beside the picture are none', () => {
    expect(codes(cover({ layout: 'split' }))).toEqual([]);
  });

  it('of the lock screen belong to the site as a whole', () => {
    const records: SiteRecords = new Map<RecordKey, JsonRecord>([['screen:lock-screen', screen({ isOn: true })]]);
    expect(lintSite(records, { images, look: {} })).toMatchObject([
      { code: 'wordsOverPicture', key: 'screen:lock-screen', page: '', mend: { path: ['background', 'overlay'] } },
    ]);
    expect(picturesBehindWords(records, '')).toEqual([SNOW]);
  });
});

it('pictures behind words are named, so that they can be measured before', () => {
  const picture = { section: 's', type: 'image', place: place(1), value: { image: NIGHT } };
  const records = siteOf(behind(SNOW), picture, text('<p>Come in</p>', { place: place(2, 1) }));
  expect([...picturesBehindWords(records, 'p')].sort()).toEqual([SNOW, NIGHT].sort());
  expect(picturesBehindWords(siteOf({}, text('<p>Come in</p>')), 'p')).toEqual([]);
});
