import type { TextEncoding } from '../tables/textEncoding.ts';

/**
 * Letters beyond ASCII that a language writes, the most frequent first, and the encodings of one byte a letter in which its files
 * come. Encodings that share a letter's byte make the same text of it.
 */
const ALPHABETS: readonly (readonly [letters: string, ...encodings: TextEncoding[]])[] = [
  ['äüöß', 'windows-1252', 'macintosh'],
  ['éèàêçùîôûâëïœ', 'windows-1252', 'macintosh'],
  ['óíáéñúü', 'windows-1252', 'macintosh'],
  ['ãçáéóíõêâàúô', 'windows-1252', 'macintosh'],
  ['àèéìòù', 'windows-1252', 'macintosh'],
  ['åäöé', 'windows-1252', 'macintosh'],
  ['øåæéò', 'windows-1252', 'macintosh'],
  ['íáðþóæéýúö', 'windows-1252'],
  ['éëïöüèê', 'windows-1252', 'macintosh'],
  ['íáéěřčžýšůúóňťď', 'windows-1250'],
  ['áíéčýžšľúťôňóďäĺŕ', 'windows-1250'],
  ['łóąężśćńź', 'windows-1250'],
  ['áéöóőüíúű', 'windows-1250'],
  ['ăîşţâ', 'windows-1250'],
  ['čšžćđ', 'windows-1250'],
  ['ėšįžųąūčę', 'windows-1257'],
  ['āīšēūņļžģčķ', 'windows-1257'],
  ['äõüöšž', 'windows-1257'],
  ['ıüşğçöİâî', 'windows-1254'],
  ['оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё', 'windows-1251', 'koi8-r', 'ibm866'],
  ['оаинвіертсклумдпьязбгйчхжїцєюшфщґ', 'windows-1251'],
  ['αοιετνσρπκμλίυηςάήγόέδύώβθχφξζψωϊΐϋΰ', 'windows-1253'],
  ['יוהלארתבשמנחדקעפגטזסצםןךףץ', 'windows-1255'],
  ['اليمونرتبةعدسفهكحقجشطصخإأضغذثىئءزؤآظپچگکژ', 'windows-1256'],
  ['านรกอเงมยลวดทตสปบคหแจพชขใไโผถซฟธศษณญฉฐภฮฎฏฆ่้ิีัุู็์ึืำะๆๅ', 'windows-874'],
];

/** Signs of texts in any of them. */
const SIGNS = new Set('«»„“”‘’‚‹›–—…•·€§©®°№™\u00a0\u200e\u200f،؛؟');

/** Of a letter that the language does not write. */
const UNKNOWN = -3;
/** What a capital is worth less: words of small letters are more likely. */
const CAPITAL = 0.7;

/** The encoding in which the letters beyond ASCII are those that one language writes; null where none fits better than not. */
export function likeliestEncoding(decode: (encoding: TextEncoding) => string | null): TextEncoding | null {
  const texts = new Map<TextEncoding, readonly string[]>();
  const lettersIn = (encoding: TextEncoding): readonly string[] => {
    const letters = texts.get(encoding) ?? [...(decode(encoding) ?? '')];
    texts.set(encoding, letters);
    return letters;
  };
  let best: { encoding: TextEncoding | null; fit: number } = { encoding: null, fit: 0 };
  for (const [alphabet, ...encodings] of ALPHABETS) {
    const worth = worthOfLetters(alphabet);
    for (const encoding of encodings) {
      const fit = fitOf(lettersIn(encoding), worth);
      if (fit > best.fit) best = { encoding, fit };
    }
  }
  return best.encoding;
}

/** What a letter beyond ASCII is worth on average. */
function fitOf(letters: readonly string[], worth: ReadonlyMap<string, number>): number {
  let [sum, count, before] = [0, 0, ''];
  for (const letter of letters) {
    const last = before;
    before = letter;
    if (letter <= '\x7f' || SIGNS.has(letter)) continue;
    count += 1;
    sum += isOddBehind(last, letter) ? UNKNOWN : worthOf(letter, worth);
  }
  return count === 0 ? 0 : sum / count;
}

/** No word goes on in capitals behind a small letter, in another script or with a sign. */
function isOddBehind(last: string, letter: string): boolean {
  if (!/\p{L}/u.test(last)) return false;
  if (/\p{Ll}/u.test(last) && /\p{Lu}/u.test(letter)) return true;
  return /\p{Script=Latin}/u.test(last) !== /\p{Script=Latin}/u.test(letter);
}

function worthOf(letter: string, worth: ReadonlyMap<string, number>): number {
  const small = worth.get(letter.toLowerCase());
  return worth.get(letter) ?? (small === undefined ? UNKNOWN : small - CAPITAL);
}

/** The logarithm of how much more likely a letter is in the language than any sign of a code page; by its rank. */
function worthOfLetters(alphabet: string): ReadonlyMap<string, number> {
  const count = alphabet.length;
  return new Map([...alphabet].map((letter, rank) => [letter, Math.log(400 / count) - (3 * rank) / count]));
}
