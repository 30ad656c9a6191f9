import { blocksOf, linksIn, type RecordKey, recordsOf, sectionsOf } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import type { Command, Editor } from '../document/editor.ts';
import { openWindow, P1, P2 } from '../document/testing/window.ts';
import { changeNotice } from './changeNotice.ts';
import { changeSite } from './changeSite.ts';
import { addFolder } from './pages/addFolder.ts';
import { addPage } from './pages/addPage.ts';
import { changeLink } from './pages/changeLink.ts';
import { changePage } from './pages/changePage.ts';
import { deletePage } from './pages/deletePage.ts';
import { duplicatePage, firstNavigation } from './pages/duplicatePage.ts';
import { linkPage } from './pages/linkPage.ts';
import { moveLink } from './pages/moveLink.ts';
import { removeLink } from './pages/removeLink.ts';
import { renameLink } from './pages/renameLink.ts';
import { restorePage } from './pages/restorePage.ts';
import { restoreVersion } from './pages/restoreVersion.ts';
import { setHomepage } from './pages/setHomepage.ts';
import { changeSection } from './sections/changeSection.ts';
import { deleteSection } from './sections/deleteSection.ts';
import { duplicateSection } from './sections/duplicateSection.ts';
import { insertSection } from './sections/insertSection.ts';
import { moveSection } from './sections/moveSection.ts';
import { changeCode } from './style/changeCode.ts';
import { changeStyle } from './style/changeStyle.ts';
import { resetStyle } from './style/resetStyle.ts';

const sections = (editor: Editor, page = P1) => sectionsOf(editor.state().records, page);
const links = (editor: Editor, name = 'mainNav', parent = '') =>
  linksIn(editor.state().records, name, parent).map(({ id }) => id);
const page = (editor: Editor, id: string) => editor.record(`page:${id}` as RecordKey) ?? {};
const newest = (editor: Editor, kind: 'page' | 'link') => recordsOf(editor.state().records, kind).at(-1)![0];

describe('sections', () => {
  it('come after the chosen one, before all, or at the end', async () => {
    const { editor } = await openWindow();
    editor.run(insertSection, { after: 'p1s1' });
    const { section } = editor.state().selection;
    editor.run(insertSection, { after: null });
    editor.run(insertSection, { section: { theme: 'dark' }, blocks: [{ type: 'html', value: {}, place: {} }] });
    expect(sections(editor).slice(1, 4)).toEqual(['p1s1', section, 'p1s2']);
    expect(sections(editor)).toHaveLength(5);
    const last = sections(editor).at(-1)!;
    expect(editor.record(`section:${last}`)).toMatchObject({ theme: 'dark', height: 'content' });
  });

  it('move up, down and to any place, even on another page', async () => {
    const { editor } = await openWindow();
    editor.run(moveSection, { id: 'p1s2', to: 'up' });
    expect(sections(editor)).toEqual(['p1s2', 'p1s1']);
    editor.run(moveSection, { id: 'p1s2', to: 'up' });
    editor.run(moveSection, { id: 'p1s2', to: 'down' });
    expect(sections(editor)).toEqual(['p1s1', 'p1s2']);
    editor.run(moveSection, { id: 'p1s2', to: { page: P2, after: 'p2s1' } });
    expect(sections(editor, P2)).toEqual(['p2s1', 'p1s2', 'p2s2']);
  });

  it('are copied with their blocks, and deleted with them', async () => {
    const { editor } = await openWindow();
    const first = editor.state().records;
    editor.run(duplicateSection, { id: 'p1s1' });
    const copy = sections(editor)[1]!;
    expect(blocksOf(editor.state().records, copy)).toHaveLength(2);
    editor.run(deleteSection, { id: copy });
    expect(editor.state().records.size).toBe(first.size);
    editor.run(changeSection, { id: 'p1s1', changes: [{ path: ['background', 'kind'], value: 'image' }] });
    expect(editor.record('section:p1s1')).toMatchObject({ background: { kind: 'image' } });
  });
});

describe('pages', () => {
  it('are added with a free address, a link and sections', async () => {
    const { editor } = await openWindow();
    editor.run(addPage, { title: 'Über uns', navigation: 'mainNav', sections: [{ section: { name: 'One' } }, {}] });
    editor.run(addPage, { title: 'Über uns' });
    const [one, other] = recordsOf(editor.state().records, 'page').slice(-2);
    expect([one![1].urlId, other![1].urlId]).toEqual(['uber-uns', 'uber-uns-2']);
    expect(sections(editor, one![0]).map((id) => editor.record(`section:${id}`)!.name)).toEqual(['One', '']);
    expect(linksIn(editor.state().records, 'mainNav').at(-1)?.page).toBe(one![0]);
  });

  it('never take an address the shop itself needs', async () => {
    const { editor } = await openWindow();
    editor.run(addPage, { title: 'Cart' });
    expect(page(editor, newest(editor, 'page')).urlId).toBe('cart-2');
    const taken = editor.run(changePage, { id: P2, changes: [{ path: ['urlId'], value: 'p1' }] });
    expect(taken).toMatchObject({ ok: false, problem: { code: 'pageUrlTaken' } });
  });

  it('are copied with sections, blocks and a link beside the first', async () => {
    const { editor } = await openWindow();
    editor.run(duplicatePage, { id: P1 });
    const copy = newest(editor, 'page');
    expect(page(editor, copy)).toMatchObject({ title: 'p1 (copy)', urlId: 'p1-copy' });
    expect(sections(editor, copy)).toHaveLength(2);
    expect(linksIn(editor.state().records, 'mainNav').map((link) => link.page)).toEqual([P1, copy, P2]);
  });

  it('go into the trash and come back, at another address if need be (EDT-4)', async () => {
    const { editor } = await openWindow();
    expect(editor.run(deletePage, { id: P1 })).toMatchObject({ ok: false, problem: { code: 'homepageMissing' } });
    editor.run(deletePage, { id: P2 });
    editor.run(addPage, { title: 'p2' });
    editor.run(restorePage, { id: P2 });
    expect(page(editor, P2)).toMatchObject({ isDeleted: false, urlId: 'p2-2' });
    editor.run(setHomepage, { id: P2 });
    expect(editor.run(deletePage, { id: P1 }).ok).toBe(true);
  });
});

describe('navigation', () => {
  it('holds pages, addresses and folders, and moves them', async () => {
    const { editor } = await openWindow();
    editor.run(addFolder, { navigation: 'mainNav', title: 'More' });
    const folder = newest(editor, 'link');
    editor.run(linkPage, { navigation: 'mainNav', url: 'https://example.com', title: 'Elsewhere' });
    const link = newest(editor, 'link');
    expect(links(editor)).toEqual(['l1', 'l2', folder, link]);
    editor.run(moveLink, { id: link, to: 'up' });
    editor.run(moveLink, { id: 'l1', to: 'down' });
    expect(links(editor)).toEqual(['l2', 'l1', link, folder]);
    editor.run(moveLink, { id: link, to: { navigation: 'mainNav', parent: folder } });
    editor.run(moveLink, { id: folder, to: { navigation: 'footerNav', after: null } });
    expect([links(editor), links(editor, 'footerNav'), links(editor, 'footerNav', folder)]).toEqual([
      ['l2', 'l1'],
      [folder],
      [link],
    ]);
    editor.run(renameLink, { id: folder, title: ' Less ' });
    editor.run(changeLink, { id: link, changes: [{ path: ['newWindow'], value: true }] });
    expect([editor.record(`link:${folder}`)?.title, editor.record(`link:${link}`)?.newWindow]).toEqual(['Less', true]);
    editor.run(removeLink, { id: folder });
    expect(recordsOf(editor.state().records, 'link')).toHaveLength(2);
  });

  it('gives new pages to the main one, wherever it comes', async () => {
    const { editor } = await openWindow();
    editor.run(addFolder, { navigation: 'aboveNav', title: 'First by name' });
    expect([firstNavigation(editor.state().records), firstNavigation(new Map())]).toEqual(['mainNav', 'mainNav']);
  });

  it('holds no folder inside a folder', async () => {
    const { editor } = await openWindow();
    editor.run(addFolder, { navigation: 'mainNav', title: 'A' });
    const outer = newest(editor, 'link');
    editor.run(linkPage, { navigation: 'mainNav', parent: outer, page: P1 });
    const deep = editor.run(moveLink, { id: outer, to: { navigation: 'mainNav', parent: 'l1' } });
    expect(deep).toMatchObject({ ok: false, problem: { code: 'folderTooDeep' } });
  });
});

describe('the site as a whole', () => {
  const value = (path: readonly string[], now: string) => ({ changes: [{ path, value: now }] });

  it('has style, settings, code and notices that come into being with their first value', async () => {
    const { editor } = await openWindow();
    editor.run(changeStyle, value(['palette', 'accent'], '#ff0000'));
    editor.run(changeSite, value(['title'], 'New'));
    editor.run(changeCode, value(['header'], '<!-- hi -->'));
    editor.run(changeNotice, { notice: 'popup', ...value(['title'], 'Sale') });
    const { records } = editor.state();
    expect([records.get('style:style'), records.get('code:code'), records.get('notice:popup')]).toEqual([
      { palette: { accent: '#ff0000' } },
      { header: '<!-- hi -->' },
      { title: 'Sale' },
    ]);
    expect(records.get('site:site')).toMatchObject({ title: 'New', homepage: P1 });
  });

  it('resets one value of its style, or all', async () => {
    const { editor } = await openWindow();
    editor.run(changeStyle, value(['palette', 'accent'], '#ff0000'));
    editor.run(changeStyle, value(['fonts', 'body'], 'Inter'));
    editor.run(resetStyle, { path: ['palette', 'accent'] });
    expect(editor.record('style:style')).toEqual({ palette: {}, fonts: { body: 'Inter' } });
    editor.run(resetStyle, { path: [] });
    expect(editor.record('style:style')).toEqual({});
  });

  it('goes back to a version, whole or one page of it, and that can be undone (ED-29)', async () => {
    const { editor } = await openWindow();
    const then = editor.state().records;
    for (const id of ['p1s1', 'p2s1']) editor.run(deleteSection, { id });
    const now = editor.state().records;
    editor.run(restoreVersion, { number: 3, records: then, page: P1 });
    expect([sections(editor).length, sections(editor, P2).length]).toEqual([2, 1]);
    editor.run(restoreVersion, { number: 3, records: then });
    expect(new Map(editor.state().records)).toEqual(new Map(then));
    editor.undo();
    editor.undo();
    expect(new Map(editor.state().records)).toEqual(new Map(now));
  });
});

it('labels say what was done', async () => {
  const { editor } = await openWindow();
  const said = <Params>(command: Command<Params>, params: Params) => command.label(params, editor.state().records);
  expect([
    said(moveSection, { id: 'p1s1', to: 'up' }),
    said(deletePage, { id: P1 }),
    said(setHomepage, { id: P2 }),
    said(linkPage, { navigation: 'mainNav', page: P2 }),
    said(resetStyle, { path: ['palette', 'accent'] }),
    said(restoreVersion, { number: 3, records: new Map(), page: P2 }),
  ]).toEqual([
    'Move section up',
    'Delete page p1',
    'Make p2 the home page',
    'Link p2',
    'Reset accent',
    'Restore p2 of version 3',
  ]);
});
