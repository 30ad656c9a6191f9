/** Of how many standard deviations an interval of that certainty is. */
const DEVIATIONS = { 95: 1.96, 99: 2.576 };

/**
 * Returns the location of these differences by ranks: the median of all pairwise averages (Hodges and Lehmann), and its
 * interval at that confidence in percent (Wilcoxon's signed ranks). A single outlier moves neither.
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

/** The mean of the quicker half: what else a machine does makes visits slower, never quicker, and is mostly in the other one. */
export function quickHalf(values) {
  const quick = [...values].sort((a, b) => a - b).slice(0, Math.ceil(values.length / 2));
  return quick.reduce((sum, value) => sum + value, 0) / quick.length;
}

const DRAWS = 2_000;

/**
 * Returns how much undisturbed visits differ: the quicker half of one kind from the quicker half of the other, for each
 * of their times (lists of equal length, one visit each, of the same rounds). Also returns the interval at that
 * confidence in percent, from resampling whole rounds (the bootstrap, with `chance` in [0, 1)). A disturbance of a
 * round affects both kinds.
 */
export function quickDifference(visits, others, { percent = 95, chance = Math.random } = {}) {
  const times = visits[0].map((_, time) => time);
  const of = (some, rounds) =>
    times.reduce((sum, time) => sum + quickHalf(rounds.map((round) => some[round][time])), 0) / times.length;
  const between = (rounds) => of(visits, rounds) - of(others, rounds);
  const drawn = () => visits.map(() => Math.floor(chance() * visits.length));
  const differences = Array.from({ length: DRAWS }, () => between(drawn())).sort((a, b) => a - b);
  const skipped = Math.floor((DRAWS * (1 - percent / 100)) / 2);
  return {
    middle: between([...visits.keys()]),
    low: differences[skipped],
    high: differences[DRAWS - 1 - skipped],
  };
}

/** `within` and `over` are shown; else more visits are wanted. */
export function verdictOf({ low, high }, bound) {
  if (high < bound) return 'within';
  return low > bound ? 'over' : 'not shown';
}
