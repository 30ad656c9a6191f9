import { RECORD_EVENT_PATH, RECORD_HIT_PATH, TRACK_EVENTS_PATH } from '@quoin/contract/endpoints/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReportQueue } from './createReportQueue.ts';
import { sendOlderEvent } from './tracking/olderTracker.ts';
import { postHit } from './tracking/postHit.ts';
import { sendEvent, type Wires } from './tracking/transport.ts';

/** A browser before endpoints that never say anything: what is on its way, and what of it outlives its page. */
function browser() {
  let leave = () => {};
  const open: { readonly path: string; readonly outlives: boolean; readonly giveUp: () => void }[] = [];
  let most = 0;
  const ask = (path: string, outlives: boolean, giveUp: () => void) => {
    open.push({ path, outlives, giveUp });
    most = Math.max(most, open.length);
  };
  const end = (path: string) => {
    const at = open.findIndex((each) => each.path === path);
    for (const { giveUp } of open.splice(at, 1)) giveUp();
    return new Promise((resolve) => setImmediate(resolve));
  };
  vi.stubGlobal('fetch', (path: string, { keepalive = false }: RequestInit = {}) => {
    return new Promise((_, reject) => ask(path, keepalive, () => reject(new Error('timed out'))));
  });
  const newPage = () => {
    globalThis.quoinHitUnheard = undefined;
    globalThis.quoinReportQueue = createReportQueue((run) => {
      leave = run;
    });
  };
  const leavePage = () => {
    leave();
    open.splice(0, open.length, ...open.filter(({ outlives }) => outlives));
    newPage();
  };
  const wires: Wires = {
    beacon: (path) => {
      ask(path, true, () => {});
      return true;
    },
    answered: () => {},
    warn: () => {},
    request: () => {
      const xhr = { open: (_: string, path: string) => ask(path, false, () => {}), setRequestHeader() {}, send() {} };
      return xhr as unknown as XMLHttpRequest;
    },
  };
  newPage();
  return { open, most: () => most, end, leavePage, wires, paths: () => open.map(({ path }) => path) };
}

const view = () => void postHit({ url: '/' });
const press = () => sendOlderEvent(new URLSearchParams({ event: 'addToCart' }));
const tell = (wires: Wires, isWell: boolean) =>
  void sendEvent(wires, TRACK_EVENTS_PATH, { eventContent: '{}', eventSchemaName: 'x' }, isWell).catch(() => {});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.quoinReportQueue = undefined;
  globalThis.quoinHitUnheard = undefined;
});

describe('before endpoints that are silent', () => {
  it('a page keeps one connection, whatever it has to tell (FT-20, ANA-1)', async () => {
    const { end, paths, wires } = browser();
    view();
    press();
    tell(wires, false);
    expect(paths()).toEqual([RECORD_HIT_PATH]);
    await end(RECORD_HIT_PATH);
    expect(paths()).toEqual([RECORD_EVENT_PATH]);
    await end(RECORD_EVENT_PATH);
    expect(paths()).toEqual([TRACK_EVENTS_PATH]);
  });

  it('pages left at once leave two behind, the page view and a beacon, and further pages none (FT-20, ANA-1)', () => {
    const { most, leavePage, paths, wires } = browser();
    for (let page = 0; page < 6; page += 1) {
      view();
      press();
      tell(wires, true);
      leavePage();
      expect(paths()).toEqual([RECORD_HIT_PATH, TRACK_EVENTS_PATH]);
    }
    // With what the present page asks.
    expect(most()).toBe(3);
  });

  it('a press on a page whose view was answered is sent when the page is left, however much waits before it (TRACK-01)', async () => {
    const { open, leavePage } = browser();
    vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-length': '14' } }));
    await postHit({ url: '/' });
    vi.stubGlobal('fetch', (path: string, { keepalive = false }: RequestInit) => {
      open.push({ path, outlives: keepalive, giveUp: () => {} });
      return new Promise(() => {});
    });
    globalThis.quoinReportQueue?.(() => new Promise(() => {})).catch(() => {});
    press();
    expect(open).toEqual([]);
    leavePage();
    expect(open).toMatchObject([{ path: RECORD_EVENT_PATH, outlives: true }]);
  });
});
