import { foldText } from '@quoin/domain/formats';
/** Something the palette finds. */
export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  /** Its kind in words: "Page", "Product". Found by it too, a little later. */
  readonly group: string;
  /** Further words it is found by, that are not shown. */
  readonly also?: string;
  /** It leads away from where one is: whatever is here comes first. */
  readonly isAway?: boolean;
}

export interface PaletteIndex<Entry extends PaletteEntry> {
  readonly entries: readonly {
    readonly entry: Entry;
    readonly words: readonly string[];
    readonly aside: readonly string[];
  }[];
}

/** Entries made ready for searching, once: ten thousand are searched on each key (ED-40). */
export function indexPalette<Entry extends PaletteEntry>(entries: readonly Entry[]): PaletteIndex<Entry> {
  return {
    entries: entries.map((entry) => ({
      entry,
      words: wordsOf(entry.text),
      aside: wordsOf(`${entry.group} ${entry.also ?? ''}`),
    })),
  };
}

/** The best entries, best first; all words must be found, slips of the finger forgiven. The first ones for nothing typed. */
export function searchPalette<Entry extends PaletteEntry>(
  { entries }: PaletteIndex<Entry>,
  typed: string,
  limit: number,
): readonly Entry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return entries.slice(0, limit).map(({ entry }) => entry);
  const scored = entries.flatMap((each, index) => {
    const score = scoreOf(each, wanted);
    const far = each.entry.isAway === true ? AWAY : 0;
    return score === 0 ? [] : [{ entry: each.entry, score: score - far, index }];
  });
  scored.sort((a, b) => b.score - a.score || a.index - b.index);
  return scored.slice(0, limit).map(({ entry }) => entry);
}

const SCORES = { whole: 100, begin: 80, inside: 40, slip: 20 } as const;
/** More than a word's position counts, less than the gap between a whole word and a part of one. */
const AWAY = 12;

function scoreOf({ words, aside }: PaletteIndex<PaletteEntry>['entries'][number], wanted: readonly string[]): number {
  let sum = 0;
  for (const word of wanted) {
    const score = Math.max(bestOf(words, word), bestOf(aside, word) / 4);
    if (score === 0) return 0;
    sum += score;
  }
  // Of two that hold the words, the shorter is meant.
  return sum / wanted.length - Math.min(10, words.length);
}

function bestOf(words: readonly string[], wanted: string): number {
  let best = 0;
  for (const [place, word] of words.entries()) {
    const score = likeness(word, wanted) - (place === 0 ? 0 : 2);
    if (score > best) best = score;
  }
  return best;
}

function likeness(word: string, wanted: string): number {
  if (word === wanted) return SCORES.whole;
  if (word.startsWith(wanted)) return SCORES.begin;
  if (wanted.length > 1 && word.includes(wanted)) return SCORES.inside;
  const slips = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  return slips > 0 && beginsLike(word, wanted, slips) ? SCORES.slip : 0;
}

/** Whether a word begins with what was typed but for so many letters wrong, missing, too many or swapped. */
function beginsLike(word: string, wanted: string, slips: number): boolean {
  if (word.length < wanted.length - slips) return false;
  // Nobody slips on everything: one of the first two letters is right.
  if (word[0] !== wanted[0] && word[1] !== wanted[1] && word[0] !== wanted[1] && word[1] !== wanted[0]) return false;
  let [before, last] = [[] as number[], Array.from({ length: wanted.length + 1 }, (_, index) => index)];
  const end = Math.min(word.length, wanted.length + slips);
  for (let row = 1; row <= end; row += 1) {
    const now = [row];
    for (let column = 1; column <= wanted.length; column += 1) {
      const isSame = word[row - 1] === wanted[column - 1];
      let cost = Math.min(now[column - 1]! + 1, last[column]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === wanted[column - 2] && word[row - 2] === wanted[column - 1];
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + 1);
      now.push(cost);
    }
    if (now[wanted.length]! <= slips) return true;
    if (Math.min(...now) > slips) return false;
    [before, last] = [last, now];
  }
  return false;
}

/** In lower case, without accents. */
function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
