import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { PIXEL_FRAME_SCRIPT } from './pixelFrameScript.ts';

interface Frame {
  run<Answer>(code: string): Answer;
  readonly port: { onmessage: ((message: { data: unknown }) => void) | null };
  readonly posted: readonly unknown[];
}

const PAGE = { url: 'https://shop.example/a', path: '/a', title: 'A', language: 'en', referrer: 'https://x.example/' };

/** A window as far as the script touches one: naming its cookies or storage throws, as in a sandbox. */
function openFrame(name = JSON.stringify({ page: PAGE, consent: { analytics: true, marketing: false } })): Frame {
  const port: Frame['port'] = { onmessage: null };
  const posted: unknown[] = [];
  const thrower = {
    configurable: true,
    get: () => {
      throw new Error('SecurityError');
    },
  };
  const document = Object.defineProperty({ title: '' }, 'cookie', thrower);
  const window: Record<string, unknown> = {
    ...{ name, document, console: { warn: () => {} }, location: { origin: 'https://shop.example' } },
    parent: { postMessage: (data: unknown, origin: string) => posted.push([data, origin]) },
    MessageChannel: class {
      readonly port1 = port;
      readonly port2 = 'port';
    },
  };
  window.window = window;
  Object.defineProperty(window, 'localStorage', thrower);
  const context = createContext(window);
  runInContext(PIXEL_FRAME_SCRIPT, context);
  return { run: (code) => runInContext(code, context), port, posted };
}

describe('the beginning of a pixel’s frame', () => {
  it('greets the site’s own page and no other', () => {
    expect(openFrame().posted).toEqual([['quoin:pixel', 'https://shop.example']]);
  });

  it('keeps what happened until somebody asks for it, and hands on what happens then (TRACK-09)', () => {
    const frame = openFrame();
    const tell = (name: string, id: string) => frame.port.onmessage?.({ data: { name, id } });
    tell('page_view', '1');
    tell('purchase', '2');
    frame.run(
      'heard = []; quoin.on("purchase", ({ id }) => heard.push(id)); quoin.on("*", ({ id }) => heard.push("*" + id))',
    );
    tell('purchase', '3');
    expect(frame.run('heard.join()')).toBe('2,*1,*2,3,*3');
  });

  it('a hearer that throws keeps nobody from hearing', () => {
    const frame = openFrame();
    frame.run('heard = 0; quoin.on("*", () => { throw new Error("no") }); quoin.on("*", () => { heard += 1 })');
    frame.port.onmessage?.({ data: { name: 'search', id: '1' } });
    expect(frame.run('heard')).toBe(1);
  });

  it('gives snippets what they expect of a page: cookies and storage that last as long as the frame', () => {
    const { run } = openFrame();
    run('document.cookie = "a=1; Path=/"; document.cookie = "b = x=y"; document.cookie = "a=; Max-Age=0"');
    expect(run('document.cookie')).toBe('b=x=y');
    run('localStorage.setItem("k", 7)');
    expect(run('[localStorage.getItem("k"), localStorage.length, sessionStorage.getItem("k")].join()')).toBe('7,1,');
    expect(run('[document.title, document.referrer, quoin.page.path, quoin.consent.analytics, name].join()')).toBe(
      'A,https://x.example/,/a,true,',
    );
  });

  it('works without a name, and with one that is none of ours', () => {
    for (const name of ['', '{"page"', 'null']) {
      expect(() => openFrame(name)).not.toThrow();
    }
  });
});
