/** Commas as people type them: of Latin, Arabic, Chinese and Japanese, Ethiopic and Mongolian, narrow and wide. */
const COMMA = /[,،、，､﹐﹑፣᠂\n]/;

/** The parts of a list somebody is typing, as they stand: one may still be empty. */
export function typedParts(text: string): readonly string[] {
  return text.split(COMMA);
}

/** A list that somebody typed, without what is empty. */
export function typedList(text: string): readonly string[] {
  return typedParts(text)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
