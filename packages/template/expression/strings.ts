import { ExpressionError } from './tokens.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['f', '\f'],
  ['r', '\r'],
]);

/** Escapes with a fixed number of hex digits. */
const CODE_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

export interface ScannedString {
  readonly value: string;
  readonly end: number;
}

/** Scans the string literal whose opening quote is at `start`. Throws an ExpressionError. */
export function scanString(text: string, start: number): ScannedString {
  const quote = text.charAt(start);
  let value = '';
  for (let at = start + 1; at < text.length; ) {
    const char = text.charAt(at);
    if (char === quote) return { value, end: at + 1 };
    if (char === '\n') throw new ExpressionError('Illegal bare line feed character in string literal');
    if (char === '\r') throw new ExpressionError('Illegal bare carriage return character in string literal');
    if (char === '\\') {
      const escaped = scanEscape(text, at + 1);
      value += escaped.value;
      at = escaped.end;
    } else {
      value += toPrintable(char.charCodeAt(0), char);
      at++;
    }
  }
  throw new ExpressionError('Unterminated string');
}

function scanEscape(text: string, at: number): ScannedString {
  const char = text.charAt(at);
  if (char === '') throw new ExpressionError('Unterminated string');
  const length = CODE_LENGTHS.get(char);
  if (length === undefined) return { value: ESCAPES.get(char) ?? char, end: at + 1 };
  const digits = text.slice(at + 1, at + 1 + length);
  if (digits.length < length || !/^[0-9a-fA-F]+$/.test(digits)) {
    throw new ExpressionError(length === 2 ? 'Invalid 2-char hex escape found' : 'Invalid unicode escape found');
  }
  const code = Number.parseInt(digits, 16);
  return { value: code > 0x10ffff ? ' ' : toPrintable(code, String.fromCodePoint(code)), end: at + 1 + length };
}

/** Control characters become a space. */
function toPrintable(code: number, char: string): string {
  return code < 0x20 ? ' ' : char;
}
