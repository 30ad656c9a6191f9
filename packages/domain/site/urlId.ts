/** The longest url id made of a title; longer titles are cut at a word. */
const MAX_URL_ID_LENGTH = 100;

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

/** A legal url id has at most so many bytes of UTF-8: about 80 letters of Thai, 250 of English. */
const MAX_URL_ID_BYTES = 250;

/** A letter or digit and the marks on it: vowels of Hindi and Thai are marks, without them a word is another word. */
const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{Mn}\p{Mc}]*`;
const WORDS = new RegExp(WORD, 'gu');
const URL_ID = new RegExp(`^${WORD}(?:[-_.]${WORD})*$`, 'u');

/** Joiners, soft hyphens, direction marks and variation selectors: nobody sees them, so no address has them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Other widths and shapes of letters that keyboards and old files produce: `Ａ`, `ｶ`, `ﬁ`. */
const OTHER_SHAPES = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff00-\uffef]+/gu;
const APOSTROPHES = /['’‘`´׳״]/g;

/** Latin letters that have no accent to drop. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't' },
};
const LATIN_ALONE = new RegExp(`[${Object.keys(LATIN).join('')}]`, 'gu');
const ACCENTED_LATIN = /(\p{Script=Latin})\p{Mn}+/gu;

/**
 * `"Café & Bar!"` → `"cafe-bar"`, `"เสื้อยืด สีน้ำเงิน"` → `"เสื้อยืด-สีน้ำเงิน"`: the letters, marks and numbers of every script in
 * lower case. Accents are dropped of Latin letters only; elsewhere they make another letter.
 */
export function toUrlId(title: string): string {
  const folded = foldUrlId(title.slice(0, 1000).replace(APOSTROPHES, ''))
    .normalize('NFD')
    .replace(ACCENTED_LATIN, '$1')
    .normalize('NFC')
    .replace(LATIN_ALONE, (letter) => LATIN[letter]!);
  const words = folded.match(WORDS) ?? [];
  let id = '';
  for (const word of words) {
    const longer = id === '' ? word : `${id}-${word}`;
    if (longer.length > MAX_URL_ID_LENGTH || utf8Length(longer) > MAX_URL_ID_BYTES) break;
    id = longer;
  }
  return id === '' ? cut((words[0] ?? '').slice(0, MAX_URL_ID_LENGTH), MAX_URL_ID_BYTES) : id;
}

/** Normalizes a typed address to the stored form: NFC, lower case, no invisible characters. */
export function foldUrlId(text: string): string {
  // The lower case of İ would be an i with a second dot.
  return visible(text).replaceAll('İ', 'i').toLowerCase().normalize('NFC');
}

function visible(text: string): string {
  const shaped = text.normalize('NFC').replace(OTHER_SHAPES, (shapes) => shapes.normalize('NFKC'));
  return shaped.replace(INVISIBLE, '').normalize('NFC').trim();
}

/** Whether a text can be one part of a page's address. */
export function isUrlId(text: string): boolean {
  return URL_ID.test(text) && text.normalize('NFC') === text && utf8Length(text) <= MAX_URL_ID_BYTES;
}

/** Turns typed text into a valid address if it is none: `/Blue Chair` → `blue-chair`. */
export function typedUrlId(text: string): string {
  const folded = foldUrlId(text);
  return isUrlId(folded) ? folded : toUrlId(folded);
}

/**
 * Returns the address from a file of another product. Keeps it with its capitals if it is legal, because links lead
 * there. Otherwise makes one from its words. It may have several parts (`2025/2/market`). Empty if no part can be an
 * address.
 */
export function givenUrlId(text: string): string {
  const parts = visible(decoded(text))
    .split('/')
    .map((part) => (isUrlId(part) ? part : toUrlId(part)))
    .filter((part) => part !== '');
  return parts.join('/');
}

/** WordPress writes addresses of other scripts with percent signs. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As much of an id as has that many bytes, without half a letter, or a letter without its marks, at its end. */
function cut(id: string, bytes: number): string {
  const letters = id.match(/[^\p{M}]\p{M}*/gu) ?? [];
  while (utf8Length(letters.join('')) > bytes) letters.pop();
  return letters.join('').replace(/(?<![-_.])[-_.]+$/, '');
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * The id itself, or with the first free suffix -1, -2, … in the order of numbers when it is taken (PREF-07). A long id
 * is cut so that the suffix fits.
 */
export function freeUrlId(urlId: string, taken: ReadonlySet<string>): string {
  let free = urlId;
  for (let suffix = 1; taken.has(free); suffix += 1) {
    const end = `-${suffix}`;
    free = `${cut(urlId, MAX_URL_ID_BYTES - end.length)}${end}`;
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
