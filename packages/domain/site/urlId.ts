/** The longest url id we make of a title; longer ones are cut at a word. */
export const MAX_URL_ID_LENGTH = 100;

/** First path parts the product needs itself; no page may take them. */
export const RESERVED_URL_IDS: ReadonlySet<string> = new Set([
  'api',
  'app',
  'assets',
  'cart',
  'checkout',
  'config',
  'download',
  'healthz',
  'metrics',
  'order',
  'readyz',
  's',
  'scripts',
  'search',
  'static',
]);

const URL_ID = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u;

/** `"Café & Bar!"` → `"cafe-bar"`: letters and digits of any script in lower case, accents of Latin letters dropped. */
export function toUrlId(title: string): string {
  const plain = title
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  const words = plain
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  let id = '';
  for (const word of words) {
    if (id.length + word.length + 1 > MAX_URL_ID_LENGTH) break;
    id = id === '' ? word : `${id}-${word}`;
  }
  return id === '' ? (words[0] ?? '').slice(0, MAX_URL_ID_LENGTH) : id;
}

/** Whether a text can be one part of a page's address. */
export function isUrlId(text: string): boolean {
  return text.length <= MAX_URL_ID_LENGTH && URL_ID.test(text);
}

/**
 * The id itself, or with the first free suffix -1, -2, … in the order of numbers when it is taken (PREF-07). A long id
 * is cut so that the suffix fits.
 */
export function freeUrlId(urlId: string, taken: ReadonlySet<string>): string {
  let free = urlId;
  for (let suffix = 1; taken.has(free); suffix += 1) {
    const end = `-${suffix}`;
    free = `${urlId.slice(0, MAX_URL_ID_LENGTH - end.length).replace(/(?<![-_.])[-_.]+$/, '')}${end}`;
  }
  return free;
}

/** What a store is called when no title makes an address. */
const LAST_RESORT = 'store';

/**
 * A store's url id: of its title, or of the fallback when the title is empty or shorter than 3 characters (PREF-07).
 * Addresses the product needs itself count as taken.
 */
export function storeUrlId(title: string, fallbackTitle: string, taken: ReadonlySet<string>): string {
  const trimmed = title.trim();
  const own = trimmed.length < 3 ? '' : toUrlId(trimmed);
  const id = own || toUrlId(fallbackTitle) || LAST_RESORT;
  return freeUrlId(id, RESERVED_URL_IDS.has(id) ? new Set([...taken, id]) : taken);
}
