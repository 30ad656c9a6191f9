import { describe, expect, it } from 'vitest';
import { openWindow, setValue } from '../../document/testing/window.ts';
import { changeStyle } from './changeStyle.ts';
import { resetStyle } from './resetStyle.ts';
import { restoreStyle } from './restoreStyle.ts';
import { switchTheme } from './switchTheme.ts';

const BOTH = { from: ['mainNav', 'footerNav'], to: ['topNav', 'footerNav'] };

describe('the theme of a site', () => {
  it('is changed with all that was chosen, and links go where the new theme shows them', async () => {
    const { editor } = await openWindow();
    const style = () => editor.record('style:style');
    editor.run(changeStyle, { changes: [{ path: ['palette', 'accent'], value: '#0055aa' }] });
    editor.run(changeStyle, { changes: [{ path: ['tweaks', 'wide'], value: 'true' }] });
    const before = editor.state().records;
    editor.run(switchTheme, { theme: 'parade', title: 'Parade', from: 'quoin', navigations: BOTH });
    expect(editor.state().undoLabel).toBe('Change theme to Parade');
    expect(style()).toEqual({
      ...{ theme: 'parade', palette: { accent: '#0055aa' }, tweaks: {} },
      themeTweaks: { quoin: { wide: 'true' } },
    });
    expect(editor.record('link:l1')?.navigation).toBe('topNav');
    // Back by hand: the tweaks of the first theme hold again.
    editor.run(switchTheme, {
      theme: 'quoin',
      title: 'Quoin',
      from: 'parade',
      navigations: { from: BOTH.to, to: BOTH.from },
    });
    expect([style()?.tweaks, editor.record('link:l1')?.navigation]).toEqual([{ wide: 'true' }, 'mainNav']);
    editor.undo();
    editor.undo();
    expect(editor.state().records).toEqual(before);
  });

  it('stays when all of the style is reset, and so does what one wrote oneself', async () => {
    const { editor } = await openWindow();
    const kept = { theme: 'folio', customCss: 'a { top: 0 }' };
    editor.run(setValue, {
      key: 'style:style',
      path: [],
      now: { ...kept, palette: { white: '#fff' }, tweaks: { a: 'b' } },
    });
    editor.run(resetStyle, { path: [] });
    expect(editor.record('style:style')).toEqual(kept);
    editor.run(restoreStyle, { style: {} });
    expect(editor.record('style:style')).toEqual({});
    editor.undo();
    expect(editor.record('style:style')).toEqual(kept);
  });
});
