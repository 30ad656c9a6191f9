import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { openWindow } from '../document/testing/window.ts';
import { notifyScripts } from '../frame/notifyScripts.ts';
import { forwardStyleEvents, STYLE_EVENT_NAMES } from './forwardStyleEvents.ts';
import { createStyleSession } from './styleSession.ts';

interface TweakEvent {
  readonly getName?: () => string;
  readonly getValue?: () => string;
}

/**
 * Opens the editor with a page whose theme listens on `Y.Global`, as public themes do, and whose other scripts listen
 * on the document.
 */
async function open() {
  const { editor } = await openWindow();
  const session = createStyleSession(editor);
  const page = new Window();
  const heard: string[] = [];
  const tweaks: string[] = [];
  const Y = {
    Global: {
      fire: (name: string, { getName, getValue }: TweakEvent) => {
        heard.push(name);
        if (getName !== undefined) tweaks.push(`${getName()}=${getValue?.()}`);
      },
    },
  };
  vi.stubGlobal('window', Object.assign(page, { Y }));
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('CustomEvent', page.CustomEvent);
  const seen: string[] = [];
  for (const name of STYLE_EVENT_NAMES)
    for (const kind of ['tweak', 'frame'])
      page.document.addEventListener(`${kind}:${name}`, ({ type }) => seen.push(type));
  const stop = forwardStyleEvents(session, (order) => {
    // What goes through a port is a copy.
    if (order.type === 'styleEvent') notifyScripts(order.name, structuredClone(order.event));
  });
  return { session, heard, seen, tweaks, stop };
}

afterEach(() => vi.unstubAllGlobals());

it('scripts of a page in the canvas hear the seven events of the panel and the two of the frame (EDIT-02)', async () => {
  const { session, heard, seen } = await open();
  session.events.emit('load', { page: 'p1', pageType: 'STYLE' });
  session.open('fonts');
  session.keep([{ path: ['fonts', 'pack'], value: 'studio' }]);
  session.save();
  session.reset(['fonts']);
  session.close();
  session.events.emit('iframeUnload', { page: 'p1', pageType: 'STYLE' });
  expect(heard).toEqual([
    ...['frame:load', 'tweak:beforeopen', 'tweak:aftershow', 'tweak:change', 'tweak:save', 'tweak:reset'],
    ...['tweak:change', 'tweak:close', 'tweak:afterclose', 'frame:iframeUnload'],
  ]);
  expect(seen).toEqual(heard);
});

it('a theme hears which tweak was changed to what, also while it is only tried (EDIT-02)', async () => {
  const { session, tweaks, stop } = await open();
  session.open('tweaks');
  session.preview([{ path: ['tweaks', 'banner-height'], value: 'tall' }]);
  session.keep([{ path: ['tweaks', 'banner-height'], value: 'small' }]);
  expect(tweaks).toEqual(['banner-height=tall', 'banner-height=small']);
  stop();
  session.keep([{ path: ['tweaks', 'banner-height'], value: 'none' }]);
  expect(tweaks).toHaveLength(2);
});
