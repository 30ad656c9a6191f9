export interface Replacement {
  readonly find: string;
  readonly replace: string;
  readonly matchesCase: boolean;
  /** The cell as a whole must be what is looked for. */
  readonly isWholeCell: boolean;
}

/** A cell with every occurrence replaced; what is looked for is plain text, never a pattern. */
export function replaceInCell(text: string, { find, replace, matchesCase, isWholeCell }: Replacement): string {
  const fold = (each: string) => (matchesCase ? each : each.toLowerCase());
  if (isWholeCell) return fold(text) === fold(find) ? replace : text;
  if (find === '') return text;
  let result = '';
  let at = 0;
  const [hay, needle] = [fold(text), fold(find)];
  // Letters whose lower case is longer would shift every place found.
  if (hay.length !== text.length) return text.split(find).join(replace);
  for (let found = hay.indexOf(needle); found >= 0; found = hay.indexOf(needle, at)) {
    result += text.slice(at, found) + replace;
    at = found + needle.length;
  }
  return result + text.slice(at);
}
