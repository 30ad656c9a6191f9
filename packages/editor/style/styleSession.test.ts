import { describe, expect, it } from 'vitest';
import { createStyleSync } from '../canvas/sync/styleSync.ts';
import { changeStyle } from '../commands/style/changeStyle.ts';
import { handClock } from '../document/testing/handClock.ts';
import { openWindow } from '../document/testing/window.ts';
import type { FrameOrder } from '../frame/protocol.ts';
import { createStyleSession, type StyleEvents } from './styleSession.ts';

const PACK = ['fonts', 'pack'];
const NAMES = [
  ...['beforeopen', 'aftershow', 'change', 'save', 'reset', 'close', 'afterclose', 'load', 'iframeUnload'],
] as const satisfies readonly (keyof StyleEvents)[];

async function open() {
  const { editor } = await openWindow();
  const session = createStyleSession(editor);
  const said: [string, unknown][] = [];
  for (const name of NAMES) session.events.on(name, (event) => said.push([name, event]));
  return { editor, session, said, style: () => editor.record('style:style') ?? {} };
}

describe('a visit to the style panel', () => {
  it('tells of its opening, changes, keeping and closing in order (EDIT-02)', async () => {
    const { session, said } = await open();
    session.open('fonts');
    session.preview([{ path: PACK, value: 'studio' }]);
    session.keep([{ path: PACK, value: 'studio' }]);
    session.save();
    session.reset(['fonts']);
    session.open('colors');
    session.events.emit('load', { page: 'p1', pageType: 'STYLE' });
    session.events.emit('iframeUnload', { page: 'p1', pageType: 'STYLE' });
    session.close();
    expect(said.map(([name]) => name)).toEqual([
      ...['beforeopen', 'aftershow', 'change', 'change', 'save', 'reset', 'change'],
      ...['close', 'afterclose', 'beforeopen', 'aftershow', 'load', 'iframeUnload', 'close', 'afterclose'],
    ]);
  });

  it.each([
    [['sectionThemes', 'page'], 'dark', 'colors.defaultThemeId'],
    [['fonts', 'pack'], 'poster', 'fonts.activeThemeId'],
    [['palette', 'accent'], '#0055aa', 'colors.palette'],
    [['sectionThemes', 'colors', 'dark', 'link'], '#ffcc00', 'colors.themes'],
    [['fonts', 'roles', 'heading', 'weight'], 700, 'fonts.themes'],
    [['fonts', 'uses', 'price'], 'meta', 'fonts.fontUsageCategories'],
  ])('names %j as %s (EDIT-02)', async (path, value, dirty) => {
    const { session, said } = await open();
    session.open('colors');
    session.preview([{ path, value }]);
    expect(said.at(-1)).toEqual(
      ['change', { dirty: [dirty], fontPack: expect.anything(), isKept: false }].map((each) =>
        typeof each === 'string'
          ? each
          : { ...each, tweaks: {}, fontPack: dirty === 'fonts.activeThemeId' ? 'cleanToDirty' : null },
      ),
    );
    session.preview(null);
    expect(session.dirty()).toEqual([]);
  });

  it('tells a first change of fonts from a second, and cancel restores exactly (ED-38, EDIT-02)', async () => {
    const { session, said, style, editor } = await open();
    editor.run(changeStyle, { changes: [{ path: PACK, value: 'salon' }] });
    const before = style();
    session.open('fonts');
    const packs = ['studio', 'poster', 'salon'] as const;
    for (const value of packs) session.keep([{ path: PACK, value }]);
    const told = said.flatMap(([name, event]) =>
      name === 'change' ? [(event as StyleEvents['change']).fontPack] : [],
    );
    expect(told).toEqual(['cleanToDirty', 'dirtyToDirty', 'dirtyToClean']);
    session.keep([{ path: PACK, value: 'poster' }]);
    session.keep([{ path: ['palette', 'accent'], value: '#123456' }]);
    session.cancel();
    expect(style()).toEqual(before);
    // Given up is not gone: it is one step, and undo brings what one tried back (ED-16).
    editor.undo();
    expect(style()).toEqual({ ...before, fonts: { pack: 'poster' }, palette: { accent: '#123456' } });
    session.cancel();
    expect(session.isDirty()).toBe(false);
  });

  it('makes one step of a drag, however many colours lie on the way (ED-17)', async () => {
    const { session, editor, style } = await open();
    session.open('colors');
    const path = ['palette', 'accent'];
    for (const value of ['#110000', '#220000', '#330000']) session.preview([{ path, value }]);
    expect(editor.state().undoLabel).toBeNull();
    session.keep([{ path, value: '#440000' }]);
    expect([style(), editor.state().undoLabel]).toEqual([{ palette: { accent: '#440000' } }, 'Change style']);
    editor.undo();
    expect([style(), editor.state().undoLabel]).toEqual([{}, null]);
    editor.redo();
    expect(style()).toEqual({ palette: { accent: '#440000' } });
  });
});

describe('the style of the page in the frame', () => {
  async function shown() {
    const clock = handClock();
    const { editor } = await openWindow({ clock });
    const [orders, asked]: [FrameOrder[], unknown[]] = [[], []];
    const tweak = { key: 'wide', type: 'checkbox', defaultValue: 'false' } as never;
    const sync = createStyleSync({
      ...{ editor, send: (order) => orders.push(order), timer: (run, ms) => clock.after(ms, run) },
      ...{ look: () => ({ buttons: { shape: 'pill' } }), tweaks: () => [tweak] },
      compile: async (request) => {
        asked.push(request);
        return { address: '/assets/site/new.css', problems: [], bodyClasses: [] };
      },
    });
    editor.subscribe(sync.changed);
    sync.start({});
    return { editor, orders, asked, clock, session: createStyleSession(editor) };
  }

  it('comes at once, without the server, and goes back as it was (ED-38)', async () => {
    const { orders, session, asked } = await shown();
    expect(orders).toEqual([{ type: 'sheet', name: 'style', css: expect.stringContaining('--button-radius:999px') }]);
    const before = orders.at(-1);
    session.preview([{ path: ['palette', 'accent'], value: '#0055aa' }]);
    expect(orders.at(-1)).toMatchObject({ css: expect.stringContaining('--accent:#0055aa') });
    session.preview(null);
    expect(orders.at(-1)).toEqual(before);
    expect(asked).toEqual([]);
  });

  it('has tweaks and one’s own stylesheet compiled once one pauses, and their classes at once', async () => {
    const { orders, asked, clock, editor } = await shown();
    const change = (path: readonly string[], value: string) => editor.run(changeStyle, { changes: [{ path, value }] });
    change(['tweaks', 'wide'], 'true');
    expect(orders.at(-1)).toEqual({ type: 'bodyClasses', add: ['wide'], remove: [] });
    change(['customCss'], 'a { top: 0 }');
    await clock.pass(200);
    expect(asked).toEqual([{ theme: '', tweaks: { wide: 'true' }, customCss: 'a { top: 0 }' }]);
    expect(orders.at(-1)).toEqual({ type: 'stylesheet', from: '/assets/site/', to: '/assets/site/new.css' });
  });
});
