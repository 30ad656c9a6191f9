import type { Reader } from '../reader.ts';
import type { Reference, Token } from '../tree.ts';
import { readPredicate } from './predicate.ts';

/** `.section ref` and `.repeated section ref`: any whitespace before the reference, none after it. */
export function readSection(reader: Reader, offset: number): Token | undefined {
  const name = readSpacedReference(reader);
  return name && { kind: 'section', offset, name, body: [], otherwise: null };
}

export function readRepeated(reader: Reader, offset: number): Token | undefined {
  if (!reader.skip(' section')) return undefined;
  const name = readSpacedReference(reader);
  return name && { kind: 'repeated', offset, name, body: [], alternates: [], otherwise: null };
}

function readSpacedReference(reader: Reader): Reference | undefined {
  if (reader.skipSpaces() === 0) return undefined;
  const name = reader.readReference();
  return name !== undefined && reader.isAtEnd() ? name : undefined;
}

/** `.if pred? args` is a predicate; else `.if a && b || c`, without parentheses and without `!`. */
export function readIf(reader: Reader, offset: number): Token | undefined {
  if (reader.skipSpaces() === 0) return undefined;
  const call = readPredicate(reader);
  if (call !== undefined) return { kind: 'predicate', offset, call, body: [], otherwise: null };
  const names: Reference[] = [];
  const isAnd: boolean[] = [];
  while (!reader.isAtEnd()) {
    const name = reader.readReference();
    if (name === undefined) return undefined;
    names.push(name);
    const end = reader.at;
    reader.skipSpaces();
    if (reader.isAtEnd()) break;
    reader.at = end;
    const operator = readOperator(reader);
    if (operator === undefined) return undefined;
    isAnd.push(operator === '&&');
    if (reader.isAtEnd()) return undefined;
  }
  return { kind: 'if', offset, names, isAnd, body: [], otherwise: null };
}

function readOperator(reader: Reader): '&&' | '||' | undefined {
  reader.skipSpaces();
  const operator = reader.skip('&&') ? '&&' : reader.skip('||') ? '||' : undefined;
  reader.skipSpaces();
  return operator;
}

/** Bare `.or`, or `.or pred? args` after exactly one space. */
export function readOr(reader: Reader, offset: number): Token | undefined {
  if (reader.isAtEnd()) return { kind: 'or', offset, call: null };
  if (!reader.skip(' ')) return undefined;
  const call = readPredicate(reader);
  return call && { kind: 'or', offset, call };
}

export function readMacro(reader: Reader, offset: number): Token | undefined {
  const name = reader.skip(' ') ? reader.readPath() : undefined;
  return name !== undefined && reader.isAtEnd() ? { kind: 'macro', offset, name, body: [] } : undefined;
}
