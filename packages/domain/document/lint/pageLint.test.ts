import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edit.ts';
import type { JsonRecord } from '../records/json.ts';
import type { RecordKey, SiteRecords } from '../records/record.ts';
import { markupFacts } from './lintMarkup.ts';
import { lintSentence } from './lintWording.ts';
import { LINT_LIMITS, lintPage } from './pageLint.ts';

const IMAGE = '00000000-0000-4000-8000-0000000000f1';
const images = new Map([[IMAGE, { altText: 'A boat', bytes: 1000, tones: null }]]);
const place = (row: number) => ({ column: 1, row, columns: 4, rows: 2, layer: 0 });
const html = (row: number, text: string): JsonRecord => ({
  ...{ section: 's', type: 'html', place: place(row), value: { html: text } },
});
const SITE: readonly (readonly [RecordKey, JsonRecord])[] = [
  ['site:site', { homepage: 'p' }],
  ['page:p', { title: 'About', urlId: 'about', isDeleted: false, enabled: true, access: { kind: 'public' } }],
  ['section:s', { page: 'p', order: 'a', theme: 'white' }],
];
const siteOf = (...blocks: readonly JsonRecord[]): SiteRecords =>
  new Map([...SITE, ...blocks.map((block, index) => [`block:b${index}`, block] as const)]);
const codesOf = (records: SiteRecords, known = images) =>
  lintPage(records, 'p', { images: known, look: {} }).map(({ code, key }) => `${code} ${key}`);

describe('before a page is published', () => {
  it('nothing is found where nothing is wrong', () => {
    const picture = { section: 's', type: 'image', place: place(9), value: { image: IMAGE, link: '/about' } };
    const text =
      '<h2>Us</h2><h3>Then</h3><p><a href="/about">All of it</a> <a href="mailto:a@b.example">Mail</a></p><h2>Now</h2>';
    expect(codesOf(siteOf(html(1, text), picture))).toEqual([]);
  });

  it.each<[string, JsonRecord, string]>([
    [
      'a picture nobody described',
      { section: 's', type: 'image', place: place(1), value: { image: IMAGE } },
      'imageWithoutText',
    ],
    ['a picture inside a text', html(1, '<p><img src="/x.png"></p>'), 'imageWithoutText'],
    ['a link without words', html(1, '<p><a href="/about"> </a></p>'), 'linkWithoutText'],
    ['a link without an aim', html(1, '<p><a href="#">More</a></p>'), 'linkEmpty'],
    ['a link to what is not there', html(1, '<p><a href="/gone">More</a></p>'), 'linkBroken'],
    ['a skipped level', html(1, '<h2>One</h2><h4>Two</h4>'), 'headingSkips'],
    ['a text of a template', html(1, '<p>Say who is invited, and how to come.</p>'), 'starterWords'],
    ['an empty heading', html(1, '<h2> </h2>'), 'headingEmpty'],
    [
      'colours of its own',
      { ...html(1, '<p>x</p>'), style: { ownGround: '#ffffff', ownInk: '#eeeeee' } },
      'contrastLow',
    ],
  ])('%s is found', (_, block, code) => {
    const known = code === 'imageWithoutText' ? new Map([[IMAGE, { altText: ' ', bytes: 10, tones: null }]]) : images;
    const [found, ...others] = lintPage(siteOf(block), 'p', { images: known, look: {} });
    expect(found).toMatchObject({ code, page: 'p', key: 'block:b0' });
    expect(others).toEqual([]);
    expect(lintSentence(found!)).toMatch(/[.)]$/);
  });

  it('headings are read in the order of the page, from block to block', () => {
    expect(codesOf(siteOf(html(9, '<h4>Last</h4>'), html(1, '<h2>First</h2>')))).toEqual(['headingSkips block:b0']);
    expect(codesOf(siteOf(html(1, '<h4>First</h4>'), html(9, '<h2>Last</h2>')))).toEqual([]);
  });

  it('weight, crowds and colours of a theme nobody can read are found', () => {
    const picture = { section: 's', type: 'image', place: place(1), value: { image: IMAGE } };
    const heavy = new Map([[IMAGE, { altText: 'A boat', bytes: LINT_LIMITS.imageBytes + 1, tones: null }]]);
    expect(codesOf(siteOf(picture), heavy)).toEqual(['imageHeavy block:b0']);
    const many = Array.from({ length: LINT_LIMITS.blocks + 1 }, (_, row) => html(row + 1, '<p>x</p>'));
    expect(codesOf(siteOf(...many))).toEqual(['pageCrowded page:p']);
    const own = { sectionThemes: { colors: { white: { text: '#f4f4f4' } } } };
    const styled = applyEdits(siteOf(html(1, '<p>x</p>')), [{ key: 'style:style', path: [], now: own }]);
    expect(codesOf(styled)).toEqual(['themeUnreadable section:s']);
  });

  it('a page in the trash has nothing to find', () => {
    const records = applyEdits(siteOf(html(1, '<h2> </h2>')), [{ key: 'page:p', path: ['isDeleted'], now: true }]);
    expect(lintPage(records, 'p', { images, look: {} })).toEqual([]);
  });
});

describe('what a text holds', () => {
  it('is read with its words', () => {
    expect(markupFacts('<h2>A <em>b</em></h2><p><a href="/x?a=1&amp;b=2">c <img src="/y" alt="d"></a></p>')).toEqual({
      headings: [{ level: 2, text: 'A b' }],
      links: [{ href: '/x?a=1&b=2', text: 'c d' }],
      images: ['d'],
    });
  });
});
