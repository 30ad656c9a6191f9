import { PIXEL_GREETING } from '@quoin/contract/endpoints/site';

/**
 * The beginning of a pixel's document: `quoin`, and what snippets expect of a page. A sandboxed document has no
 * cookies, storage or referrer, and accessing them would throw, so there is a memory that lasts as long as the frame.
 * The page describes itself in the frame's name, which is available before the owner's code runs.
 */
export const PIXEL_FRAME_SCRIPT = `(() => {
const MOST_KEPT = 200;
let given = {};
try { given = JSON.parse(name) ?? {}; } catch {}
name = '';
const page = given.page || { url: '', path: '', title: '', language: '', referrer: '' };
const told = [];
const hearers = [];
const hand = (hear, event) => { try { hear(event); } catch (fault) { console.warn(fault); } };
const hears = (wanted, event) => wanted === '*' || wanted === event.name;
window.quoin = Object.freeze({
  page: Object.freeze(page),
  consent: Object.freeze(given.consent || { analytics: false, marketing: false }),
  visitorId: given.visitorId || '',
  on(wanted, hear) {
    hearers.push([wanted, hear]);
    for (const event of told.filter((each) => hears(wanted, each))) hand(hear, event);
  },
});
const lay = (object, key, description) => Object.defineProperty(object, key, { configurable: true, ...description });
const cookies = new Map();
lay(document, 'cookie', {
  get: () => [...cookies].map(([key, value]) => key + '=' + value).join('; '),
  set(text) {
    const [pair, ...attributes] = String(text).split(';');
    const at = pair.indexOf('=');
    const key = (at < 0 ? '' : pair.slice(0, at)).trim();
    const isGone = attributes.some((each) => {
      const [what, value = ''] = each.split('=').map((part) => part.trim());
      return (/^max-age$/i.test(what) && Number(value) <= 0) || (/^expires$/i.test(what) && Date.parse(value) <= Date.now());
    });
    if (isGone) cookies.delete(key); else cookies.set(key, pair.slice(at + 1).trim());
  },
});
const memory = () => {
  const kept = new Map();
  return {
    get length() { return kept.size; },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => { kept.set(String(key), String(value)); },
    removeItem: (key) => { kept.delete(String(key)); },
    clear: () => kept.clear(),
  };
};
lay(window, 'localStorage', { value: memory() });
lay(window, 'sessionStorage', { value: memory() });
lay(document, 'referrer', { value: page.referrer });
document.title = page.title;
const { port1, port2 } = new MessageChannel();
port1.onmessage = ({ data: event }) => {
  if (told.length < MOST_KEPT) told.push(event);
  for (const [wanted, hear] of hearers) if (hears(wanted, event)) hand(hear, event);
};
if (parent !== window) parent.postMessage('${PIXEL_GREETING}', location.origin, [port2]);
})();`;
