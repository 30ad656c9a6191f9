/**
 * Splits a total by weights so that the parts add up to it exactly (MON-3): each gets its share rounded down, and the
 * units left over go to the largest remainders, earlier parts first. All weights zero: as if all were equal.
 * Weights are not negative; a total without any weight must be zero.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight is negative');
  if (weights.length === 0 && total !== 0n) throw new RangeError('Nothing to allocate to');
  if (total < 0n) return allocate(-total, weights).map((part) => -part);
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n && weights.length > 0)
    return allocate(
      total,
      weights.map(() => 1n),
    );
  return spreadRemainder(total, weights, sum);
}

function spreadRemainder(total: bigint, weights: readonly bigint[], sum: bigint): bigint[] {
  const parts = weights.map((weight) => (total * weight) / sum);
  let left = total - parts.reduce((all, part) => all + part, 0n);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts;
}
