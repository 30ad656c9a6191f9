import { type RecordKey, recordsOf, savedSections, sectionsOf, toPageDocument } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../../document/editor.ts';
import { handClock } from '../../document/testing/handClock.ts';
import { modelServer } from '../../document/testing/modelServer.ts';
import { openWindow, P1, P2, smallSite } from '../../document/testing/window.ts';
import { drawSection } from '../../templates/drawSection.ts';
import { thumbnailLook } from '../../templates/thumbnailLook.ts';
import { changeBlockValue } from '../blocks/changeBlockValue.ts';
import { groupBlocks } from '../blocks/groupBlocks.ts';
import { lockBlocks } from '../blocks/lockBlocks.ts';
import { restoreVersion } from '../pages/restoreVersion.ts';
import { deleteSavedSection } from './deleteSavedSection.ts';
import { deleteSection } from './deleteSection.ts';
import { insertSection } from './insertSection.ts';
import { renameSavedSection } from './renameSavedSection.ts';
import { saveSection } from './saveSection.ts';

const saved = (editor: Editor) => savedSections(editor.state().records);
const names = (editor: Editor) => saved(editor).map(({ name }) => name);
const save = (editor: Editor, name: string, id = 'p1s1') => editor.run(saveSection, { id, name });

describe('a section saved as a template (product.md 1.1)', () => {
  it('is added to any page as it was, whatever became of the first one', async () => {
    const { editor } = await openWindow();
    editor.run(groupBlocks, { ids: ['p1s1b1', 'p1s1b2'] });
    editor.run(lockBlocks, { ids: ['p1s1b1'], isLocked: true });
    save(editor, '  Opening  ');
    editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>later</p>' } });
    editor.run(deleteSection, { id: 'p1s1' });
    editor.openPage(P2);
    const [opening] = saved(editor);
    expect(opening?.name).toBe('Opening');
    for (const _ of [1, 2]) editor.run(insertSection, { ...opening!.pattern, after: 'p2s1' });
    const [, first, second] = toPageDocument(editor.state().records, P2).sections;
    for (const section of [first!, second!])
      expect(section.blocks.map(({ value }) => value.html)).toEqual(['<p>p1s1 1</p>', '<p>p1s1 2</p>']);
    const groups = [first!, second!].map(({ blocks }) => {
      const records = blocks.map(({ id }) => editor.record(`block:${id}`)!);
      expect(records.map(({ isLocked }) => isLocked)).toEqual([undefined, undefined]);
      return new Set(records.map(({ group }) => group));
    });
    expect(groups.map(({ size }) => size)).toEqual([1, 1]);
    expect(groups[0]).not.toEqual(groups[1]);
  });

  it('is renamed and deleted, each undone by one step, and what was made of it stays', async () => {
    const { editor } = await openWindow();
    save(editor, 'One');
    save(editor, 'Two', 'p1s2');
    const [two, one] = saved(editor);
    editor.run(insertSection, two!.pattern);
    const before = sectionsOf(editor.state().records, P1);
    editor.run(renameSavedSection, { id: one!.id, name: 'First' });
    editor.run(deleteSavedSection, { id: two!.id });
    expect(names(editor)).toEqual(['First']);
    expect(sectionsOf(editor.state().records, P1)).toEqual(before);
    expect(editor.state().undoLabel).toBe('Delete saved section Two');
    editor.undo();
    editor.undo();
    expect(names(editor)).toEqual(['Two', 'One']);
    expect(saved(editor)[0]?.pattern).toEqual(two!.pattern);
    editor.redo();
    editor.redo();
    expect(names(editor)).toEqual(['First']);
  });

  it('has a name, of a length that fits, and a site keeps a hundred', async () => {
    const { editor } = await openWindow();
    expect(save(editor, '   ')).toMatchObject({ problem: { code: 'templateNameMissing' } });
    expect(save(editor, 'x'.repeat(101))).toMatchObject({ problem: { code: 'recordInvalid' } });
    expect(editor.run(saveSection, { id: 'gone', name: 'x' })).toMatchObject({ problem: { code: 'sectionGone' } });
    for (let count = 0; count < 100; count += 1) expect(save(editor, `n${count}`)).toMatchObject({ ok: true });
    expect(save(editor, 'one more')).toMatchObject({ problem: { code: 'tooManyTemplates' } });
    expect(names(editor).slice(0, 2)).toEqual(['n99', 'n98']);
  });

  it('does not go over what a page can hold: that is said before anything is lost (LIM-01, ED-47)', async () => {
    const page = [...smallSite()];
    const section = page.find(([key]) => key === 'section:p1s1')![1];
    for (let count = 0; count < 98; count += 1) page.push([`section:more${count}`, { ...section, order: `x${count}` }]);
    const { editor } = await openWindow({ server: modelServer(page) });
    save(editor, 'One');
    expect(editor.run(insertSection, saved(editor)[0]!.pattern)).toMatchObject({
      problem: { code: 'tooManySections' },
    });
    expect(editor.state().undoLabel).toBe('Save section as One');
  });

  it('stays when the site goes back to an older version', async () => {
    const { editor } = await openWindow();
    const then = editor.state().records;
    save(editor, 'One');
    editor.run(deleteSection, { id: 'p1s1' });
    editor.run(restoreVersion, { number: 1, records: then });
    expect(editor.record('section:p1s1')).toBeDefined();
    expect(names(editor)).toEqual(['One']);
  });

  it('of two people who save at once, both are kept (EDT-2)', async () => {
    const [clock, server] = [handClock(), modelServer(smallSite())];
    const ada = await openWindow({ clock, server, author: 'Ada' });
    const bob = await openWindow({ clock, server, author: 'Bob' });
    save(ada.editor, 'Ada’s');
    save(bob.editor, 'Bob’s', 'p1s2');
    await clock.pass(5_000);
    for (const { editor } of [ada, bob]) expect(names(editor).toSorted()).toEqual(['Ada’s', 'Bob’s']);
    const [mine] = saved(ada.editor);
    ada.editor.run(renameSavedSection, { id: mine!.id, name: 'Mine' });
    bob.editor.run(renameSavedSection, { id: mine!.id, name: 'Ours' });
    await clock.pass(5_000);
    const clashes = [ada, bob].flatMap(({ editor }) => editor.clashes());
    expect(clashes.map(({ edit, theirs }) => [edit.path, theirs])).toEqual([[['name'], expect.any(String)]]);
  });

  it('is drawn in small with its own words, colours and pictures', async () => {
    const image = '00000000-0000-4000-8000-0000000000ff';
    const site = smallSite().map(([key, record]): [RecordKey, typeof record] =>
      key === 'block:p1s1b1' ? [key, { ...record, type: 'image', value: { image } }] : [key, record],
    );
    const { editor } = await openWindow({ server: modelServer(site) });
    save(editor, 'One');
    const [{ section } = saved(editor)[0]!] = saved(editor);
    const drawn = drawSection({ section, blocks: section.blocks }, thumbnailLook({}).colors('white'));
    expect(drawn.shapes.flatMap((shape) => (shape.kind === 'picture' ? [shape.image] : []))).toEqual([image]);
    expect(recordsOf(editor.state().records, 'template')).toHaveLength(1);
  });
});
