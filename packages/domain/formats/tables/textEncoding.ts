import { likeliestEncoding } from '../texts/alphabets.ts';

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
  'windows-1257',
  'macintosh',
  'koi8-r',
  'ibm866',
  'shift_jis',
  'euc-jp',
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
 * Returns the text of a file that a user chose. The encoding is guessed unless it is given. Returns null for what is no
 * text, such as pictures and archives.
 */
export function decodeText(bytes: Uint8Array, decode: Decode, given?: TextEncoding): DecodedText | null {
  const encoding = given ?? guessEncoding(bytes, decode);
  const text = textOf(bytes, decode, encoding);
  return text === null || text.includes('\0') ? null : { encoding, text };
}

function textOf(bytes: Uint8Array, decode: Decode, encoding: TextEncoding): string | null {
  const decoded = decode(bytes, encoding);
  return encoding === 'windows-1252' ? (decoded?.replace(/[\x80-\x9f]/g, latinSign) ?? null) : decoded;
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
  const shares = DOUBLE_BYTES.filter(({ encoding }) => decode(bytes, encoding) !== null).map((each) => ({
    encoding: each.encoding,
    share: everydayShare(start, each),
  }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one), NONE);
  if (best.share >= EVERYDAY) return best.encoding;
  const textIn = (encoding: TextEncoding) => textOf(start, decode, encoding);
  const likeliest = likeliestEncoding(textIn) ?? 'windows-1252';
  return textIn(likeliest) === textIn('windows-1252') ? 'windows-1252' : likeliest;
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

interface DoubleBytes {
  readonly encoding: TextEncoding;
  readonly isEveryday: (lead: number, trail: number) => boolean;
  /** Signs and marks: every text has them. */
  readonly isSign: (lead: number) => boolean;
  /** A letter of one byte. */
  readonly isSingle?: (lead: number) => boolean;
}
const isIn = (value: number, from: number, to: number) => value >= from && value <= to;

/** Where each standard keeps what is written every day; in order, for the first of equals is taken. */
const DOUBLE_BYTES: readonly DoubleBytes[] = [
  // Syllables of Korean end before the second half of the common signs of Chinese begins.
  {
    encoding: 'euc-kr',
    isEveryday: (lead, trail) => isIn(lead, 0xb0, 0xc8) && trail >= 0xa1,
    isSign: (lead) => isIn(lead, 0xa1, 0xa3),
  },
  // Kana, and the first level of signs. Narrow kana have one byte.
  {
    encoding: 'shift_jis',
    isEveryday: (lead) => isIn(lead, 0x82, 0x83) || isIn(lead, 0x88, 0x97),
    isSign: (lead) => lead === 0x81,
    isSingle: (lead) => isIn(lead, 0xa1, 0xdf),
  },
  {
    encoding: 'gb18030',
    isEveryday: (lead, trail) => isIn(lead, 0xb0, 0xd7) && trail >= 0xa1,
    isSign: (lead) => isIn(lead, 0xa1, 0xa3),
  },
  {
    encoding: 'euc-jp',
    isEveryday: (lead) => isIn(lead, 0xa4, 0xa5) || isIn(lead, 0xb0, 0xcf),
    isSign: (lead) => isIn(lead, 0xa1, 0xa3),
  },
  { encoding: 'big5', isEveryday: (lead) => isIn(lead, 0xa4, 0xc6), isSign: (lead) => isIn(lead, 0xa1, 0xa3) },
];

/** Of the letters of two bytes, how many are everyday ones. */
function everydayShare(bytes: Uint8Array, { isEveryday, isSign, isSingle = () => false }: DoubleBytes): number {
  let [everyday, all] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80 || isSingle(lead)) continue;
    at += 1;
    if (isSign(lead)) continue;
    all += 1;
    if (isEveryday(lead, trail)) everyday += 1;
  }
  return all === 0 ? 0 : everyday / all;
}
