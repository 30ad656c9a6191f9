import { fieldSectionId, recordKey, sectionsOf } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import type { Editor, ShownField } from '../document/editor.ts';
import { openWindow } from '../document/testing/window.ts';
import { changeBlockValue } from './blocks/changeBlockValue.ts';
import { deleteBlocks } from './blocks/deleteBlocks.ts';
import { insertBlock } from './blocks/insertBlock.ts';
import { moveBlocks } from './blocks/moveBlocks.ts';

const SIDE = fieldSectionId('side');
const place = { column: 1, row: 1, columns: 12, rows: 4, layer: 0 };
const shown = (more: Partial<ShownField> = {}): ReadonlyMap<string, ShownField> =>
  new Map([[SIDE, { id: SIDE, label: 'Side column', isLocked: false, isShared: true, ...more }]]);
const made = (editor: Editor) => editor.state().selection.blocks[0]!;

describe('block fields of a theme', () => {
  it('are made with the first block, across the whole field, and go again with undo', async () => {
    const { editor } = await openWindow();
    editor.setFields(shown());
    const { page, records } = editor.state();
    expect(editor.run(insertBlock, { type: 'image', section: SIDE }).ok).toBe(true);
    expect(editor.record(recordKey('section', SIDE))).toMatchObject({ name: 'Side column' });
    expect(editor.record(recordKey('block', made(editor)))).toMatchObject({ section: SIDE, place: { columns: 12 } });
    expect(editor.record(recordKey('page', page))).toBe(records.get(recordKey('page', page)));
    editor.undo();
    expect(editor.record(recordKey('section', SIDE))).toBeUndefined();
    expect(editor.state().page).toBe(page);
  });

  it('can be chosen before anything stands in them', async () => {
    const { editor } = await openWindow();
    editor.setFields(shown());
    editor.select({ section: SIDE, blocks: [] });
    editor.setDevice('phone');
    expect(editor.state().selection.section).toBe(SIDE);
  });

  it('take a block of the page', async () => {
    const { editor } = await openWindow();
    editor.setFields(shown());
    const { page } = editor.state();
    expect(editor.run(moveBlocks, { places: { p1s1b1: place }, section: SIDE }).ok).toBe(true);
    expect(editor.record(recordKey('block', 'p1s1b1'))).toMatchObject({ section: SIDE });
    expect(sectionsOf(editor.state().records, page)).not.toContain(SIDE);
  });

  it('that their theme arranges let their texts be changed and nothing come, move or go', async () => {
    const { editor } = await openWindow();
    editor.setFields(shown());
    editor.run(insertBlock, { type: 'html', section: SIDE });
    const id = made(editor);
    editor.setFields(shown({ isLocked: true }));
    const refused = { ok: false, problem: { code: 'fieldLocked' } };
    expect(editor.run(insertBlock, { type: 'html', section: SIDE })).toMatchObject(refused);
    expect(editor.run(deleteBlocks, { ids: [id] })).toMatchObject(refused);
    expect(editor.run(moveBlocks, { places: { [id]: { ...place, row: 5 } } })).toMatchObject(refused);
    expect(editor.run(moveBlocks, { places: { [id]: place }, section: 'p1s1' })).toMatchObject(refused);
    expect(editor.run(moveBlocks, { places: { p1s1b1: place }, section: SIDE })).toMatchObject(refused);
    expect(editor.run(changeBlockValue, { id, values: { html: '<p>New</p>' } }).ok).toBe(true);
    expect(editor.record(recordKey('block', id))).toMatchObject({ value: { html: '<p>New</p>' } });
  });
});
