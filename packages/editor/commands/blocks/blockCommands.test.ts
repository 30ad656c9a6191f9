import { blocksOf, type RecordKey, sectionsOf } from '@quoin/domain/document';
import { MAX_BLOCKS, overlaps, readPlacement } from '@quoin/domain/layout';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../../document/editor.ts';
import { openWindow, P2 } from '../../document/testing/window.ts';
import { nudged, stretchedBy } from '../acts/nudging.ts';
import { changeBlockStyle } from './changeBlockStyle.ts';
import { changeBlockValue } from './changeBlockValue.ts';
import { parseClip, toClip } from './clip.ts';
import { deleteBlocks } from './deleteBlocks.ts';
import { duplicateBlocks } from './duplicateBlocks.ts';
import { groupBlocks } from './groupBlocks.ts';
import { hideBlocks } from './hideBlocks.ts';
import { insertBlock } from './insertBlock.ts';
import { lockBlocks } from './lockBlocks.ts';
import { moveBlocks } from './moveBlocks.ts';
import { pasteBlocks } from './pasteBlocks.ts';
import { renameBlock } from './renameBlock.ts';
import { reorderLayers } from './reorderLayers.ts';
import { resetPhonePlaces } from './resetPhonePlaces.ts';
import { resizeBlocks } from './resizeBlocks.ts';
import { ungroupBlocks } from './ungroupBlocks.ts';

const [A, B] = ['p1s1b1', 'p1s1b2'];
const record = (editor: Editor, id: string) => editor.record(`block:${id}` as RecordKey) ?? {};
const place = (editor: Editor, id: string) => readPlacement(record(editor, id).place);
const chosen = (editor: Editor) => editor.state().selection.blocks;

/** No two blocks of a section share a cell. */
function noOverlap(editor: Editor, section: string): boolean {
  const places = blocksOf(editor.state().records, section).map((id) => place(editor, id));
  return places.every((one, index) => places.slice(index + 1).every((other) => !overlaps(one, other)));
}

describe('adding', () => {
  it('puts a block with its defaults below everything and chooses it', async () => {
    const { editor } = await openWindow();
    editor.run(insertBlock, { type: 'button', section: 'p1s1' });
    const [id] = chosen(editor);
    expect(record(editor, id!)).toMatchObject({ section: 'p1s1', type: 'button', value: { text: 'Learn more' } });
    expect(noOverlap(editor, 'p1s1')).toBe(true);
    expect(editor.state().undoLabel).toBe('Add button');
  });

  it('covers nothing where it is dropped on something', async () => {
    const { editor } = await openWindow();
    const dropped = { column: 2, row: 2, columns: 4, rows: 2, layer: 0 };
    editor.run(insertBlock, { type: 'quote', section: 'p1s1', place: dropped });
    expect(noOverlap(editor, 'p1s1')).toBe(true);
  });

  it('makes a section on a page that has none', async () => {
    const { editor } = await openWindow();
    editor.openPage('nowhere');
    editor.openPage(P2);
    for (const id of sectionsOf(editor.state().records, P2)) {
      editor.run(deleteBlocks, { ids: blocksOf(editor.state().records, id) });
      editor.run(
        { id: 'x', label: () => 'x', plan: () => ({ ok: true, value: [{ key: `section:${id}`, path: [] }] }) },
        {},
      );
    }
    editor.run(insertBlock, { type: 'html' });
    const sections = sectionsOf(editor.state().records, P2);
    expect(sections).toHaveLength(1);
    expect(blocksOf(editor.state().records, sections[0]!)).toEqual(chosen(editor));
  });

  it(`refuses the block after ${MAX_BLOCKS} in a section, and nothing is lost (ED-47, LIM-01)`, async () => {
    const { editor } = await openWindow();
    for (let count = 2; count < MAX_BLOCKS; count += 1) editor.run(insertBlock, { type: 'spacer', section: 'p1s1' });
    const before = editor.state();
    const refused = editor.run(insertBlock, { type: 'spacer', section: 'p1s1' });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'tooManyBlocks', values: { max: 60 } } });
    expect(editor.run(duplicateBlocks, { ids: [A, B] })).toMatchObject({ ok: false });
    expect(editor.state().records).toBe(before.records);
    expect(editor.state().undoLabel).toBe(before.undoLabel);
  });

  it('refuses the 21st gallery of a page, in whichever section, and nothing is lost (LIM-01)', async () => {
    const { editor } = await openWindow();
    for (let count = 0; count < 20; count += 1)
      expect(editor.run(insertBlock, { type: 'gallery', section: count % 2 ? 'p1s1' : 'p1s2' })).toMatchObject({
        ok: true,
      });
    const before = editor.state();
    expect(editor.run(insertBlock, { type: 'gallery', section: 'p1s2' })).toMatchObject({
      ok: false,
      problem: { code: 'tooManyGalleries', values: { max: 20 } },
    });
    expect(editor.run(duplicateBlocks, { ids: chosen(editor) })).toMatchObject({ ok: false });
    expect(editor.state().records).toBe(before.records);
    expect(editor.run(insertBlock, { type: 'spacer', section: 'p1s2' })).toMatchObject({ ok: true });
  });
});

describe('moving', () => {
  it('keeps distances and is one step (ED-06)', async () => {
    const { editor } = await openWindow();
    const { records } = editor.state();
    editor.run(moveBlocks, nudged(records, [A, B], 'desktop', { columns: 9, rows: 2 }));
    expect([place(editor, A), place(editor, B)]).toMatchObject([
      { column: 5, row: 3 },
      { column: 9, row: 3 },
    ]);
    expect(editor.state().undoLabel).toBe('Move 2 blocks');
    editor.undo();
    expect([place(editor, A).column, place(editor, B).column]).toEqual([1, 5]);
  });

  it('on phones changes phones only, until it is reset (ED-31)', async () => {
    const { editor } = await openWindow();
    const before = record(editor, A);
    editor.setDevice('phone');
    editor.run(moveBlocks, nudged(editor.state().records, [A], 'phone', { columns: 0, rows: 3 }));
    expect(record(editor, A)).toEqual({ ...before, phonePlace: { ...place(editor, A), row: 4, columns: 8, rows: 1 } });
    editor.run(resetPhonePlaces, { ids: [A] });
    expect(record(editor, A)).toEqual(before);
  });

  it('takes blocks to another section', async () => {
    const { editor } = await openWindow();
    const places = { [A]: { column: 3, row: 8, columns: 4, rows: 3, layer: 2 } };
    editor.run(moveBlocks, { places, section: 'p1s2' });
    expect(record(editor, A)).toMatchObject({ section: 'p1s2', place: places[A]! });
  });

  it('resizes from the lower right corner, to one cell at least (ED-09)', async () => {
    const { editor } = await openWindow();
    editor.run(resizeBlocks, stretchedBy(editor.state().records, [A], 'desktop', { columns: -9, rows: 1 }));
    expect(place(editor, A)).toMatchObject({ column: 1, columns: 1, rows: 4 });
  });

  it('changes what covers what (ED-13)', async () => {
    const { editor } = await openWindow();
    editor.run(reorderLayers, { ids: [A], step: 'front' });
    expect(place(editor, A).layer).toBeGreaterThan(place(editor, B).layer);
    editor.run(reorderLayers, { ids: [A], step: 'back' });
    expect(place(editor, A).layer).toBeLessThanOrEqual(place(editor, B).layer);
  });
});

describe('copies', () => {
  it('lie beside or below, over nothing, and are chosen (ED-24)', async () => {
    const { editor } = await openWindow();
    editor.run(duplicateBlocks, { ids: [A, B] });
    expect(chosen(editor)).toHaveLength(2);
    expect(chosen(editor)).not.toContain(A);
    expect(noOverlap(editor, 'p1s1')).toBe(true);
  });

  it('come through the clipboard with new ids, onto another page (ED-21)', async () => {
    const { editor } = await openWindow();
    const text = JSON.stringify(toClip(editor.state().records, [A, B], 'shop'));
    editor.openPage(P2);
    editor.run(pasteBlocks, { clip: parseClip(text)!, site: 'shop', section: 'p2s2' });
    const pasted = chosen(editor).map((id) => record(editor, id));
    expect(pasted.map(({ value, section }) => [value, section])).toEqual([
      [{ html: '<p>p1s1 1</p>' }, 'p2s2'],
      [{ html: '<p>p1s1 2</p>' }, 'p2s2'],
    ]);
    expect(noOverlap(editor, 'p2s2')).toBe(true);
  });

  it('of another site point at nothing of it, and unknown things are left out (ED-21)', async () => {
    const { editor } = await openWindow();
    const image = { type: 'image', value: { image: 'theirs', title: 'Hello' }, place: { column: 1, row: 20 } };
    const clip = { quoin: 'blocks', version: 1, site: 'theirs', blocks: [image, { type: 'nonsense' }] } as const;
    editor.run(pasteBlocks, { clip, site: 'ours', section: 'p1s1' });
    expect(chosen(editor)).toHaveLength(1);
    expect(record(editor, chosen(editor)[0]!)).toMatchObject({ value: { image: '', title: 'Hello' } });
  });

  it.each(['', 'Hello', '{"a":1}', '{"quoin":"blocks","version":2,"site":"","blocks":[]}', '{"quoin":"blocks"'])(
    'are not made of %s',
    (text) => expect(parseClip(text)).toBeNull(),
  );

  it('of a group are a group of their own', async () => {
    const { editor } = await openWindow();
    editor.run(groupBlocks, { ids: [A, B] });
    editor.run(duplicateBlocks, { ids: [A, B] });
    const groups = [A, B, ...chosen(editor)].map((id) => record(editor, id).group);
    expect(new Set(groups).size).toBe(2);
    expect(groups[2]).toBe(groups[3]);
    editor.run(ungroupBlocks, { ids: [A, B] });
    expect(record(editor, A).group).toBeUndefined();
  });
});

describe('settings of blocks', () => {
  it('change by name, and go back to the default', async () => {
    const { editor } = await openWindow();
    editor.run(changeBlockValue, { id: A, values: { html: '<p>New</p>', extra: 'x' } });
    editor.run(changeBlockValue, { id: A, values: { extra: undefined } });
    expect(record(editor, A).value).toEqual({ html: '<p>New</p>' });
    editor.run(changeBlockStyle, { ids: [A, B], style: { radius: 8 } });
    expect(record(editor, B).style).toEqual({ radius: 8 });
    editor.run(changeBlockStyle, { ids: [A, B], style: { radius: undefined } });
    expect(record(editor, B).style).toBeUndefined();
  });

  it('hide it on one device (ED-32)', async () => {
    const { editor } = await openWindow();
    editor.run(hideBlocks, { ids: [A], device: 'phone', isHidden: true });
    expect(record(editor, A).hidden).toEqual({ phone: true });
    expect(editor.state().undoLabel).toBe('Hide text on phones');
    editor.run(hideBlocks, { ids: [A], device: 'phone', isHidden: false });
    expect(record(editor, A).hidden).toBeUndefined();
  });

  it('give it a name (ED-41)', async () => {
    const { editor } = await openWindow();
    editor.run(renameBlock, { id: A, name: ' Intro ' });
    expect(record(editor, A).name).toBe('Intro');
    editor.run(renameBlock, { id: A, name: '' });
    expect(record(editor, A).name).toBeUndefined();
  });

  it('lock it against moving and deleting (ED-41)', async () => {
    const { editor } = await openWindow();
    editor.run(lockBlocks, { ids: [A], isLocked: true });
    const refusal = { ok: false, problem: { code: 'blockLocked' } };
    expect(editor.run(deleteBlocks, { ids: [A, B] })).toMatchObject(refusal);
    const params = nudged(editor.state().records, [A], 'desktop', { columns: 1, rows: 0 });
    expect(editor.run(moveBlocks, params)).toMatchObject(refusal);
    editor.run(lockBlocks, { ids: [A], isLocked: false });
    expect(editor.run(deleteBlocks, { ids: [A, B] }).ok).toBe(true);
    expect(editor.state().selection.blocks).toEqual([]);
  });
});
