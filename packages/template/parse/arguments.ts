import type { Arguments } from './tree.ts';

export const NO_ARGUMENTS: Arguments = { text: '', delimiter: ' ', list: [] };

/** The first character is the delimiter; empty pieces are kept (template-language.md section 1). */
export function splitArguments(text: string): Arguments {
  if (text === '') return NO_ARGUMENTS;
  const delimiter = text.charAt(0);
  return { text, delimiter, list: text.slice(1).split(delimiter) };
}
