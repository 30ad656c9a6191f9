import createBidi from 'bidi-js';
import { type FontName, type SetLetter, setLetters } from './pdfFonts.ts';

/** Letters drawn in one go, from left to right as they are on the paper. */
export interface Run {
  readonly font: string;
  readonly text: string;
  /** Width of a line around each letter, of its size. */
  readonly outline: number;
}

const bidi = createBidi();
/** Anything of it written from right to left: only then is a line put in order. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

const LETTER = /\p{L}/u;

interface Piece extends Run {
  /** Of the bidirectional algorithm (Unicode annex 9): odd ones run from right to left. */
  readonly level: number;
}

/** One line as it is drawn: cut where its font changes, in the order of the paper. `isRtl`: of a text that begins at the right. */
export function runsOf(text: string, font: FontName, isRtl = false): readonly Run[] {
  const letters = setLetters(text, font);
  const isMixed = RIGHT_TO_LEFT.test(text);
  // An address in Latin letters keeps its direction, wherever it is on the paper.
  const begins = isRtl && (isMixed || !LETTER.test(text)) ? 'rtl' : 'ltr';
  const levels = begins === 'rtl' || isMixed ? levelsOf(letters, begins) : null;
  return inOrder(joined(letters.map((letter, index) => pieceOf(letter, levels?.[index] ?? 0)))).map(
    ({ level: _, ...run }) => run,
  );
}

/** Of each letter, by the bidirectional algorithm. */
function levelsOf(letters: readonly SetLetter[], begins: 'ltr' | 'rtl'): readonly number[] {
  const line = letters.map(({ letter }) => letter).join('');
  const { levels } = bidi.getEmbeddingLevels(line, begins);
  let at = 0;
  return letters.map(({ letter }) => {
    at += letter.length;
    return levels[at - letter.length] ?? 0;
  });
}

/** Brackets of what runs from right to left are those of the other side. */
function pieceOf({ letter, font, outline }: SetLetter, level: number): Piece {
  const text = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
  return { font, text, outline, level };
}

/**
 * Neighbours of one font and one level. From right to left each word is drawn by itself: the PDF library shapes words and
 * turns each around, but sets them one after the other from the left.
 */
function joined(letters: readonly Piece[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const letter of letters) {
    const last = pieces.at(-1);
    // Arabic figures run from left to right, but the library would turn them around with their script.
    const isAlone = letter.level % 2 === 0 && RIGHT_TO_LEFT.test(letter.text);
    const isWordsEnd = isAlone || (letter.level % 2 === 1 && (letter.text === ' ' || last?.text === ' '));
    if (last !== undefined && last.font === letter.font && last.level === letter.level && !isWordsEnd)
      pieces[pieces.length - 1] = { ...last, text: last.text + letter.text };
    else pieces.push(letter);
  }
  return pieces.map((piece) => (piece.level % 2 === 1 && !RIGHT_TO_LEFT.test(piece.text) ? turned(piece) : piece));
}

/** Reverses signs without a script of their own. Nothing else reverses them. */
function turned(piece: Piece): Piece {
  return { ...piece, text: [...piece.text].reverse().join('') };
}

/** From the highest level down to the lowest odd one, reverses what is at or above it (rule L2). */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
