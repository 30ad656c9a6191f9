const OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x9dc5811c;
const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;

/**
 * Returns a hash that shows whether a text is still the translated one: 64 bits as 16 hex digits, from two FNV-like
 * sums. It does not protect against deliberate collisions, from which no one gains anything.
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
