/** Commas as people type them: of Latin, Arabic, Chinese and Japanese, Ethiopic and Mongolian, narrow and wide. */
const COMMA = /[,،、，､﹐﹑፣᠂\n]/;

/** Returns the parts of a list that a user is typing, unchanged: one may still be empty. */
export function typedParts(text: string): readonly string[] {
  return text.split(COMMA);
}

/** Returns a typed list without its empty parts. */
export function typedList(text: string): readonly string[] {
  return typedParts(text)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
