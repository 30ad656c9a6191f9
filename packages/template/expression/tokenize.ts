import { isDigit, isSpace } from '../parse/characters.ts';
import { Reader } from '../parse/reader.ts';
import { scanNumber } from './numbers.ts';
import { INFIXES, PREFIXES } from './operators.ts';
import { scanString } from './strings.ts';
import { ExpressionError, type ExpressionToken, type Scalar } from './tokens.ts';

/** These hide data of the same name; `@.E` still reaches it. */
const CONSTANTS: ReadonlyMap<string, Scalar> = new Map<string, Scalar>([
  ['null', null],
  ['true', true],
  ['false', false],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
]);

const PUNCTUATION: ReadonlyMap<string, ExpressionToken> = new Map<string, ExpressionToken>([
  ['(', { kind: 'open' }],
  [')', { kind: 'close' }],
  [',', { kind: 'comma' }],
  [';', { kind: 'semicolon' }],
]);

export interface Tokenized {
  readonly tokens: readonly ExpressionToken[];
  /** The mistake that ended the reading, also when there are too many tokens. */
  readonly error: string | undefined;
}

/** Text → tokens, up to the first mistake. */
export function tokenize(text: string, limit: number): Tokenized {
  const tokens: ExpressionToken[] = [];
  try {
    readTokens(text, limit, tokens);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { tokens, error: error.message };
  }
  return { tokens, error: undefined };
}

function readTokens(text: string, limit: number, tokens: ExpressionToken[]): void {
  let at = 0;
  while (at < text.length) {
    if (isSpace(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const { token, end } = scanToken(text, at, isOperandExpected(tokens.at(-1)));
    tokens.push(token);
    at = end;
    if (tokens.length > limit) {
      throw new ExpressionError(`Expression exceeds the maximum number of allowed tokens: ${limit}`);
    }
  }
}

interface Scanned {
  readonly token: ExpressionToken;
  readonly end: number;
}

function scanToken(text: string, at: number, expectsOperand: boolean): Scanned {
  const char = text.charAt(at);
  if (isDigit(text.charCodeAt(at))) {
    const { value, end } = scanNumber(text, at);
    return { token: { kind: 'value', value }, end };
  }
  if (char === '"' || char === "'") {
    const { value, end } = scanString(text, at);
    return { token: { kind: 'value', value }, end };
  }
  const punctuation = PUNCTUATION.get(char);
  if (punctuation) return { token: punctuation, end: at + 1 };
  const found = scanName(text, at) ?? scanOperator(text, at, expectsOperand);
  if (found) return found;
  const code = text.charCodeAt(at);
  throw new ExpressionError(
    code < 32
      ? `Unexpected control character at ${at}: ${JSON.stringify(text.charAt(at))}`
      : `Unexpected character at ${at}: ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`,
  );
}

function scanName(text: string, at: number): Scanned | undefined {
  const reader = new Reader(text, at);
  const reference = reader.readReference();
  if (reference === undefined) return undefined;
  const name = text.slice(at, reader.at);
  const constant = CONSTANTS.get(name);
  const token: ExpressionToken =
    constant === undefined ? { kind: 'name', reference, text: name } : { kind: 'value', value: constant };
  return { token, end: reader.at };
}

/** The longest spelling wins; where an operand is due, `+` and `-` are signs. */
function scanOperator(text: string, at: number, expectsOperand: boolean): Scanned | undefined {
  for (const [spelling, operator] of INFIXES) {
    if (text.startsWith(spelling, at)) {
      const prefix = expectsOperand ? PREFIXES.get(spelling) : undefined;
      return { token: { kind: 'operator', operator: prefix ?? operator }, end: at + spelling.length };
    }
  }
  const prefix = PREFIXES.get(text.charAt(at));
  return prefix && { token: { kind: 'operator', operator: prefix }, end: at + 1 };
}

function isOperandExpected(previous: ExpressionToken | undefined): boolean {
  if (previous === undefined) return true;
  return previous.kind !== 'value' && previous.kind !== 'name' && previous.kind !== 'close';
}
