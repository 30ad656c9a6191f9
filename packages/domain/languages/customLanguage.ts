/** Subtags that ISO 639 leaves to private use, and tags that are private as a whole (BCP 47, `x-`). */
const PRIVATE = /^(?:x(?:-|$)|q[a-t][a-z](?:-|$))/i;

/** Whether a language is one that somebody has made up a code for: no browser and no dictionary knows it. */
export function isCustomLanguage(code: string): boolean {
  return PRIVATE.test(code.trim());
}
