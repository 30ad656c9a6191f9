/** One typed word, and the words of the shop that look like it. All in lower case without accents. */
export interface TypedWord {
  readonly term: string;
  /** Something in the shop begins with it or means it. */
  readonly isKnown: boolean;
  /** The language passes over it: "the", "und". */
  readonly isPassedOver: boolean;
  /** Words of the shop that share some letters, likeliest first. */
  readonly alike: readonly string[];
}

/** A word to look for: any of these will do. */
export interface SearchTerm {
  readonly typed: string;
  readonly words: readonly string[];
  /** Nothing has the word as typed; it was taken for the others. */
  readonly isCorrected: boolean;
}

/** How many mistakes a word may hold: none in the shortest, where every other word is one letter away. */
export function allowedMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const MAX_CORRECTIONS = 3;

/** What to look for: words passed over are left out unless there is nothing else, unknown ones taken for the nearest. */
export function decideSearch(typed: readonly TypedWord[]): readonly SearchTerm[] {
  const meant = typed.filter((word) => word.isKnown || !word.isPassedOver);
  return (meant.some((word) => !word.isPassedOver) ? meant.filter((word) => !word.isPassedOver) : meant).map(toTerm);
}

function toTerm({ term, isKnown, alike }: TypedWord): SearchTerm {
  const nearest = isKnown ? [] : nearestWords(term, alike);
  return nearest.length === 0
    ? { typed: term, words: [term], isCorrected: false }
    : { typed: term, words: nearest, isCorrected: true };
}

/** The words with the fewest mistakes, within what is allowed; the beginning of a longer word counts as a word. */
export function nearestWords(term: string, alike: readonly string[]): readonly string[] {
  const allowed = allowedMistakes(term.length);
  const measured = alike.map((word) => ({ word, mistakes: mistakesBetween(term, word) }));
  const best = measured.reduce((least, { mistakes }) => Math.min(least, mistakes), allowed + 1);
  if (best > allowed) return [];
  const nearest = measured.filter(({ mistakes }) => mistakes === best).map(({ word }) => word);
  return [...new Set(nearest)].slice(0, MAX_CORRECTIONS);
}

function mistakesBetween(term: string, word: string): number {
  const whole = editDistance(term, word);
  return word.length <= term.length ? whole : Math.min(whole, editDistance(term, word.slice(0, term.length)));
}

/** Letters wrong, missing, too many, or two swapped: one mistake each. */
export function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    before = above;
    above = current;
  }
  return above[right.length] ?? 0;
}
