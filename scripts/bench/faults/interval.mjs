/** Of how many standard deviations an interval of that certainty is. */
const DEVIATIONS = { 95: 1.96, 99: 2.576 };

/**
 * Where the middle of these differences lies, by their ranks: the median of all averages of two (Hodges and Lehmann), and the
 * interval in which it is with that many per cent (Wilcoxon's signed ranks). One wild value moves neither.
 */
export function middleOf(differences, percent = 95) {
  const averages = [];
  for (let first = 0; first < differences.length; first += 1)
    for (let second = first; second < differences.length; second += 1)
      averages.push((differences[first] + differences[second]) / 2);
  averages.sort((a, b) => a - b);
  const count = differences.length;
  const spread = Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24);
  const skipped = Math.max(0, Math.floor((count * (count + 1)) / 4 - DEVIATIONS[percent] * spread));
  return {
    middle: medianOf(averages),
    low: averages[skipped],
    high: averages[averages.length - 1 - skipped],
  };
}

function medianOf(sorted) {
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[Math.floor(half)];
}

/** `within` and `over` are shown; else more visits are wanted. */
export function verdictOf({ low, high }, bound) {
  if (high < bound) return 'within';
  return low > bound ? 'over' : 'not shown';
}
