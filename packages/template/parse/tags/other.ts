import { splitInstructionArguments } from '../arguments.ts';
import type { Reader } from '../reader.ts';
import type { Token } from '../tree.ts';

const SPACE = 32;

/** Literal tags and what they print. */
export const LITERALS: ReadonlyMap<string, string> = new Map([
  ['space', ' '],
  ['tab', '\t'],
  ['newline', '\n'],
  ['meta-left', '{'],
  ['meta-right', '}'],
]);

export function readLiteral(reader: Reader, word: string): Token | undefined {
  const text = LITERALS.get(word);
  return text !== undefined && reader.isAtEnd() ? { kind: 'text', text } : undefined;
}

/** `.include name output`. */
export function readInclude(reader: Reader, offset: number): Token | undefined {
  if (reader.peek() !== SPACE) return undefined;
  const [name, ...options] = splitInstructionArguments(reader.rest()).list;
  return name === undefined ? undefined : { kind: 'include', offset, name, prints: options.includes('output') };
}

/** `.eval expression`, up to the first `}`. */
export function readEval(reader: Reader, offset: number): Token | undefined {
  return reader.skipSpaces() > 0 ? { kind: 'eval', offset, expression: reader.rest() } : undefined;
}

export function readEnd(reader: Reader, offset: number): Token | undefined {
  return reader.isAtEnd() ? { kind: 'end', offset } : undefined;
}

export function readAlternates(reader: Reader, offset: number): Token | undefined {
  return reader.skip(' with') && reader.isAtEnd() ? { kind: 'alternates', offset } : undefined;
}
