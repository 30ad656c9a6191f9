import { divideRounded } from './rates.ts';

/**
 * Splits the first `given` units of a whole among its parts, as each part's share of the whole so far. The answers add
 * up to `given` exactly, no part shrinks while `given` grows, and at the whole each part is itself: so what is given
 * back in any number of steps, one step being the difference of two answers, adds up to every part exactly (MON-3).
 */
export function allocatePartial(given: bigint, parts: readonly bigint[]): bigint[] {
  let whole = parts.reduce((all, part) => all + part, 0n);
  if (given < 0n || given > whole) throw new RangeError('More than the whole was given');
  let left = given;
  return parts.map((part) => {
    // What is left is split in two, this part and all others: each side then grows with what is left.
    const share = whole === 0n ? 0n : divideRounded(part * left, whole, 'halfUp');
    whole -= part;
    left -= share;
    return share;
  });
}
