/** Signs with which a table program takes a cell for a formula (SC-42); Japanese ones their wide forms too. */
const DANGEROUS = /^'*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d{1,18}(\.\d{1,18})?$/;

/** A text that no table program runs: an apostrophe in front. Numbers stay numbers, negative ones too. */
export function guardCell(text: string): string {
  return DANGEROUS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Of a column of texts: what looks like a negative number there was typed as a text too. */
export function guardText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** What `guardCell` or `guardText` was given. */
export function unguardCell(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
