const OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x9dc5811c;
const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;

/**
 * Tells whether a text is still the one that was translated: 64 bits as 16 hex digits, from two sums of the FNV kind.
 * No protection against somebody who wants two texts to look the same; nobody gains by that.
 */
export function sourceHash(text: string): string {
  let [one, other] = [OFFSET, OTHER_OFFSET];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, PRIME);
    other = Math.imul(other ^ unit, OTHER_PRIME);
    other ^= other >>> 13;
  }
  return hex(one) + hex(other);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
