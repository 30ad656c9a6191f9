import { splitInstructionArguments } from '../arguments.ts';
import type { Reader } from '../reader.ts';
import type { PredicateCall } from '../tree.ts';

const QUESTION = 63;

/** `name? args`: the arguments are everything up to the end of the tag. */
export function readPredicate(reader: Reader): PredicateCall | undefined {
  const start = reader.at;
  const word = reader.readWord();
  if (word !== undefined && reader.peek() === QUESTION) {
    reader.at++;
    const text = reader.rest();
    reader.at = reader.end;
    return { name: `${word}?`, arguments: splitInstructionArguments(text) };
  }
  reader.at = start;
  return undefined;
}
