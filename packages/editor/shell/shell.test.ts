import { describe, expect, it } from 'vitest';
import { changeBlockValue } from '../commands/blocks/changeBlockValue.ts';
import { deletePage } from '../commands/pages/deletePage.ts';
import { moveSection } from '../commands/sections/moveSection.ts';
import { openWindow, P1, P2 } from '../document/testing/window.ts';
import { firstPage, listPages } from './panels/pageList.ts';
import { outlinePage } from './panels/pageOutline.ts';
import { createShell, requestsOf } from './shellModel.ts';
import { oneOf } from './useOneSheet.ts';

describe('pages', () => {
  it('are listed as the navigation has them: the home page first, the trash last', async () => {
    const { editor } = await openWindow();
    editor.run(deletePage, { id: P2 });
    expect(listPages(editor.state().records)).toEqual([
      { id: P1, title: 'p1', path: '/', isHome: true, isDeleted: false },
      { id: P2, title: 'p2', path: '/p2', isHome: false, isDeleted: true },
    ]);
  });

  it('open at the one asked for, else at the home page', async () => {
    const { records } = (await openWindow()).editor.state();
    expect([firstPage(records, P2), firstPage(records, 'gone'), firstPage(new Map(), '')]).toEqual([P2, P1, '']);
  });
});

describe('the outline of a page', () => {
  it('stays the very same while one types, and follows what moves (ED-46)', async () => {
    const { editor } = await openWindow();
    const first = outlinePage({ ...editor.state(), page: P1 }, null);
    expect(first.map(({ name, blocks }) => [name, blocks.length])).toEqual([
      ['Section 1', 2],
      ['Section 2', 2],
    ]);
    editor.run(changeBlockValue, { id: 'p1s1b1', values: { html: '<p>New</p>' } });
    expect(outlinePage({ ...editor.state(), page: P1 }, first)).toBe(first);
    editor.run(moveSection, { id: 'p1s1', to: 'down' });
    expect(outlinePage({ ...editor.state(), page: P1 }, first).map(({ id }) => id)).toEqual(['p1s2', 'p1s1']);
  });
});

describe('the shell', () => {
  const open = (isNarrow = false) => {
    const kept = { characterKeys: true };
    const model = createShell({
      copyPictures: async () => ({}),
      ...{ site: 'shop', isNarrow, isSheet: () => isNarrow, published: null, complain: () => undefined },
      characterKeys: {
        read: () => kept.characterKeys,
        write: (isOn) => {
          kept.characterKeys = isOn;
        },
      },
    });
    return { model, kept };
  };

  it('begins with panels beside the page, and without them in a narrow window', () => {
    expect(open().model.state()).toMatchObject({ left: 'pages', right: 'selection' });
    expect(open(true).model.state()).toMatchObject({ left: null, right: null });
  });

  it('opens what acts ask for: a tab, a part of the settings, a dialog', () => {
    const { model } = open(true);
    for (const view of ['layers', 'code', 'publish'] as const) model.shell.show(view);
    expect(model.state()).toMatchObject({ left: 'layers', right: 'code', dialog: 'publish' });
  });

  it('sends the focus into a panel one asked for, not away from what one goes on choosing (ED-42)', () => {
    const { model } = open();
    const asked = () => [requestsOf(model, 'left'), requestsOf(model, 'right')];
    expect(asked()).toEqual([0, 0]);
    model.shell.show('layers');
    expect(asked()).toEqual([1, 0]);
    model.shell.show('code');
    expect(asked()).toEqual([0, 2]);
    model.shell.show('blockSettings');
    expect(asked()).toEqual([0, 0]);
    model.set({ right: null });
    model.shell.show('blockSettings');
    expect(asked()).toEqual([0, 4]);
  });

  it.each([
    ['right', null, { left: null, right: 'selection' }],
    ['left', 'right', { left: 'pages', right: null }],
    ['canvas', 'right', { left: null, right: 'selection' }],
    ['canvas', null, { left: null, right: null }],
  ] as const)(
    'keeps one panel where there is room for one: focus in %s, asked for %s (ED-43)',
    (focused, side, kept) => {
      expect(oneOf({ left: 'pages', right: 'selection', asked: { side, count: 1 } }, focused)).toEqual(kept);
    },
  );

  it('remembers that single characters are no shortcuts, and says so (WCAG 2.1.4)', () => {
    const { model, kept } = open();
    model.shell.toggle('characterKeys');
    expect([model.state().hasCharacterKeys, kept.characterKeys]).toEqual([false, false]);
    expect(model.state().said).toEqual({ text: 'Single-character shortcuts are off', count: 1 });
  });

  it('leaves zoom and grid to the canvas', () => {
    const { model } = open();
    const log: string[] = [];
    model.setCanvas({
      zoom: (step) => log.push(step),
      toggle: (option) => log.push(option),
      load: () => log.push('load'),
      textCommand: ({ name }) => log.push(name),
      printed: () => Promise.resolve(null),
      focusText: () => log.push('focus'),
      linkText: () => log.push('link'),
    });
    model.shell.zoom('in');
    model.shell.toggle('grid');
    model.shell.text({ name: 'quote' });
    model.shell.text('link');
    expect(log).toEqual(['in', 'grid', 'quote', 'focus', 'link']);
  });
});
