/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Signs shown before the first hit. */
const LEAD = 60;
/** Two words with a common beginning of that length are forms of one word when little follows in both. */
const STEM = 4;
const ENDING = 3;

/** Plain text in pieces, those marked that mean one of the words; words in lower case without accents, as the search read them. */
export function markHits(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const hit of hitsIn(text, words)) {
    if (hit.from > end) parts.push({ text: text.slice(end, hit.from), isHit: false });
    parts.push({ text: text.slice(hit.from, hit.to), isHit: true });
    end = hit.to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false });
  return parts;
}

/** A passage of about that length around the first hit, cut at words; the beginning when there is none. */
export function excerptAround(text: string, words: readonly string[], length = 200): readonly TextPart[] {
  const [first] = hitsIn(text, words);
  const from =
    first === undefined || first.from <= LEAD || text.length <= length ? 0 : wordStart(text, first.from - LEAD);
  const passage = text.slice(from, text.length - from <= length ? undefined : wordEnd(text, from + length));
  const [before, after] = [from > 0 ? '… ' : '', from + passage.length < text.length ? ' …' : ''];
  return markHits(`${before}${passage.trim()}${after}`, words);
}

function wordStart(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  return space < 0 ? near : space + 1;
}

function wordEnd(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near);
  return space < near - LEAD ? near : space;
}

function hitsIn(text: string, words: readonly string[]): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(WORD)]
    .filter(([found]) => words.some((word) => isFormOf(plain(found), word)))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

function isFormOf(found: string, word: string): boolean {
  if (word === '') return false;
  if (found.startsWith(word)) return true;
  let common = 0;
  while (common < word.length && found[common] === word[common]) common += 1;
  return common >= STEM && word.length - common <= ENDING && found.length - common <= ENDING;
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
