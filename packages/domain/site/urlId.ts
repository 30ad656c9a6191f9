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

/** The id itself, or with the first free suffix -1, -2, … when it is taken (PREF-07). */
export function freeUrlId(urlId: string, taken: ReadonlySet<string>): string {
  if (!taken.has(urlId)) return urlId;
  let suffix = 1;
  while (taken.has(`${urlId}-${suffix}`)) suffix += 1;
  return `${urlId}-${suffix}`;
}

/** A store's url id: of its title, or of the fallback when the title is empty or shorter than 3 characters (PREF-07). */
export function storeUrlId(title: string, fallbackTitle: string, taken: ReadonlySet<string>): string {
  const trimmed = title.trim();
  const own = trimmed.length < 3 ? '' : toUrlId(trimmed);
  return freeUrlId(own === '' ? toUrlId(fallbackTitle) : own, taken);
}
