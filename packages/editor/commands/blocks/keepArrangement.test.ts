import type { JsonRecord, RecordKey } from '@quoin/domain/document';
import { expect, it } from 'vitest';
import type { Editor } from '../../document/editor.ts';
import { modelServer } from '../../document/testing/modelServer.ts';
import { openWindow, P1, P2, smallSite } from '../../document/testing/window.ts';
import { hasMainHeading } from '../../templates/templateTools.ts';
import { changePage } from '../pages/changePage.ts';
import { insertSection } from '../sections/insertSection.ts';
import { moveSection } from '../sections/moveSection.ts';
import { toClip } from './clip.ts';
import { insertBlock } from './insertBlock.ts';
import { pasteBlocks } from './pasteBlocks.ts';

/** The home page has nothing on it but what its theme shows; the other one has sections. */
async function bareHome(more: JsonRecord = {}) {
  const onHome = (key: string) => key.startsWith('section:p1') || key.startsWith('block:p1');
  const records = smallSite().flatMap(([key, record]): [RecordKey, JsonRecord][] => {
    if (onHome(key)) return [];
    return [[key, key === `page:${P1}` ? { ...record, ...more } : record]];
  });
  const { editor } = await openWindow({ server: modelServer(records) });
  editor.openPage(P1);
  return editor;
}
const layoutOf = (editor: Editor, page = P1) => editor.record(`page:${page}`)?.layout;

it.each<[string, (editor: Editor) => void]>([
  ['a section is added', (editor) => editor.run(insertSection, {})],
  ['a block is added', (editor) => editor.run(insertBlock, { type: 'html' })],
  [
    'blocks are pasted',
    (editor) => editor.run(pasteBlocks, { clip: toClip(editor.state().records, ['p2s1b1'], 'shop'), site: 'shop' }),
  ],
  [
    'a section comes from another page',
    (editor) => editor.run(moveSection, { id: 'p2s1', to: { after: null, page: P1 } }),
  ],
])('when %s first, what the theme shows stays, and one undo takes both back (decision 0111)', async (_how, act) => {
  const editor = await bareHome();
  const before = editor.record(`page:${P1}`);
  act(editor);
  expect(layoutOf(editor)).toBe('kept');
  editor.undo();
  expect(editor.record(`page:${P1}`)).toEqual(before);
});

it('stays only where the theme shows something, and where nobody has switched it off', async () => {
  const home = await bareHome();
  home.run(insertSection, {});
  home.run(changePage, { id: P1, changes: [{ path: ['layout'], value: '' }] });
  home.run(insertSection, {});
  expect(layoutOf(home)).toBe('');
  home.openPage(P2);
  home.run(insertSection, {});
  expect(layoutOf(home, P2)).toBeUndefined();
});

it('a section of a template has no second main heading beside the theme’s', async () => {
  const editor = await bareHome();
  expect(hasMainHeading(editor.state().records, P1)).toBe(true);
  editor.run(insertSection, {});
  expect(hasMainHeading(editor.state().records, P1)).toBe(true);
  editor.run(changePage, { id: P1, changes: [{ path: ['layout'], value: '' }] });
  expect(hasMainHeading(editor.state().records, P1)).toBe(false);
});
