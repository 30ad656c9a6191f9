import { describe, expect, it } from 'vitest';
import { applyEdits, edit } from './edit.ts';
import { replaceNavigation, type WantedLink } from './navigationEdits.ts';
import { changedKeys, groupsOf, keysToPublish, withKeysOf } from './publication.ts';
import type { JsonRecord } from './records/json.ts';
import { linksIn } from './records/navigationRecords.ts';
import { toPageDocument } from './records/pageRecords.ts';
import { type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { fromServed, toServed } from './servedSite.ts';

const counter = () => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
};
const page = (title: string, more: JsonRecord = {}): JsonRecord => ({
  ...{
    type: 10,
    typeName: 'page',
    title,
    navigationTitle: title,
    urlId: title.toLowerCase(),
    description: '',
    body: '',
  },
  ...{ enabled: true, ordering: 3, pageSize: 20, mainImage: '', isDeleted: false, access: { kind: 'public' } },
  ...{ seo: { title: '', description: '', image: '', hidden: false }, ...more },
});
const section = (of: string, order: string): JsonRecord => ({
  ...{ page: of, order, name: '', theme: 'dark', height: 'content', width: 'full', background: { kind: 'none' } },
});
const place = { column: 1, row: 1, columns: 6, rows: 2, layer: 0 };
const text = (of: string, html: string): JsonRecord => ({ section: of, type: 'html', value: { html }, place });
const link = (order: string, more: JsonRecord): JsonRecord => ({
  ...{ navigation: 'mainNav', parent: '', order, page: '', title: '', url: '', newWindow: false, ...more },
});

const SITE: SiteRecords = new Map<RecordKey, JsonRecord>([
  ['site:site', { title: 'Site', tagline: 'Tag', homepage: 'home', header: { layout: 'left' } }],
  ['style:style', { palette: { accent: '#f00' }, tweaks: { gap: '10px' } }],
  ['code:code', { header: '', footer: '<!-- x -->' }],
  ['page:home', page('Home', { body: '<p>Hi</p>' })],
  ['page:about', page('About', { access: { kind: 'members' }, layout: 'wide' })],
  ['page:old', page('Old', { isDeleted: true })],
  ['section:s1', section('about', 'V')],
  ['section:s2', section('about', 'k')],
  ['block:b1', { ...text('s1', '<p>One</p>'), name: 'Only editors know' }],
  ['block:b2', text('s2', '<p>Two</p>')],
  ['link:l1', link('V', { title: 'Folder' })],
  ['link:l2', link('V', { parent: 'l1', page: 'about' })],
  ['link:l3', link('k', { url: 'https://example.com/', title: 'Away' })],
]);

describe('records and the tables that pages are served from', () => {
  const served = toServed(SITE);

  it('says of a page what its row says; one in the trash holds no address, one for members is off for everybody', () => {
    expect(served.pages.map(({ urlId, isEnabled, isHomepage }) => [urlId, isEnabled, isHomepage])).toEqual([
      ['home', true, true],
      ['about', false, false],
      ['trash-old', false, false],
    ]);
    expect(served.pages[1]?.settings).toEqual({ layout: 'wide', access: { kind: 'members', enabled: true } });
    expect(served.settings).toMatchObject({ tweaks: { gap: '10px' }, siteStyle: { palette: { accent: '#f00' } } });
    expect(served.navigations).toMatchObject([{ items: [{ items: [{ collectionId: 'about', urlId: 'about' }] }, {}] }]);
  });

  it('reads back nothing new, keeping records as they are', () => {
    const read = fromServed(served, SITE, counter());
    const added = ['notice:popup', 'notice:announcement'];
    expect(changedKeys(SITE, read).filter((key) => !added.includes(key))).toEqual([]);
    expect(read.get('block:b1')).toBe(SITE.get('block:b1'));
  });

  it('reads a site that nobody has opened yet', () => {
    const read = fromServed(served, new Map(), counter());
    expect(read.get('page:old')).toMatchObject({ isDeleted: true, urlId: 'old' });
    expect(read.get('site:site')).toEqual(SITE.get('site:site'));
    expect(toPageDocument(read, 'about')).toEqual(toPageDocument(SITE, 'about'));
    expect(toServed(read).navigations).toEqual(served.navigations);
  });

  it('takes over what somebody else changed, and only that', () => {
    const pages = served.pages.map((each) => (each.id === 'about' ? { ...each, title: 'Elsewhere' } : each));
    const navigations = [{ name: 'mainNav', items: [] }];
    const read = fromServed({ ...served, pages, navigations }, SITE, counter());
    const changed = changedKeys(SITE, read).filter((key) => !key.startsWith('notice:'));
    expect(changed.sort()).toEqual(['link:l1', 'link:l2', 'link:l3', 'page:about']);
    expect(read.get('page:about')).toEqual({ ...SITE.get('page:about'), title: 'Elsewhere' });
  });
});

describe('what is published together', () => {
  const draft = applyEdits(SITE, [
    edit('page:about', ['title'], 'About', 'Us'),
    edit('block:b1', ['value', 'html'], '<p>One</p>', '<p>Uno</p>'),
    edit('style:style', ['palette', 'accent'], '#f00', '#00f'),
    edit('link:l1', ['title'], 'Folder', 'More'),
    edit('link:l2', ['title'], '', 'We'),
    edit('section:s2', ['page'], 'about', 'home'),
  ]);

  it.each<[string, readonly string[] | null, readonly string[]]>([
    ['everything', null, ['block:b1', 'link:l1', 'link:l2', 'page:about', 'section:s2', 'style:style']],
    [
      'a page with the links to it and their folder',
      ['about'],
      ['block:b1', 'link:l1', 'link:l2', 'page:about', 'section:s2'],
    ],
    ['what moved to a page', ['home'], ['section:s2']],
    ['what belongs to no page', [''], ['link:l1', 'style:style']],
    ['nothing', ['nowhere'], []],
  ])('%s', (_, pages, keys) => {
    expect([...keysToPublish(SITE, draft, pages)].sort()).toEqual(keys);
  });

  it('names the pages concerned, and takes over the chosen records alone', () => {
    expect(groupsOf(SITE, draft, ['section:s2', 'style:style'])).toEqual(['', 'about', 'home']);
    const next = withKeysOf(SITE, draft, ['page:about']);
    expect(changedKeys(SITE, next)).toEqual(['page:about']);
    expect(withKeysOf(SITE, new Map(), ['page:about']).has('page:about')).toBe(false);
  });
});

it('replaces a navigation, keeping entries that lead to the same place', () => {
  const wanted = (more: Partial<WantedLink>): WantedLink => ({
    ...{ page: '', title: '', url: '', newWindow: false, memberArea: '', items: [], ...more },
  });
  const items = [wanted({ page: 'about', title: 'We' }), wanted({ title: 'New', items: [wanted({ page: 'home' })] })];
  const after = applyEdits(SITE, replaceNavigation(SITE, 'mainNav', items, counter()));
  expect(linksIn(after, 'mainNav').map(({ id, title }) => [id, title])).toEqual([
    ['l2', 'We'],
    ['l1', 'New'],
  ]);
  expect(linksIn(after, 'mainNav', 'l1')).toMatchObject([{ page: 'home' }]);
  expect(after.has(recordKey('link', 'l3'))).toBe(false);
});

it('keeps which member area an entry of a navigation stands for, as long as it does (PREF-04)', () => {
  const entry: WantedLink = {
    ...{ page: '', title: 'Friends', url: '/account/memberships', newWindow: false, memberArea: 'a1', items: [] },
  };
  const change = (records: SiteRecords, memberArea: string) =>
    applyEdits(records, replaceNavigation(records, 'mainNav', [{ ...entry, memberArea }], counter()));
  const first = change(SITE, 'a1');
  expect(linksIn(first, 'mainNav')).toMatchObject([{ title: 'Friends', memberArea: 'a1' }]);
  expect(linksIn(change(first, ''), 'mainNav')).toMatchObject([{ title: 'Friends', memberArea: '' }]);
});
