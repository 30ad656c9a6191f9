import { isUrlId } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import { applyEdits, edit } from './edit.ts';
import { isUrlSlugWithSlash } from './pageAddress.ts';
import { problemsOf } from './problems.ts';
import type { Json, JsonRecord } from './records/json.ts';
import { type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { cleaningEdits } from './records/values.ts';
import { documentSentence, documentWording } from './wording.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const HOME = recordKey('page', id(1));
const ABOUT = recordKey('page', id(2));
const BLOCK = recordKey('block', 'b1');

const page = (urlId: string): JsonRecord => ({ type: 10, typeName: 'page', title: urlId, urlId, enabled: true });
const place = { column: 1, row: 1, columns: 6, rows: 2, layer: 0 };
const block = (value: JsonRecord = { html: '' }, type = 'html'): JsonRecord => ({ section: 's1', type, value, place });
const link = (more: JsonRecord): JsonRecord => ({
  navigation: 'mainNav',
  parent: '',
  order: 'V',
  page: '',
  url: '',
  ...more,
});

const SITE: SiteRecords = new Map<RecordKey, JsonRecord>([
  ['site:site', { title: 'Site', tagline: '', homepage: id(1) }],
  [HOME, page('home')],
  [ABOUT, page('about')],
  ['section:s1', { page: id(1), order: 'V' }],
  [BLOCK, block()],
  ['link:l1', link({ title: 'Folder' })],
  ['link:l2', link({ parent: 'l1', page: id(2) })],
]);

/** Codes after a value was changed, or a record added or taken away. */
function codesAfter(key: RecordKey, path: readonly string[], now: Json | undefined): readonly string[] {
  const after = applyEdits(SITE, [edit(key, path, undefined, now)]);
  return problemsOf(after, [key]).map(({ code }) => code);
}

describe('options of a gallery', () => {
  const gallery = (value: JsonRecord) => applyEdits(SITE, [edit(BLOCK, [], undefined, block(value, 'gallery'))]);
  it.each<[JsonRecord, string, string]>([
    [{ autoplayDelay: 11 }, 'autoplayDelay', 'Choose a number from 1 to 10'],
    [{ 'thumbnail-strip-height': '201' }, 'stripHeight', 'Choose a number from 0 to 200'],
    [{ aspectRatio: '5:5' }, 'aspectRatio', '5:5 is not one of the expected options'],
    [{ design: 'mosaic' }, 'design', 'mosaic is not one of the expected options'],
    [{ lightbox: 'perhaps' }, 'lightbox', 'perhaps is not one of the expected options'],
  ])('%j are refused when they are saved (GAL-01, GAL-02)', (value, name, text) => {
    const [problem, ...others] = problemsOf(gallery(value), [BLOCK]);
    expect([problem?.field, problem && documentSentence(problem), others]).toEqual([
      `${BLOCK}/value/${name}`,
      text,
      [],
    ]);
  });

  it('are kept as the specification has them, and with those that are left out (GAL-02)', () => {
    const kept: readonly JsonRecord[] = [
      {},
      { design: 'carousel', perRow: 10 },
      { autoplayDelay: 1, aspectRatio: '2.40' },
    ];
    for (const value of kept) expect(problemsOf(gallery(value), [BLOCK])).toEqual([]);
  });
});

describe('rules that span records', () => {
  it('has nothing against a sound site', () => {
    expect(problemsOf(SITE, [...SITE.keys()])).toEqual([]);
  });

  it.each<[string, RecordKey, readonly string[], Json | undefined, readonly string[]]>([
    ['an address of letters', ABOUT, ['urlId'], 'über-uns', []],
    ['an address of several parts (ENUM-13)', ABOUT, ['urlId'], 'about/team', []],
    ['an address with a space (EDIT-05)', ABOUT, ['urlId'], 'about us', ['pageUrlInvalid']],
    ['an address with a slash at its end', ABOUT, ['urlId'], 'about/', ['pageUrlInvalid']],
    ['no address', ABOUT, ['urlId'], '', ['pageUrlInvalid']],
    ['an address of another page', ABOUT, ['urlId'], 'home', ['pageUrlTaken']],
    ['an address of the shop’s own', ABOUT, ['urlId'], 'cart/about', ['pageUrlReserved']],
    ['any address in the trash', ABOUT, [], { ...page('home'), isDeleted: true }, []],
    ['no title', ABOUT, ['title'], ' ', ['pageTitleMissing']],
    ['a page that tables could not name', 'page:about', [], page('other'), ['pageIdInvalid']],
    ['a home page in the trash', HOME, ['isDeleted'], true, ['homepageMissing']],
    ['a home page that is off', HOME, ['enabled'], false, ['homepageMissing']],
    ['a home page for members only', HOME, ['access'], { kind: 'members' }, ['homepageMissing']],
    ['another home page', 'site:site', ['homepage'], id(2), []],
    ['a home page that is nowhere', 'site:site', ['homepage'], id(9), ['homepageMissing']],
    ['a section of no page', 'section:s2', [], { page: id(9), order: 'V' }, ['pageGone']],
    ['a block of no section', 'block:b2', [], { ...block(), section: 's9' }, ['sectionGone']],
    ['a section taken away, with a block in it', 'section:s1', [], undefined, []],
    ['a block of a type that is none', BLOCK, ['type'], 'nonsense', ['recordInvalid']],
    ['a block of a type that others made', BLOCK, ['type'], 'foursquare', []],
    ['a block off the grid', BLOCK, ['place', 'columns'], 13, ['recordInvalid']],
    ['a picture that is no id', 'block:b2', [], block({ image: 'x.png' }, 'image'), ['imageReferenceInvalid']],
    ['a name from a newer editor', BLOCK, ['sparkle'], { kind: 'gold' }, []],
    ['a link to a page that is gone', 'link:l2', ['page'], id(9), ['pageGone']],
    ['a link that runs a script (SC-29)', 'link:l2', ['url'], 'javascript:alert(1)', ['linkInvalid']],
    ['a link in a folder that is gone', 'link:l2', ['parent'], 'l9', ['parentGone']],
    ['a folder within a folder', 'link:l3', [], link({ parent: 'l2' }), ['folderTooDeep']],
    ['a text with a NUL', ABOUT, ['title'], 'a\0b', ['recordInvalid']],
    ['half a character', ABOUT, ['title'], '\ud83d', ['recordInvalid']],
    ['more than a record holds', BLOCK, ['value', 'html'], 'x'.repeat(400_000), ['recordTooLarge']],
    ['a list that goes too deep', BLOCK, ['value', 'html'], [[[[[[[[[[[[1]]]]]]]]]]]], ['recordTooLarge']],
  ])('%s', (_, key, path, now, codes) => {
    expect(codesAfter(key, path, now)).toEqual(codes);
  });

  it('counts blocks of touched sections only: 60 are enough (LIM-01)', () => {
    const many = Array.from({ length: 61 }, (_, index) => [recordKey('block', `m${index}`), block()] as const);
    const full = new Map([...SITE, ...many]);
    expect(problemsOf(full, [recordKey('block', 'm0')])).toMatchObject([
      { code: 'tooManyBlocks', values: { max: 60 } },
    ]);
    expect(problemsOf(full, [ABOUT])).toEqual([]);
  });

  it('says each in a sentence, with what was typed', () => {
    const [problem] = problemsOf(applyEdits(SITE, [edit(ABOUT, ['urlId'], 'about', 'a b')]), [ABOUT]);
    expect(documentSentence(problem!)).toBe('a b is not a valid page URL');
    const values = { value: 'x', title: 'Home', max: 60, email: 'a@b.c', first: '/a', second: '#a', phone: '1' };
    for (const code of Object.keys(documentWording) as (keyof typeof documentWording)[])
      expect(documentSentence({ code, values })).toMatch(/^\S.*[^\s]$/);
  });
});

it.each([
  ['about', true, true],
  ['about/team', false, true],
  ['/about', false, false],
  ['about//team', false, false],
  ['a/b/c/d/e/f', false, false],
])('%s as one part of an address: %s, as several: %s (ENUM-13)', (text, one, several) => {
  expect([isUrlId(text), isUrlSlugWithSlash(text)]).toEqual([one, several]);
});

it('cleans what was written, and nothing that was there before (decision 0044)', () => {
  const clean = (html: string) => html.replaceAll('!', '');
  const before = new Map(SITE).set(ABOUT, { ...page('about'), body: 'Old!' });
  const after = applyEdits(before, [
    edit(BLOCK, ['value', 'html'], '', 'Hi!'),
    edit(ABOUT, ['description'], undefined, 'New!'),
    edit('block:b3', [], undefined, block({ items: [{ title: 'Q!', body: 'A!' }] }, 'accordion')),
  ]);
  expect(cleaningEdits(after, before, [BLOCK, ABOUT, 'block:b3'], clean)).toEqual([
    { key: BLOCK, path: ['value', 'html'], was: 'Hi!', now: 'Hi' },
    { key: ABOUT, path: ['description'], was: 'New!', now: 'New' },
    {
      ...{ key: 'block:b3', path: ['value', 'items'] },
      ...{ was: [{ title: 'Q!', body: 'A!' }], now: [{ title: 'Q!', body: 'A' }] },
    },
  ]);
});
