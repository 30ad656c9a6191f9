import { recordKey, type SiteRecords } from '@quoin/domain/document';
import { readPlacement } from '@quoin/domain/layout';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../document/editor.ts';
import { openWindow, P1 } from '../document/testing/window.ts';
import { outlinePage } from '../shell/panels/pageOutline.ts';
import { createPreview } from './acts/previewing.ts';
import { arrangeBlocks } from './blocks/arrangeBlocks.ts';
import { changeBlockStyle } from './blocks/changeBlockStyle.ts';
import { changeBlockValue } from './blocks/changeBlockValue.ts';
import { insertBlock } from './blocks/insertBlock.ts';
import { lockBlocks } from './blocks/lockBlocks.ts';
import { moveBlocks } from './blocks/moveBlocks.ts';
import { reorderBlocks } from './blocks/reorderBlocks.ts';
import { changeNotice } from './changeNotice.ts';
import { changeSite } from './changeSite.ts';
import { fixOrder, isReadAgainstPaint } from './fixOrder.ts';
import { changePage } from './pages/changePage.ts';
import { duplicatePage } from './pages/duplicatePage.ts';
import { linkPage } from './pages/linkPage.ts';
import { moveSection } from './sections/moveSection.ts';
import { changeStyle } from './style/changeStyle.ts';

const [A, B] = ['p1s1b1', 'p1s1b2'];
const place = (editor: Editor, id: string) => readPlacement(editor.record(recordKey('block', id))?.place);
const at = (column: number, row: number, layer = 0) => ({ column, row, columns: 4, rows: 3, layer });
const order = (editor: Editor, section = 'p1s1') =>
  outlinePage({ ...editor.state(), page: P1 }, null)
    .find(({ id }) => id === section)
    ?.blocks.map(({ id }) => id);
const recordsOf = (editor: Editor): SiteRecords => editor.state().records;

describe('the list of layers', () => {
  it('puts a block above another one that stays where it stands (ED-13)', async () => {
    const { editor } = await openWindow();
    editor.run(insertBlock, { type: 'quote', section: 'p1s1' });
    const [quote] = editor.state().selection.blocks;
    const before = place(editor, A);
    expect(order(editor)).toEqual([quote, A, B]);
    editor.run(reorderBlocks, { ids: [A], section: 'p1s1', after: B });
    expect(order(editor)).toEqual([quote, B, A]);
    expect(place(editor, A)).toMatchObject({ column: before.column, row: before.row });
    editor.run(reorderBlocks, { ids: [B], section: 'p1s1', after: null });
    expect(order(editor)).toEqual([B, quote, A]);
    editor.run(reorderBlocks, { ids: [quote!, B], section: 'p1s1', after: A });
    expect(order(editor)).toEqual([A, quote, B]);
    expect(editor.state().undoLabel).toMatch(/^Reorder /);
  });

  it('puts blocks of another section below what stands there, and never moves what is locked', async () => {
    const { editor } = await openWindow();
    editor.run(reorderBlocks, { ids: [A, B], section: 'p1s2', after: 'p1s2b1' });
    expect(order(editor, 'p1s2')).toEqual(['p1s2b1', A, B, 'p1s2b2']);
    expect(order(editor)).toEqual([]);
    editor.undo();
    expect(order(editor)).toHaveLength(2);
    editor.run(lockBlocks, { ids: [A], isLocked: true });
    const outcome = editor.run(reorderBlocks, { ids: [A], section: 'p1s2', after: null });
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'blockLocked' } });
  });

  it('puts the order of what overlaps right again (structural rule a)', async () => {
    const { editor } = await openWindow();
    editor.run(moveBlocks, { places: { [A]: at(1, 1, 2), [B]: at(2, 2, 0) } });
    expect(isReadAgainstPaint(recordsOf(editor), 'p1s1')).toBe(true);
    editor.run(fixOrder, { section: 'p1s1' });
    expect(isReadAgainstPaint(recordsOf(editor), 'p1s1')).toBe(false);
    expect(place(editor, A)).toMatchObject({ column: 1, row: 1 });
  });
});

describe('several blocks', () => {
  it('come to stand in line in one step (ED-06)', async () => {
    const { editor } = await openWindow();
    editor.run(moveBlocks, { places: { [A]: at(2, 1), [B]: at(7, 9) } });
    editor.run(arrangeBlocks, { ids: [A, B], how: 'left' });
    expect([place(editor, A).column, place(editor, B).column]).toEqual([2, 2]);
    expect(editor.state().undoLabel).toBe('Align left: 2 blocks');
    editor.undo();
    expect(place(editor, B).column).toBe(7);
  });
});

describe('a slider that is dragged', () => {
  it('shows each value, keeps the last, and is one step (ED-17)', async () => {
    const { editor } = await openWindow();
    const preview = createPreview(editor);
    const style = () => editor.record(recordKey('block', A))?.style;
    for (const padding of [5, 9, 9, 12]) {
      preview.show(changeBlockStyle, { ids: [A], style: { padding } });
      expect(style()).toEqual({ padding });
    }
    expect(editor.state().undoLabel).toBeNull();
    preview.end();
    expect(style()).toBeUndefined();
    editor.run(changeBlockStyle, { ids: [A], style: { padding: 12 } });
    editor.undo();
    expect(style()).toBeUndefined();
    expect(editor.state().undoLabel).toBeNull();
  });
});

describe('every kind of change', () => {
  const link = { navigation: 'mainNav', title: 'Elsewhere', url: 'https://example.com' };
  const tools = (editor: Editor) => ({ page: editor.state().page });
  const CHANGES: readonly (readonly [string, (editor: Editor) => unknown])[] = [
    ['a text', (editor) => editor.run(changeBlockValue, { id: A, values: { html: '<p>New</p>' } })],
    ['a move', (editor) => editor.run(moveBlocks, { places: { [A]: at(3, 20) } })],
    ['a style', (editor) => editor.run(changeStyle, { changes: [{ path: ['tweaks', 'x'], value: '4px' }] })],
    ['a block’s style', (editor) => editor.run(changeBlockStyle, { ids: [A, B], style: { radius: 8 } })],
    ['a section', (editor) => editor.run(moveSection, { id: 'p1s1', to: 'down' })],
    ['a page', (editor) => editor.run(duplicatePage, { id: tools(editor).page })],
    ['a page’s address', (editor) => editor.run(changePage, { id: P1, changes: [{ path: ['urlId'], value: 'else' }] })],
    ['a navigation', (editor) => editor.run(linkPage, link)],
    [
      'a notice',
      (editor) => editor.run(changeNotice, { notice: 'popup', changes: [{ path: ['title'], value: 'Hi' }] }),
    ],
    ['a redirect', (editor) => editor.run(changeSite, { changes: [{ path: ['redirects'], value: [] }] })],
  ];

  it.each(CHANGES)('%s is taken back and done again, whole (ED-16)', async (_what, change) => {
    const { editor } = await openWindow();
    const first = new Map(recordsOf(editor));
    expect(change(editor)).toMatchObject({ ok: true });
    const second = new Map(recordsOf(editor));
    expect(second).not.toEqual(first);
    editor.undo();
    expect(new Map(recordsOf(editor))).toEqual(first);
    editor.redo();
    expect(new Map(recordsOf(editor))).toEqual(second);
  });
});
