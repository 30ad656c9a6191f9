import { splitArguments } from '../arguments.ts';
import type { Reader } from '../reader.ts';
import type { FormatterCall, Reference } from '../tree.ts';

const COMMA = 44;
const BAR = 124;

export interface VariableParts {
  readonly names: readonly Reference[];
  readonly chain: readonly FormatterCall[];
}

/** `a.b, c|f x|g`, up to the end of the tag. */
export function readVariable(reader: Reader): VariableParts | undefined {
  const names = readNames(reader);
  if (names === undefined) return undefined;
  const chain = readChain(reader);
  return chain === undefined ? undefined : { names, chain };
}

/** `a.b, c`; any number of blanks around the comma. */
export function readNames(reader: Reader): Reference[] | undefined {
  const names: Reference[] = [];
  do {
    if (names.length > 0) reader.skipBlanks();
    const name = reader.readReference();
    if (name === undefined) return undefined;
    names.push(name);
  } while (skipComma(reader));
  return names;
}

function skipComma(reader: Reader): boolean {
  const start = reader.at;
  reader.skipBlanks();
  if (reader.peek() === COMMA) {
    reader.at++;
    return true;
  }
  reader.at = start;
  return false;
}

function readChain(reader: Reader): FormatterCall[] | undefined {
  const chain: FormatterCall[] = [];
  while (!reader.isAtEnd()) {
    if (reader.peek() !== BAR) return undefined;
    reader.at++;
    const name = reader.readWord();
    if (name === undefined) return undefined;
    chain.push({ name, arguments: splitArguments(readUpToBar(reader)) });
  }
  return chain;
}

function readUpToBar(reader: Reader): string {
  const bar = reader.text.indexOf('|', reader.at);
  const stop = bar === -1 || bar > reader.end ? reader.end : bar;
  const text = reader.text.slice(reader.at, stop);
  reader.at = stop;
  return text;
}
