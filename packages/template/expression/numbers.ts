import { isDigit } from '../parse/characters.ts';
import { ExpressionError, type Scalar } from './tokens.ts';

export interface ScannedNumber {
  readonly value: number;
  readonly end: number;
}

/** The number that begins with a digit at `start`: `0x1F`, `1e3`, `5.`, `007`. Throws an ExpressionError. */
export function scanNumber(text: string, start: number): ScannedNumber {
  const second = text.charAt(start + 1);
  return text.charAt(start) === '0' && (second === 'x' || second === 'X')
    ? scanHex(text, start)
    : scanDecimal(text, start);
}

function scanHex(text: string, start: number): ScannedNumber {
  let end = start + 2;
  while (/^[0-9a-fA-F]$/.test(text.charAt(end))) end++;
  if (end === start + 2) throw new ExpressionError('Expected digits after start of hex number');
  return { value: Number(`0x${text.slice(start + 2, end)}`), end };
}

function scanDecimal(text: string, start: number): ScannedNumber {
  let end = skipDigits(text, start);
  if (text.charAt(end) === '.') end = skipDigits(text, end + 1);
  if (text.charAt(end) === '.') throw new ExpressionError('Duplicate decimal point in number');
  if (text.charAt(end) === 'e' || text.charAt(end) === 'E') end = skipExponent(text, end + 1);
  return { value: Number(text.slice(start, end)), end };
}

function skipExponent(text: string, start: number): number {
  const sign = text.charAt(start);
  const digits = sign === '+' || sign === '-' ? start + 1 : start;
  if (text.charAt(digits) === '.') throw new ExpressionError('Unexpected decimal point in exponent');
  const end = skipDigits(text, digits);
  if (end === digits) throw new ExpressionError('Expected a digit after exponent in decimal number');
  if (text.charAt(end) === '.') throw new ExpressionError('Unexpected decimal point in exponent');
  return end;
}

function skipDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** null and '' are 0, booleans 0 or 1; a string must be a number from end to end, else NaN. */
export function toNumber(value: Scalar): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value === '' ? 0 : parseWholeNumber(value);
  return value === true ? 1 : 0;
}

function parseWholeNumber(text: string): number {
  const sign = text.charAt(0);
  const start = sign === '-' || sign === '+' ? 1 : 0;
  if (!isDigit(text.charCodeAt(start))) return Number.NaN;
  try {
    const { value, end } = scanNumber(text, start);
    if (end !== text.length) return Number.NaN;
    return sign === '-' ? -value : value;
  } catch {
    return Number.NaN;
  }
}
