/** `1:1 (Square)` → `11-square`: lower case, only letters, digits, spaces and `-` kept, spaces to `-`. */
export function tweakSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/ /g, '-');
}
