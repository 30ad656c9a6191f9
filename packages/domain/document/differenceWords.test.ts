import { describe, expect, it } from 'vitest';
import { differenceWords, valueName } from './differenceWords.ts';
import { applyEdits, type Edit } from './edit.ts';
import type { JsonRecord } from './records/json.ts';
import type { RecordKey, SiteRecords } from './records/record.ts';

const PLACE = { column: 1, row: 1, columns: 4, rows: 2, layer: 0 };
const RECORDS: readonly (readonly [RecordKey, JsonRecord])[] = [
  ['page:p', { title: 'About', urlId: 'about', isDeleted: false }],
  ['section:s', { page: 'p', order: 'a', name: 'Team' }],
  ['block:b', { section: 's', type: 'html', place: PLACE, value: { html: '<p>We are <b>three</b></p>' } }],
  ['block:c', { section: 's', type: 'image', place: PLACE, value: { image: 'x' }, name: 'Portrait' }],
  ['style:style', { palette: { accent: '#000' } }],
  ['link:l', { navigation: 'mainNav', page: 'p', title: '' }],
];
const before: SiteRecords = new Map(RECORDS);

const wordsOf = (...edits: readonly Edit[]) => differenceWords(before, applyEdits(before, edits));

describe('differences in words (ED-29)', () => {
  it.each<[string, Edit, string, string]>([
    [
      'a text',
      { key: 'block:b', path: ['value', 'html'], now: '<p>We are four</p>' },
      'p',
      'Text: “We are three” → “We are four”',
    ],
    ['a place', { key: 'block:b', path: ['place', 'row'], now: 4 }, 'p', 'Text: moved'],
    ['another value', { key: 'block:c', path: ['value', 'image'], now: 'y' }, 'p', 'Portrait: settings'],
    ['a block that came', { key: 'block:d', path: [], now: { section: 's', type: 'quote' } }, 'p', 'Quote: added'],
    ['a block that went', { key: 'block:c', path: [] }, 'p', 'Portrait: deleted'],
    ['a section', { key: 'section:s', path: ['order'], now: 'z' }, 'p', 'Section “Team”: moved'],
    ['a title', { key: 'page:p', path: ['title'], now: 'Us' }, 'p', 'Page: title “About” → “Us”'],
    ['the trash', { key: 'page:p', path: ['isDeleted'], now: true }, 'p', 'Page: moved to the trash'],
    ['a link', { key: 'link:l', path: [] }, 'p', 'Link to About: deleted'],
    ['the style', { key: 'style:style', path: ['palette', 'accent'], now: '#fff' }, '', 'Style: colors'],
  ])('say %s', (_, edit, page, line) => {
    expect(wordsOf(edit)).toEqual([expect.objectContaining({ page, lines: [line] })]);
  });

  it('tell all that stands on a new page in one line, and its link beside it (ED-28)', () => {
    const section = { page: 'n', order: 'a', name: '' };
    const made = wordsOf(
      { key: 'page:n', path: [], now: { title: 'News', urlId: 'news', isDeleted: false } },
      { key: 'section:n1', path: [], now: section },
      { key: 'section:n2', path: [], now: { ...section, order: 'b' } },
      { key: 'block:n3', path: [], now: { section: 'n1', type: 'quote', place: PLACE } },
      { key: 'link:n4', path: [], now: { navigation: 'mainNav', page: 'n', title: '' } },
    );
    expect(made.find(({ page }) => page === 'n')?.lines.toSorted()).toEqual([
      'Link to News: added',
      'Page: added, with 2 sections and 1 block',
    ]);
  });

  it('quote long texts where they part, and say each thing once', () => {
    const long = `${'word '.repeat(40)}old`;
    const start = applyEdits(before, [{ key: 'block:b', path: ['value', 'html'], now: `<p>${long}</p>` }]);
    const after = applyEdits(start, [
      { key: 'block:b', path: ['value', 'html'], now: `<p>${long.replace('old', 'new')}</p>` },
    ]);
    expect(differenceWords(start, after)[0]?.lines).toEqual([
      expect.stringMatching(/^Text: “….{0,14}old” → “….{0,14}new”$/),
    ]);
    expect(differenceWords(start, start)).toEqual([]);
  });
});

describe('a value two people changed (EDT-2)', () => {
  it.each([
    [[], 'all of it'],
    [['place', 'column'], 'horizontal position'],
    [['place', 'rows'], 'height'],
    [['phonePlace', 'row'], 'vertical position on phones'],
    [['value', 'html'], 'text'],
    [['navigationTitle'], 'navigation title'],
  ])('at %j is called %s', (path, name) => {
    expect(valueName(path)).toBe(name);
  });
});
