/** Subtags that ISO 639 leaves to private use, and tags that are private as a whole (BCP 47, `x-`). */
const PRIVATE = /^(?:x(?:-|$)|q[a-t][a-z](?:-|$))/i;

/** Reports whether a language has a made-up code: no browser and no dictionary recognizes it. */
export function isCustomLanguage(code: string): boolean {
  return PRIVATE.test(code.trim());
}
