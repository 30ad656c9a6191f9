const BEFORE_PATTERN = new Set('(,=:[!&|?{};+');

/**
 * The texts in quotes of a script, as they are written. Comments and patterns are passed over: quotes in them begin no text.
 * Linear in the length, whatever the script.
 */
export function quotedTexts(script: string): readonly string[] {
  const texts: string[] = [];
  /** By mark: up to where it is known not to come again, so that nobody looks twice. */
  const open: Record<string, number> = {};
  let last = '';
  for (let at = 0; at < script.length; at += 1) {
    const mark = script[at] ?? '';
    const next = script[at + 1];
    if (mark === '/' && (next === '/' || next === '*')) {
      at = endOfComment(script, at, next) - 1;
      continue;
    }
    const isText = mark === '"' || mark === "'" || mark === '`';
    const isPattern = mark === '/' && BEFORE_PATTERN.has(last);
    if ((isText || isPattern) && at >= (open[mark] ?? 0)) {
      const end = endOf(script, at, mark);
      if (end.isFound && isText) texts.push(script.slice(at + 1, end.at));
      if (end.isFound) at = end.at;
      else open[mark] = end.at;
    }
    if (mark.trim() !== '') last = mark;
  }
  return texts;
}

function endOfComment(script: string, at: number, kind: '/' | '*'): number {
  const end = kind === '/' ? script.indexOf('\n', at) : script.indexOf('*/', at + 2);
  if (end < 0) return script.length;
  return kind === '/' ? end : end + 2;
}

/** Where the mark comes again, not escaped and not within `[…]` of a pattern; only of `…` beyond its line. Else how far was read. */
function endOf(script: string, start: number, mark: string): { readonly at: number; readonly isFound: boolean } {
  let isInClass = false;
  for (let at = start + 1; at < script.length; at += 1) {
    const each = script[at];
    if (each === '\\') at += 1;
    else if (each === mark && !isInClass) return { at, isFound: true };
    else if (each === '\n' && mark !== '`') return { at, isFound: false };
    else if (mark === '/') isInClass = each === '[' || (isInClass && each !== ']');
  }
  return { at: script.length, isFound: false };
}
