import { describe, expect, it } from 'vitest';
import { COLLECTION_TYPES } from '../collectionTypes.ts';
import { isFolderPage, readFolder } from '../folders/folder.ts';
import { CUSTOM_LIMITS, customImages, customProblems, customValue, readCustomContent } from './customContent.ts';
import { entryKindOf } from './itemKinds.ts';
import { addTextOf, readCollectionKind, readCustomTypes, readStaticPage } from './themeKinds.ts';

const TYPES = readCustomTypes([
  {
    title: 'Project',
    name: 'project',
    base: 'text',
    fields: [{ name: 'client', title: 'Client', type: 'text' }, { title: 'x' }],
  },
  { name: 'sheet', base: 'image', fields: 'none' },
  { title: 'Without a name' },
  7,
]);
const kindOf = (conf: Readonly<Record<string, unknown>>) => readCollectionKind('own', conf, TYPES);

describe('types of pages that a theme brings (site-templates 3)', () => {
  it.each([
    ['text', ['text'], { kind: 'blog', order: 'date', customType: '' }],
    ['images and films', ['image', 'video'], { kind: 'gallery', order: 'hand', customType: '' }],
    ['films', ['video'], { kind: 'videos', order: 'hand', customType: '' }],
    ['events', ['event'], { kind: 'events', order: 'date', customType: '' }],
    ['recordings', ['audio'], { kind: 'album', order: 'hand', customType: '' }],
    ['a type of its own', ['project'], { kind: 'blog', order: 'date', customType: 'project' }],
    ['a type made on pictures', ['sheet'], { kind: 'gallery', order: 'hand', customType: 'sheet' }],
    ['nothing', undefined, { kind: 'blog', order: 'date', customType: '' }],
  ])('takes entries of %s', (_name, acceptTypes, entries) => {
    expect(kindOf({ acceptTypes })).toMatchObject({ entries, folder: null, type: COLLECTION_TYPES.generic });
  });

  it('orders entries as the theme says, and shows so many at once', () => {
    const kind = kindOf({ title: 'Projects', acceptTypes: ['project'], ordering: 'user-orderable', pageSize: '12' });
    expect(kind).toMatchObject({ title: 'Projects', ordering: 3, pageSize: 12, entries: { order: 'hand' } });
    expect(kindOf({ ordering: 'chronological', acceptTypes: ['image'] })).toMatchObject({ ordering: 2 });
    expect(kindOf({ pageSize: 0 })).toMatchObject({ title: 'Own', pageSize: 20 });
  });

  it('reads what new pages are called, what one reads where entries are added, and which picture stands for it', () => {
    const words = { newTitle: 'New project list', icon: 'projects' };
    expect(kindOf({ ...words, acceptTypes: ['project'] })).toMatchObject(words);
    expect(kindOf({ newTitle: 7, icon: null })).toMatchObject({ newTitle: '', icon: '' });
    expect([addTextOf({ addText: ' Add project ' }), addTextOf({ addText: 7 }), addTextOf({})]).toEqual([
      'Add project',
      '',
      '',
    ]);
  });

  it('makes store pages, folders and indexes', () => {
    expect(kindOf({ acceptTypes: ['store_item'] })).toMatchObject({ type: COLLECTION_TYPES.products, entries: null });
    expect(kindOf({ folder: true })).toMatchObject({ folder: { behavior: 3 }, entries: null });
    expect(kindOf({ folder: true, index: true })).toMatchObject({ folder: { behavior: 1 } });
    expect(isFolderPage({ typeName: 'storeys', folder: { behavior: 1, url: '' } })).toBe(true);
    expect(readFolder('storeys', undefined)).toBeNull();
    expect(readFolder('index', undefined)?.behavior).toBe(1);
  });

  it('offers no type that every site has, but its index', () => {
    for (const name of ['blog', 'products', 'page', 'gallery']) expect(readCollectionKind(name, {}, [])).toBeNull();
    expect(readCollectionKind('index', { index: true }, [])).toMatchObject({ folder: { behavior: 1 } });
  });

  it('makes a page of a page of the theme', () => {
    const page = readStaticPage('landing', { title: '', description: 'Large' });
    expect(page).toMatchObject({ typeName: 'landing', title: 'Landing', type: COLLECTION_TYPES.templatePage });
  });

  it('reads types of entries leniently', () => {
    expect(TYPES.map(({ name, title, fields }) => [name, title, fields.length])).toEqual([
      ['project', 'Project', 1],
      ['sheet', 'sheet', 0],
    ]);
  });
});

describe('how the entries of a page are written', () => {
  it('is what its type says, else what its theme said when it was made', () => {
    const entries = { kind: 'blog', order: 'hand', customType: 'project' };
    expect(entryKindOf({ typeName: 'projects', entries })).toEqual(entries);
    expect(entryKindOf({ typeName: 'blog', entries })).toMatchObject({ kind: 'blog', order: 'date' });
    expect(entryKindOf({ typeName: 'page' })).toBeNull();
  });
});

describe('fields of a theme', () => {
  const content = readCustomContent({
    ...{ client: { type: 'text', value: 'Ada' }, plan: { type: 'image', value: 'a' }, odd: { type: 'text', value: 4 } },
    ...{ sketches: { type: 'gallery', value: ['a', 'b', 3] }, done: { type: 'checkbox', value: 1 }, no: null },
  });

  it('are read as far as they fit a type, with all their pictures', () => {
    expect(Object.keys(content)).toEqual(['client', 'plan', 'sketches', 'done']);
    expect(customImages(content)).toEqual(['a', 'b']);
    expect(customValue(content, 'client', 'text')).toEqual({ type: 'text', value: 'Ada' });
    expect(customValue(content, 'client', 'image')).toEqual({ type: 'image', value: '' });
    expect(customValue(content, 'toString', 'checkbox')).toEqual({ type: 'checkbox', value: false });
  });

  it('hold up to 50 KB together', () => {
    const of = (length: number) => customProblems({ text: { type: 'text', value: 'x'.repeat(length) } });
    const around = JSON.stringify({ text: { type: 'text', value: '' } }).length;
    expect(of(CUSTOM_LIMITS.bytes - around)).toEqual([]);
    expect(of(CUSTOM_LIMITS.bytes - around + 1)).toMatchObject([{ code: 'itemCustomTooLong', values: { max: 50 } }]);
  });
});
