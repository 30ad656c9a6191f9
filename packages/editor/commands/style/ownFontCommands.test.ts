import { type FontFacts, fontIn, readSiteStyle } from '@quoin/domain/styles';
import { describe, expect, it } from 'vitest';
import type { Editor } from '../../document/editor.ts';
import { openWindow } from '../../document/testing/window.ts';
import { addFont } from './addFont.ts';
import { changeFont } from './changeFont.ts';
import { changeStyle } from './changeStyle.ts';
import { removeFont } from './removeFont.ts';
import { resetStyle } from './resetStyle.ts';

const FACTS: FontFacts = {
  ...{ family: 'Tusker', kind: 'sans', weights: [400, 400], isItalic: false, meanwhile: [108, 90, 22] },
};
const file = (digit: number) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${digit}`, filename: `tusker-${digit}.woff2`, bytes: 20_000 },
});
const style = (editor: Editor) => readSiteStyle(editor.record('style:style') ?? {});
const families = (editor: Editor) => style(editor).ownFonts.map(({ family, files }) => [family, files.length]);
const use = (editor: Editor, role: string, font: string) =>
  editor.run(changeStyle, { changes: [{ path: ['fonts', 'roles', role, 'font'], value: font }] });
const roleFont = (editor: Editor) => fontIn(style(editor), style(editor).fonts?.heading.font ?? '')?.family;

async function withTusker(): Promise<Editor> {
  const { editor } = await openWindow();
  editor.run(addFont, { file: file(1), facts: FACTS });
  editor.run(addFont, { file: file(2), facts: { ...FACTS, weights: [700, 700] } });
  return editor;
}

describe('fonts of the owner’s own', () => {
  it('of one name are one family, each file a step', async () => {
    const editor = await withTusker();
    expect(families(editor)).toEqual([['Tusker', 2]]);
    expect(style(editor).ownFonts[0]?.weights).toEqual([400, 700]);
    expect(editor.state().undoLabel).toBe('Add font Tusker');
    editor.undo();
    expect(families(editor)).toEqual([['Tusker', 1]]);
    editor.undo();
    expect(families(editor)).toEqual([]);
    editor.redo();
    editor.redo();
    expect(families(editor)).toEqual([['Tusker', 2]]);
  });

  it('that came twice are there once', async () => {
    const editor = await withTusker();
    editor.run(addFont, { file: file(1), facts: FACTS });
    expect(families(editor)).toEqual([['Tusker', 2]]);
  });

  it('are called something else, and what is set in them stays so', async () => {
    const editor = await withTusker();
    use(editor, 'heading', 'own-tusker');
    editor.run(changeFont, { id: 'own-tusker', family: 'Long Horn' });
    expect([families(editor), roleFont(editor)]).toEqual([[['Long Horn', 2]], 'Long Horn']);
    editor.undo();
    expect([families(editor), roleFont(editor)]).toEqual([[['Tusker', 2]], 'Tusker']);
    expect(editor.run(changeFont, { id: 'own-tusker', family: ' ' })).toMatchObject({
      ...{ ok: false, problem: { code: 'fontNameMissing' } },
    });
  });

  it('go into another family by its name', async () => {
    const editor = await withTusker();
    editor.run(addFont, { file: file(3), facts: { ...FACTS, family: 'Tusker Wide', weights: [900, 900] } });
    use(editor, 'heading', 'own-tusker-wide');
    editor.run(changeFont, { id: 'own-tusker-wide', family: 'tusker' });
    expect([families(editor), roleFont(editor)]).toEqual([[['Tusker', 3]], 'Tusker']);
  });

  it('are taken for another weight, italic, or with serifs', async () => {
    const editor = await withTusker();
    editor.run(changeFont, { id: 'own-tusker', file: { id: file(1).id, weight: 300 } });
    editor.run(changeFont, { id: 'own-tusker', file: { id: file(2).id, isItalic: true } });
    editor.run(changeFont, { id: 'own-tusker', kind: 'serif' });
    expect(style(editor).ownFonts[0]).toMatchObject({ kind: 'serif', weights: [300, 700], hasItalic: true });
  });

  it('are deleted one by one or whole; roles go back to the pack, and all of it comes back', async () => {
    const editor = await withTusker();
    use(editor, 'heading', 'own-tusker');
    const before = editor.record('style:style');
    editor.run(removeFont, { id: 'own-tusker', file: file(2).id });
    expect([families(editor), roleFont(editor)]).toEqual([[['Tusker', 1]], 'Tusker']);
    editor.run(removeFont, { id: 'own-tusker', file: file(1).id });
    expect([families(editor), roleFont(editor)]).toEqual([[], 'Instrument Serif']);
    editor.undo();
    editor.undo();
    expect(editor.record('style:style')).toEqual(before);
    editor.run(removeFont, { id: 'own-tusker' });
    expect(families(editor)).toEqual([]);
  });

  it('stay when the style is reset', async () => {
    const editor = await withTusker();
    editor.run(resetStyle, { path: [] });
    expect(families(editor)).toEqual([['Tusker', 2]]);
  });
});
