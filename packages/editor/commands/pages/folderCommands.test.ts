import { linksIn, type RecordKey, recordKey, recordsOf, textIn } from '@quoin/domain/document';
import { FOLDER_BEHAVIORS } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../../document/editor.ts';
import { openWindow, P2 } from '../../document/testing/window.ts';
import { pageNodes } from '../../shell/pages/pageTree.ts';
import { changeScreen } from '../changeScreen.ts';
import { addFolder } from './addFolder.ts';
import { deletePage } from './deletePage.ts';
import { linkPage } from './linkPage.ts';
import { setFolder } from './setFolder.ts';

const { index, none, redirect } = FOLDER_BEHAVIORS;
const links = (editor: Editor) => linksIn(editor.state().records, 'mainNav');
const pageOf = (editor: Editor, link: string) => textIn(editor.record(recordKey('link', link)) ?? {}, 'page');
const pages = (editor: Editor) => recordsOf(editor.state().records, 'page').length;
const record = (editor: Editor, id: string) => editor.record(`page:${id}` as RecordKey) ?? {};

describe('a folder (ENUM-08)', () => {
  it('that is a heading has no page; one that does something has one, with an address of its own', async () => {
    const { editor } = await openWindow();
    const before = pages(editor);
    editor.run(addFolder, { navigation: 'mainNav', title: 'More' });
    expect(pages(editor)).toBe(before);
    editor.run(addFolder, { navigation: 'mainNav', title: 'All of us', folder: { behavior: index, url: '' } });
    const page = record(editor, pageOf(editor, links(editor).at(-1)!.id));
    expect(page).toMatchObject({ typeName: 'folder', urlId: 'all-of-us', folder: { behavior: index, url: '' } });
  });

  it('changes what it does, and back, without losing its page or what is in it', async () => {
    const { editor } = await openWindow();
    editor.run(addFolder, { navigation: 'mainNav', title: 'More' });
    const { id } = links(editor).at(-1)!;
    editor.run(linkPage, { navigation: 'mainNav', parent: id, page: P2 });
    const before = editor.state().records;
    editor.run(setFolder, { id, folder: { behavior: redirect, url: '/p2' } });
    const made = pageOf(editor, id);
    expect(record(editor, made)).toMatchObject({ title: 'More', folder: { behavior: redirect, url: '/p2' } });
    editor.run(setFolder, { id, folder: { behavior: none, url: '' } });
    expect([pageOf(editor, id), record(editor, made).folder]).toEqual([made, { behavior: none, url: '' }]);
    expect(linksIn(editor.state().records, 'mainNav', id)).toHaveLength(1);
    editor.undo();
    editor.undo();
    expect(new Map(editor.state().records)).toEqual(new Map(before));
  });

  it('in the trash leaves what is in it where it was, in the tree too', async () => {
    const { editor } = await openWindow();
    editor.run(addFolder, { navigation: 'mainNav', title: 'All', folder: { behavior: index, url: '' } });
    const { id } = links(editor).at(-1)!;
    editor.run(linkPage, { navigation: 'mainNav', parent: id, page: P2 });
    const tree = () => pageNodes(editor.state().records, [{ name: 'mainNav', title: 'Main' }])[0]!.children ?? [];
    expect(tree().at(-1)).toMatchObject({ text: 'All', children: [{ text: record(editor, P2).title }] });
    editor.run(deletePage, { id: pageOf(editor, id) });
    expect(tree().at(-1)).toMatchObject({ text: record(editor, P2).title });
    editor.undo();
    expect(tree().at(-1)?.text).toBe('All');
  });
});

it('a screen in front of the site is changed like everything else, and undone (EDIT-09)', async () => {
  const { editor } = await openWindow();
  editor.run(changeScreen, { screen: 'lock-screen', changes: [{ path: ['heading'], value: 'Soon' }] });
  editor.run(changeScreen, { screen: 'lock-screen', changes: [{ path: ['isOn'], value: true }] });
  expect(editor.record('screen:lock-screen')).toEqual({ heading: 'Soon', isOn: true });
  editor.undo();
  editor.undo();
  expect(editor.record('screen:lock-screen')).toBeUndefined();
});
