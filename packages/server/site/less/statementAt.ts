export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The source with comments, strings, `@{…}` and what is inside parentheses replaced by spaces of the same length, so
 * that every brace and semicolon left in it is one of the language.
 */
export function maskedLess(source: string): string {
  let out = '';
  let at = 0;
  let depth = 0;
  while (at < source.length) {
    const end = endOfPiece(source, at);
    const piece = source.slice(at, end);
    if (piece === '(') depth += 1;
    // A brace inside parentheses means that somebody forgot to close them.
    if (piece === ')' || piece === '{' || piece === '}') depth = piece === ')' ? Math.max(0, depth - 1) : 0;
    out += piece.length === 1 && depth === 0 ? piece : blank(piece);
    at = end;
  }
  return out;
}

function endOfPiece(source: string, at: number): number {
  const pair = source.slice(at, at + 2);
  if (pair === '//' && source[at - 1] !== ':') return endAfter(source, '\n', at + 2, 0);
  if (pair === '/*') return endAfter(source, '*/', at + 2, 2);
  if (pair === '@{') return endAfter(source, '}', at + 2, 1);
  const mark = source[at];
  return mark === '"' || mark === "'" ? endOfString(source, at, mark) : at + 1;
}

function endAfter(source: string, close: string, from: number, length: number): number {
  const end = source.indexOf(close, from);
  return end < 0 ? source.length : end + length;
}

function endOfString(source: string, start: number, quote: string): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
    else if (source[at] === '\n') return start + 1;
  }
  return start + 1;
}

/** Spaces in place of a text, with its line ends kept so that line numbers stay true. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function withoutRange(source: string, { start, end }: Range): string {
  return source.slice(0, start) + blank(source.slice(start, end)) + source.slice(end);
}

/** The declaration, mixin call, at-rule or whole rule that contains an index of a masked source. */
export function statementAt(masked: string, index: number): Range {
  const at = Math.min(Math.max(0, index), masked.length - 1);
  const mark = masked[at];
  if (mark === '}' || mark === ')') return { start: at, end: at + 1 };
  let start = at;
  while (start > 0 && !';{}'.includes(masked[start - 1] ?? '')) start -= 1;
  let end = at;
  while (end < masked.length && !';{}'.includes(masked[end] ?? '')) end += 1;
  if (masked[end] === '{') return { start, end: endOfBlock(masked, end) };
  return { start, end: masked[end] === ';' ? end + 1 : end };
}

/** The rule or at-rule at the top level that contains an index. */
export function topBlockAt(masked: string, index: number): Range {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < masked.length; at += 1) {
    const mark = masked[at];
    if (mark === '{') depth += 1;
    else if (mark === '}') depth = Math.max(0, depth - 1);
    if (depth === 0 && (mark === '}' || mark === ';')) {
      if (at >= index) return { start, end: at + 1 };
      start = at + 1;
    }
  }
  return { start, end: masked.length };
}

function endOfBlock(masked: string, open: number): number {
  let depth = 0;
  for (let at = open; at < masked.length; at += 1) {
    if (masked[at] === '{') depth += 1;
    if (masked[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return masked.length;
}
