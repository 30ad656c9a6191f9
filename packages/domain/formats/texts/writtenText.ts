/** What a visitor typed, as it is kept: line ends alike, no control signs, at most one empty line between paragraphs. */
export function writtenText(text: string): string {
  return withoutControls(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same of a name or a title: one line. */
export function writtenLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, ' ').trim();
}

function withoutControls(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed, and the signs that turn text around
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ')
  );
}
