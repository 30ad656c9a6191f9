/** Returns where the statement that starts at `start` ends: after its `;` or block, or before the `}` of its parent. */
export function endOfStatement(source: string, start: number): number {
  let [braces, parens] = [0, 0];
  for (let at = start; at < source.length; ) {
    const end = endOfPiece(source, at, parens > 0);
    const mark = end === at + 1 ? source[at] : '';
    if (mark === '(') parens += 1;
    else if (mark === ')') parens = Math.max(0, parens - 1);
    else if (mark === '{') braces += 1;
    else if (mark === '}' && braces === 0) return Math.max(at, start + 1);
    else if (mark === '}') braces -= 1;
    // A brace inside parentheses means that a closing parenthesis is missing.
    if (mark === '{' || mark === '}') parens = 0;
    if (braces === 0 && (mark === '}' || (mark === ';' && parens === 0))) return end;
    at = end;
  }
  return source.length;
}

/** Where the block of a statement opens; -1 when it has none. */
export function openingBrace(source: string, start: number, end: number): number {
  for (let at = start; at < end; at = endOfPiece(source, at, false)) if (source[at] === '{') return at;
  return -1;
}

/** The end of the comment, string, `@{…}` or single character that begins here. */
function endOfPiece(source: string, at: number, isInParens: boolean): number {
  const pair = source.slice(at, at + 2);
  // Addresses without quotes hold two slashes.
  if (pair === '//' && !isInParens) return endAfter(source, '\n', at + 2);
  if (pair === '/*') return endAfter(source, '*/', at + 2);
  if (pair === '@{') return endAfter(source, '}', at + 2);
  const mark = source[at];
  return mark === '"' || mark === "'" ? endOfString(source, at, mark) : at + 1;
}

function endAfter(source: string, close: string, from: number): number {
  const end = source.indexOf(close, from);
  return end < 0 ? source.length : end + close.length;
}

/** A string that its line does not close is none. */
function endOfString(source: string, start: number, quote: string): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
    else if (source[at] === '\n') return start + 1;
  }
  return start + 1;
}
