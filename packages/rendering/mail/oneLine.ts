/** Text that can't begin a new line or turn the direction of what follows: a header (SC-43), a row of the text part. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
