import { Reader } from './reader.ts';
import { readCtx, readInject, readVar } from './tags/bindings.ts';
import { readIf, readMacro, readOr, readRepeated, readSection } from './tags/blocks.ts';
import { readAlternates, readEnd, readEval, readInclude, readLiteral } from './tags/other.ts';
import { readPredicate } from './tags/predicate.ts';
import { readVariable } from './tags/variable.ts';
import type { Token } from './tree.ts';

type ReadTag = (reader: Reader, offset: number) => Token | undefined;

const INSTRUCTIONS: ReadonlyMap<string, ReadTag> = new Map([
  ['section', readSection],
  ['repeated', readRepeated],
  ['if', readIf],
  ['or', readOr],
  ['end', readEnd],
  ['alternates', readAlternates],
  ['macro', readMacro],
  ['var', readVar],
  ['ctx', readCtx],
  ['inject', readInject],
  ['include', readInclude],
  ['eval', readEval],
]);

const DOT = 46;
const HASH = 35;

/** Parses the tag whose braces are at `open` and `close`. Undefined if it is text (template-language.md section 1). */
export function parseTag(source: string, open: number, close: number): Token | undefined {
  const first = source.charCodeAt(open + 1);
  if (first === HASH) return { kind: 'comment', offset: open };
  if (first === DOT) return parseInstruction(new Reader(source, open + 2, close), open);
  const parts = readVariable(new Reader(source, open + 1, close));
  return parts && { kind: 'variable', offset: open, names: parts.names, chain: parts.chain };
}

function parseInstruction(reader: Reader, offset: number): Token | undefined {
  const call = readPredicate(reader);
  if (call !== undefined) return { kind: 'predicate', offset, call, body: [], otherwise: null };
  const word = reader.readWord();
  if (word === undefined) return undefined;
  const read = INSTRUCTIONS.get(word);
  return read ? read(reader, offset) : readLiteral(reader, word);
}
