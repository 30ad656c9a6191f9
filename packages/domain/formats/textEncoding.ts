/** In the order in which owners choose from them; names are those of the encoding standard of browsers. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export interface DecodedText {
  readonly encoding: TextEncoding;
  readonly text: string;
}

/** `TextDecoder` of a browser or of Node, strict: null where the bytes are none of this encoding. */
export type Decode = (bytes: Uint8Array, encoding: TextEncoding) => string | null;

/**
 * The text of a file that somebody chose. How it is encoded is guessed unless it is given; null where it is no text, as pictures and
 * archives.
 */
export function decodeText(bytes: Uint8Array, decode: Decode, given?: TextEncoding): DecodedText | null {
  const encoding = given ?? guessEncoding(bytes, decode);
  const decoded = decode(bytes, encoding);
  const text = encoding === 'windows-1252' ? (decoded?.replace(/[\x80-\x9f]/g, latinSign) ?? null) : decoded;
  return text === null || text.includes('\0') ? null : { encoding, text };
}

/** What windows-1252 has where Latin-1 has controls; Node 20 takes the one for the other. */
const LATIN_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function latinSign(control: string): string {
  return LATIN_SIGNS[control.charCodeAt(0) - 0x80] ?? control;
}

export function isTextEncoding(name: string): name is TextEncoding {
  return TEXT_ENCODINGS.some((known) => known === name);
}

const LOOKED_AT = 200_000;
/** Of letters of two bytes, those that must be everyday ones of their language. */
const EVERYDAY = 0.75;

function guessEncoding(bytes: Uint8Array, decode: Decode): TextEncoding {
  const wide = wideEncoding(bytes);
  if (wide !== null) return wide;
  if (decode(bytes, 'utf-8') !== null) return 'utf-8';
  const start = bytes.subarray(0, LOOKED_AT);
  const shares = DOUBLE_BYTES.filter(({ encoding }) => decode(bytes, encoding) !== null).map(
    ({ encoding, isEveryday }) => ({
      encoding,
      share: everydayShare(start, isEveryday),
    }),
  );
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one), NONE);
  if (best.share >= EVERYDAY) return best.encoding;
  return looksCyrillic(start) ? 'windows-1251' : 'windows-1252';
}

const NONE: { readonly encoding: TextEncoding; readonly share: number } = { encoding: 'windows-1252', share: 0 };

/** Of fewer bytes the empty half tells nothing. */
const SHORTEST_TABLE = 16;

/** By its mark, or by the empty half of Latin letters. */
function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  if (start.length < SHORTEST_TABLE) return null;
  const empty = [0, 1].map((half) => start.filter((byte, at) => at % 2 === half && byte === 0).length);
  if (empty[0] === 0 && empty[1]! > start.length / 8) return 'utf-16le';
  return empty[1] === 0 && empty[0]! > start.length / 8 ? 'utf-16be' : null;
}

type IsEveryday = (lead: number, trail: number) => boolean;
const isIn = (value: number, from: number, to: number) => value >= from && value <= to;

/** Where each standard keeps what is written every day; in order, for the first of equals is taken. */
const DOUBLE_BYTES: readonly { readonly encoding: TextEncoding; readonly isEveryday: IsEveryday }[] = [
  // Syllables of Korean end before the second half of the common signs of Chinese begins.
  { encoding: 'euc-kr', isEveryday: (lead, trail) => isIn(lead, 0xb0, 0xc8) && trail >= 0xa1 },
  // Kana, and the first level of signs.
  { encoding: 'shift_jis', isEveryday: (lead) => isIn(lead, 0x82, 0x83) || isIn(lead, 0x88, 0x97) },
  { encoding: 'gb18030', isEveryday: (lead, trail) => isIn(lead, 0xb0, 0xd7) && trail >= 0xa1 },
  { encoding: 'big5', isEveryday: (lead) => isIn(lead, 0xa4, 0xc6) },
];

/** Of the bytes beyond ASCII that begin a letter, how many begin an everyday one. Signs and marks of two bytes count for neither. */
function everydayShare(bytes: Uint8Array, isEveryday: IsEveryday): number {
  let [everyday, all] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    at += 1;
    const isKnown = isEveryday(lead, trail);
    if (!isKnown && isIn(lead, 0xa1, 0xa3)) continue;
    all += 1;
    if (isKnown) everyday += 1;
  }
  return all === 0 ? 0 : everyday / all;
}

/** Words of letters beyond ASCII, where Latin scripts have one such letter among others. */
function looksCyrillic(bytes: Uint8Array): boolean {
  let [runs, letters] = [0, 0];
  let isWithin = false;
  for (const byte of bytes) {
    const isLetter = byte >= 0xc0 || byte === 0xa8 || byte === 0xb8;
    if (isLetter) letters += 1;
    if (isLetter && !isWithin) runs += 1;
    isWithin = isLetter;
  }
  return letters >= 2.5 * runs && runs > 0;
}
