const NO_CHARACTER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are no characters of XML 1.0
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what XML has no character for, escaped or not: control characters and halves of characters. */
export function xmlCharacters(text: string): string {
  return text.replace(NO_CHARACTER, '');
}
