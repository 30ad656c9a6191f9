import type { Arguments } from './tree.ts';

export const NO_ARGUMENTS: Arguments = { text: '', delimiter: ' ', list: [] };

/** As below for an instruction, whose only piece is no argument when it is empty. */
export function splitInstructionArguments(text: string): Arguments {
  return text.length < 2 ? NO_ARGUMENTS : splitArguments(text);
}

/** The first character is the delimiter; empty pieces are kept (template-language.md section 1). */
export function splitArguments(text: string): Arguments {
  if (text === '') return NO_ARGUMENTS;
  const delimiter = text.charAt(0);
  return { text, delimiter, list: text.slice(1).split(delimiter) };
}
