/** NUL, which a database holds in no text, and halves of characters, which are in no encoding. */
const NOT_STORABLE = /\0|\p{Surrogate}/gu;

/** A text as it can be stored and sent: NUL is dropped, half a character becomes U+FFFD as browsers send it. */
export function storableText(text: string): string {
  return text.replace(NOT_STORABLE, (found) => (found === '\0' ? '' : '\ufffd'));
}
