import { readdirSync } from 'node:fs';
import { fieldSectionId, type JsonRecord } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { openWindow } from '../document/testing/window.ts';
import type { Act, Shell, ShellView } from './acts/act.ts';
import { actOfStroke, type FocusPlace, type KeyStroke, keysText, strokeNames } from './acts/keys.ts';
import { parseClip } from './blocks/clip.ts';
import { insertBlock } from './blocks/insertBlock.ts';
import { ACTS, actsIn, actText } from './registry.ts';
import { COMMANDS } from './testing/commands.ts';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, code: '' };

function testShell() {
  const log: string[] = [];
  let clip = '';
  let style: ReturnType<Shell['styles']['kept']> = null;
  const shell: Shell = {
    site: 'shop',
    show: (view: ShellView) => log.push(view),
    refuse: ({ code }) => log.push(`refused ${code}`),
    say: (text) => log.push(text),
    clipboard: {
      write: (written) => {
        clip = JSON.stringify(written);
      },
      read: async () => parseClip(clip),
    },
    copyPictures: async (site, ids) => {
      log.push(`copy ${ids.join()} of ${site}`);
      return Object.fromEntries(ids.map((id) => [id, id.replace('0000-4000', '1111-4000')]));
    },
    styles: {
      keep: (kept) => {
        style = kept;
      },
      kept: () => style,
    },
    toggle: (option) => log.push(option),
    zoom: (step) => log.push(`zoom ${step}`),
    preview: () => log.push('preview'),
    keepVersion: () => log.push('keepVersion'),
    writeEntry: () => log.push('writeEntry'),
    printed: () => Promise.resolve(null),
    goTo: (place) => log.push(place),
    text: (command) => log.push(command === 'link' ? command : `text ${command.name}`),
  };
  return { shell, log };
}

async function world() {
  const { editor } = await openWindow();
  const { shell, log } = testShell();
  const press = (key: string, more: Partial<KeyStroke> = {}, focus: FocusPlace = 'canvas', hasCharacterKeys = true) => {
    const names = strokeNames({ ...plain, key, ...more }, false);
    const found = actOfStroke(names, { acts: ACTS, state: editor.state(), focus, hasCharacterKeys });
    found?.act.act({ editor, shell }, { keys: found.keys, isRepeat: false });
    return found?.act.id ?? null;
  };
  return { editor, shell, log, press };
}

describe('the registry', () => {
  const unreached = (isWay: (act: Act) => boolean) => {
    const reached = new Set(ACTS.filter(isWay).flatMap(({ runs = [] }) => runs));
    return COMMANDS.map(({ id }) => id).filter((id) => !reached.has(id));
  };

  it('reaches every command by a key (structural rule b)', () => {
    expect(unreached(({ keys = [] }) => keys.length > 0)).toEqual([]);
  });

  it('reaches every command by the palette (structural rule b)', () => {
    expect(unreached(({ isKeyOnly = false }) => !isKeyOnly)).toEqual([]);
  });

  it('runs no command that is not registered', () => {
    const known = new Set(COMMANDS.map(({ id }) => id));
    expect(ACTS.flatMap(({ runs = [] }) => runs).filter((id) => !known.has(id))).toEqual([]);
  });

  it('knows every command there is a file of', () => {
    const known = new Set(COMMANDS.map(({ id }) => `${id}.ts`));
    const verbs =
      /^(?:add|change|delete|duplicate|group|hide|insert|link|lock|move|paste|remove|rename|reorder|reset|resize|restore|set|ungroup)[A-Z]/;
    const others = ['changeBlocks.ts', 'changeRecord.ts', 'linkOrder.ts'];
    const files = readdirSync(import.meta.dirname).filter((name) => verbs.test(name) && !name.endsWith('.test.ts'));
    expect(files.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
    expect(known.size).toBe(COMMANDS.length);
  });

  it('names each act once, and no key of the browser’s own', () => {
    const ids = ACTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const keys = ACTS.flatMap((act) => act.keys ?? []);
    for (const taken of ['Ctrl+T', 'Ctrl+W', 'Ctrl+N', 'Ctrl+L', 'Ctrl+Tab']) expect(keys).not.toContain(taken);
  });

  it('gives one key two meanings only where they exclude each other', () => {
    const keys = ACTS.flatMap((act) => act.keys ?? []);
    const double = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
    expect(double).toEqual(['Delete', 'Backspace', 'Ctrl+K']);
  });

  it('offers in menus what is possible', async () => {
    const { editor } = await world();
    expect(actsIn('block', editor.state()).map(({ id }) => id)).not.toContain('deleteBlocks');
    editor.select({ blocks: ['p1s1b1'] });
    const texts = actsIn('block', editor.state()).map((act) => actText(act, editor.state()));
    expect(texts).toEqual(
      expect.arrayContaining(['Delete', 'Lock', 'Hide on desktops', 'Edit text', 'Bring to front']),
    );
  });
});

describe('keys', () => {
  it.each([
    ['z', { ctrlKey: true }, false, ['Ctrl+Z']],
    ['Z', { ctrlKey: true, shiftKey: true }, false, ['Ctrl+Shift+Z']],
    ['z', { metaKey: true }, true, ['Ctrl+Z']],
    ['?', { shiftKey: true }, false, ['Shift+?', '?']],
    ['/', { shiftKey: true }, false, ['Shift+/', '/']],
    ['}', { ctrlKey: true, shiftKey: true }, false, ['Ctrl+Shift+}', 'Ctrl+}']],
    ['ß', { altKey: true, code: 'KeyS' }, true, ['Alt+S']],
    ['ArrowLeft', { altKey: true, shiftKey: true }, false, ['Alt+Shift+ArrowLeft']],
  ])('%s is known by what it makes (3.2)', (key, more, isMac, names) => {
    expect(strokeNames({ ...plain, key, ...more }, isMac)).toEqual(names);
  });

  it('read as people know them', () => {
    expect([keysText('Ctrl+Shift+Z', true), keysText('Ctrl+Shift+Z', false), keysText('Ctrl++', false)]).toEqual([
      '⌘⇧Z',
      'Ctrl+Shift+Z',
      'Ctrl++',
    ]);
  });

  it('never act on blocks while one types in a field', async () => {
    const { editor, press } = await world();
    editor.select({ blocks: ['p1s1b1'] });
    for (const key of ['Delete', 'Backspace', '?', '/', 'ArrowLeft', 'Enter', 'Tab', 'Escape'])
      expect(press(key, {}, 'field')).toBeNull();
    expect(press('z', { ctrlKey: true }, 'field')).toBeNull();
    expect(press('k', { ctrlKey: true }, 'field')).toBe('palette');
  });

  it('of a single character can be turned off (WCAG 2.1.4)', async () => {
    const { press } = await world();
    expect(press('?', { shiftKey: true })).toBe('shortcuts');
    expect(press('?', { shiftKey: true }, 'canvas', false)).toBeNull();
  });

  it('format the text by the palette too, while one writes', async () => {
    const { editor, shell, log } = await world();
    const offered = () => ACTS.filter(({ id, isPossible }) => id.startsWith('text') && isPossible(editor.state()));
    expect(offered()).toEqual([]);
    editor.select({ blocks: ['p1s1b1'], isText: true });
    for (const act of offered()) act.act({ editor, shell });
    expect(log).toHaveLength(30);
    expect(log).toEqual(expect.arrayContaining(['text mark', 'text style', 'text list', 'text align', 'link']));
  });

  it('leave the text, the block, the section (ED-04)', async () => {
    const { editor, press } = await world();
    editor.select({ blocks: ['p1s1b1'], isText: true });
    const states = [1, 2, 3].map(() => {
      press('Escape');
      return editor.state().selection;
    });
    expect(states).toEqual([
      { section: 'p1s1', blocks: ['p1s1b1'], isText: false },
      { section: 'p1s1', blocks: [], isText: false },
      { section: null, blocks: [], isText: false },
    ]);
    expect(press('Escape')).toBeNull();
  });

  it('move ten equal steps and say where (ED-08, ED-15)', async () => {
    const { editor, press, log } = await world();
    editor.select({ blocks: ['p1s1b1'] });
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => {
      press('ArrowDown');
      return editor.record('block:p1s1b1');
    });
    expect(rows.map((record) => (record as { place: { row: number } }).place.row)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(log.at(-1)).toBe('Row 11, column 1 to 4, moved');
    press('ArrowRight', { shiftKey: true });
    expect(editor.record('block:p1s1b1')).toMatchObject({ place: { column: 6 } });
    press('ArrowRight', { altKey: true, shiftKey: true });
    expect(editor.record('block:p1s1b1')).toMatchObject({ place: { columns: 5 } });
  });

  it('walk through the blocks as they are read, and choose all', async () => {
    const { editor, press } = await world();
    editor.select({ blocks: ['p1s1b2'] });
    press('Tab');
    expect(editor.state().selection).toMatchObject({ section: 'p1s2', blocks: ['p1s2b1'] });
    press('Tab', { shiftKey: true });
    press('Tab', { shiftKey: true });
    // At the end it is the browser's: nobody is caught on the page.
    expect(press('Tab', { shiftKey: true })).toBeNull();
    press('a', { ctrlKey: true });
    expect(editor.state().selection.blocks).toEqual(['p1s1b1', 'p1s1b2']);
    press('a', { ctrlKey: true });
    expect(editor.state().selection.blocks).toHaveLength(4);
  });

  it('delete what is chosen: blocks, else the section', async () => {
    const { editor, press } = await world();
    editor.select({ blocks: ['p1s1b1'] });
    expect(press('Delete')).toBe('deleteBlocks');
    editor.select({ section: 'p1s1' });
    expect(press('Backspace')).toBe('deleteChosenSection');
    expect(editor.record('section:p1s1')).toBeUndefined();
  });
});

describe('acts', () => {
  const act = (id: string) => ACTS.find((each) => each.id === id)!;

  it('choose all of a block field and nothing of the page, however often they are asked', async () => {
    const { editor, press } = await world();
    const side = fieldSectionId('side');
    editor.setFields(new Map([[side, { id: side, label: 'Side', isLocked: false, isShared: true }]]));
    editor.run(insertBlock, { type: 'html', section: side });
    editor.run(insertBlock, { type: 'html', section: side });
    for (const _time of [1, 2]) {
      press('a', { ctrlKey: true });
      expect(editor.state().selection).toMatchObject({ section: side });
      expect(editor.state().selection.blocks).toHaveLength(2);
    }
  });

  it('carry a style from one block to others', async () => {
    const { editor, shell } = await world();
    editor.run(
      {
        id: 'x',
        label: () => 'x',
        plan: () => ({ ok: true, value: [{ key: 'block:p1s1b1', path: ['style'], now: { radius: 4 } }] }),
      },
      {},
    );
    editor.select({ blocks: ['p1s1b1'] });
    act('copyStyle').act({ editor, shell });
    editor.select({ blocks: ['p1s1b2', 'p1s2b1'] });
    act('pasteStyle').act({ editor, shell });
    expect(editor.record('block:p1s2b1')?.style).toEqual({ radius: 4 });
  });

  it('move and size a block by a cell from the palette, and say where it stands (ED-15)', async () => {
    const { editor, shell, log } = await world();
    editor.select({ blocks: ['p1s1b1'] });
    const before = editor.record('block:p1s1b1') as { place: Record<'column' | 'row' | 'columns' | 'rows', number> };
    for (const id of ['moveRight', 'moveDown', 'makeWider', 'makeTaller']) act(id).act({ editor, shell });
    const { column, row, columns, rows } = before.place;
    const now = { column: column + 1, row: row + 1, columns: columns + 1, rows: rows + 1 };
    expect(editor.record('block:p1s1b1')).toMatchObject({ place: now });
    expect(log.slice(-4).map((line) => line.split(', ').at(-1))).toEqual(['moved', 'moved', 'resized', 'resized']);
    for (const id of ['moveLeft', 'moveUp', 'makeNarrower', 'makeLower']) act(id).act({ editor, shell });
    expect(editor.record('block:p1s1b1')).toMatchObject({ place: before.place });
  });

  it('copy, cut and paste from menus', async () => {
    const { editor, shell, log } = await world();
    act('pasteBlocks').act({ editor, shell });
    await Promise.resolve();
    expect(log).toEqual(['refused nothingToPaste']);
    editor.select({ blocks: ['p1s1b1'] });
    act('cutBlocks').act({ editor, shell });
    expect(editor.record('block:p1s1b1')).toBeUndefined();
    act('pasteBlocks').act({ editor, shell });
    await Promise.resolve();
    expect(editor.state().selection).toMatchObject({ section: 'p1s1' });
    expect(editor.state().selection.blocks).toHaveLength(1);
  });

  it('paste what came from another site with copies of its pictures (ED-21)', async () => {
    const { editor, shell, log } = await world();
    const [one, two] = ['00000000-0000-4000-8000-000000000aaa', '00000000-0000-4000-8000-000000000bbb'];
    const blocks: readonly JsonRecord[] = [
      { type: 'image', value: { image: one }, place: {} },
      { type: 'gallery', value: { pictures: [{ image: two }, { image: one }] }, place: {} },
    ];
    shell.clipboard.write({ quoin: 'blocks', version: 1, site: 'https://other.test', blocks });
    act('pasteBlocks').act({ editor, shell });
    for (let round = 0; round < 5; round += 1) await Promise.resolve();
    expect(log).toContain(`copy ${one},${two} of https://other.test`);
    const values = editor.state().selection.blocks.map((id) => editor.record(`block:${id}`)?.value);
    expect(values).toMatchObject([
      { image: one.replace('0000-4000', '1111-4000') },
      {
        pictures: [{ image: two.replace('0000-4000', '1111-4000') }, { image: one.replace('0000-4000', '1111-4000') }],
      },
    ]);
  });
});

/** Product 3.2, row by row: the selection, the key pressed, and the act that handles it. */
describe('the keyboard map', () => {
  const CTRL = { ctrlKey: true };
  const CTRL_SHIFT = { ctrlKey: true, shiftKey: true };
  const CTRL_ALT = { ctrlKey: true, altKey: true };
  const ALT_SHIFT = { altKey: true, shiftKey: true };
  type Chosen = 'nothing' | 'block' | 'second' | 'blocks' | 'section';
  const MAP: readonly (readonly [string, Chosen, string, Partial<KeyStroke>, string])[] = [
    ['Ctrl+A', 'block', 'a', CTRL, 'selectAll'],
    ['Escape', 'block', 'Escape', {}, 'leave'],
    ['Enter', 'block', 'Enter', {}, 'editText'],
    ['F2', 'block', 'F2', {}, 'editText'],
    ['Delete', 'block', 'Delete', {}, 'deleteBlocks'],
    ['Backspace', 'section', 'Backspace', {}, 'deleteChosenSection'],
    ['Tab', 'block', 'Tab', {}, 'nextBlock'],
    ['Shift+Tab', 'second', 'Tab', { shiftKey: true }, 'previousBlock'],
    ['Left', 'block', 'ArrowLeft', {}, 'moveBlocks'],
    ['Shift+Right', 'block', 'ArrowRight', { shiftKey: true }, 'moveBlocks'],
    ['Alt+Shift+Down', 'block', 'ArrowDown', { altKey: true, shiftKey: true }, 'resizeBlocks'],
    ['Ctrl+D', 'block', 'd', CTRL, 'duplicateBlocks'],
    ['Ctrl+]', 'block', ']', CTRL, 'bringForward'],
    ['Ctrl+[', 'block', '[', CTRL, 'sendBackward'],
    ['Ctrl+Shift+]', 'block', '}', CTRL_SHIFT, 'bringToFront'],
    ['Ctrl+Shift+[', 'block', '{', CTRL_SHIFT, 'sendToBack'],
    ['Ctrl+G', 'blocks', 'g', CTRL, 'groupBlocks'],
    ['Ctrl+Alt+C', 'block', 'c', CTRL_ALT, 'copyStyle'],
    ['Ctrl+Alt+V', 'block', 'v', CTRL_ALT, 'pasteStyle'],
    ['Ctrl+Shift+L', 'block', 'L', CTRL_SHIFT, 'lockBlocks'],
    ['Ctrl+Shift+H', 'block', 'H', CTRL_SHIFT, 'hideBlocks'],
    ['Ctrl+S', 'nothing', 's', CTRL, 'keepVersion'],
    ['Ctrl+K', 'nothing', 'k', CTRL, 'palette'],
    ['Ctrl+Enter', 'nothing', 'Enter', CTRL, 'publish'],
    ['/', 'nothing', '/', {}, 'insertBlock'],
    ["Ctrl+'", 'nothing', "'", CTRL, 'showGrid'],
    ['Alt+S', 'nothing', 's', { altKey: true }, 'snapping'],
    ['Ctrl+`', 'nothing', '`', CTRL, 'nextRegion'],
    ['Alt+F10', 'nothing', 'F10', { altKey: true }, 'toolbar'],
    ['Ctrl+1', 'nothing', '1', CTRL, 'viewDesktop'],
    ['Ctrl+2', 'nothing', '2', CTRL, 'viewTablet'],
    ['Ctrl+3', 'nothing', '3', CTRL, 'viewPhone'],
    ['Ctrl+0', 'nothing', '0', CTRL, 'zoomAll'],
    ['Ctrl++', 'nothing', '+', CTRL_SHIFT, 'zoomIn'],
    ['Ctrl+-', 'nothing', '-', CTRL, 'zoomOut'],
    ['Ctrl+Shift+P', 'nothing', 'P', CTRL_SHIFT, 'preview'],
    ['?', 'nothing', '?', { shiftKey: true }, 'shortcuts'],
  ];
  const CHOICES = {
    nothing: {},
    block: { blocks: ['p1s1b1'] },
    second: { blocks: ['p1s1b2'] },
    blocks: { blocks: ['p1s1b1', 'p1s1b2'] },
    section: { section: 'p1s1' },
  } as const;

  /** Beyond that map, so that every command has a key (structural rule b). */
  const MORE: readonly (readonly [string, Chosen, string, Partial<KeyStroke>, string])[] = [
    ['Alt+Shift+P', 'nothing', 'P', ALT_SHIFT, 'pages'],
    ['Alt+Shift+L', 'nothing', 'L', ALT_SHIFT, 'layers'],
    ['Alt+Shift+Y', 'nothing', 'Y', ALT_SHIFT, 'style'],
    ['Alt+Shift+V', 'nothing', 'V', ALT_SHIFT, 'versions'],
    ['Alt+Shift+S', 'nothing', 'S', ALT_SHIFT, 'chooseSectionPattern'],
    ['Alt+Shift+G', 'section', 'G', ALT_SHIFT, 'sectionSettings'],
    ['Alt+Shift+D', 'section', 'D', ALT_SHIFT, 'duplicateSection'],
    ['Alt+Shift+N', 'nothing', 'N', ALT_SHIFT, 'addPage'],
    ['Alt+Shift+E', 'nothing', 'E', ALT_SHIFT, 'pageSettings'],
    ['Alt+Shift+U', 'nothing', 'U', ALT_SHIFT, 'duplicatePage'],
    ['Alt+Shift+H', 'nothing', 'H', ALT_SHIFT, 'setHomepage'],
    ['Alt+Shift+Del', 'nothing', 'Delete', ALT_SHIFT, 'deletePage'],
    ['Alt+Shift+W', 'nothing', 'W', ALT_SHIFT, 'siteSettings'],
    ['Alt+Shift+C', 'nothing', 'C', ALT_SHIFT, 'code'],
    ['Alt+Shift+M', 'nothing', 'M', ALT_SHIFT, 'notices'],
    ['Alt+Shift+K', 'nothing', 'K', ALT_SHIFT, 'screens'],
    ['Shift+F2', 'block', 'F2', { shiftKey: true }, 'renameBlock'],
    ['Alt+Enter', 'block', 'Enter', { altKey: true }, 'blockSettings'],
    ['Ctrl+Shift+Left', 'blocks', 'ArrowLeft', CTRL_SHIFT, 'arrange left'],
    ['Ctrl+Shift+Down', 'blocks', 'ArrowDown', CTRL_SHIFT, 'arrange bottom'],
  ];

  it.each(MORE)('%s, with %s chosen, reaches what the map has no key for', async (_keys, chosen, key, more, act) => {
    const { editor, press } = await world();
    editor.select(CHOICES[chosen]);
    expect(press(key, more)).toBe(act);
    expect(press(key, more, 'field')).toBeNull();
  });

  it.each(MAP)('%s, with %s chosen (3.2)', async (_keys, chosen, key, more, act) => {
    const { editor, press } = await world();
    editor.select(CHOICES[chosen]);
    expect(press(key, more)).toBe(act);
  });

  it('undoes, does again in both ways, groups and takes apart (3.2)', async () => {
    const { editor, press } = await world();
    editor.select(CHOICES.blocks);
    press('g', CTRL);
    expect(press('G', CTRL_SHIFT)).toBe('ungroupBlocks');
    expect([press('z', CTRL), press('y', CTRL)]).toEqual(['undo', 'redo']);
    expect([press('z', CTRL), press('Z', CTRL_SHIFT)]).toEqual(['undo', 'redo']);
  });

  it('leaves copying, cutting and pasting to the browser, which hands them over (3.2)', async () => {
    const { editor, press } = await world();
    editor.select(CHOICES.block);
    const heard = [press('c', CTRL), press('x', CTRL), press('v', CTRL), press('V', CTRL_SHIFT)];
    expect(heard).toEqual([null, null, null, null]);
    const native = ACTS.filter(({ isNative, id }) => isNative && !id.startsWith('text')).map(({ keys }) => keys?.[0]);
    expect(native).toEqual(['Ctrl+C', 'Ctrl+X', 'Ctrl+V', 'Ctrl+Shift+V']);
  });
});
