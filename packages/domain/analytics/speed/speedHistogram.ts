/**
 * Values are counted in buckets whose borders grow by 5 %: a day's page needs some forty rows whatever its visits, days add
 * up, and a percentile read from them is off by at most 2.5 % of itself.
 */
const GROWTH = 1.05;
/** The first bucket holds everything up to this; small enough for layout shift (good: up to 0.1). */
const FIRST = 0.001;
const MOST = 700;

/** How far from the truth a percentile can be, as a share of it. */
export const HISTOGRAM_ERROR = 0.025;

/** Which bucket a value (≥ 0) is counted in. */
export function bucketOf(value: number): number {
  if (value <= FIRST) return 0;
  return Math.min(MOST, Math.ceil(Math.log(value / FIRST) / Math.log(GROWTH) - 1e-9));
}

/** Returns the value that represents a bucket: its middle. */
export function valueOfBucket(bucket: number): number {
  if (bucket <= 0) return 0;
  const upper = FIRST * GROWTH ** bucket;
  return (upper + upper / GROWTH) / 2;
}

/** Bucket → how many. */
export type Histogram = ReadonlyMap<number, number>;

export function countIn(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0);
}

/** The value that `share` (0..1) of all do not exceed; null where there is none. */
export function percentileOf(histogram: Histogram, share: number): number | null {
  const wanted = Math.max(1, Math.ceil(countIn(histogram) * share));
  let seen = 0;
  for (const [bucket, count] of [...histogram].sort(([left], [right]) => left - right)) {
    seen += count;
    if (seen >= wanted) return valueOfBucket(bucket);
  }
  return null;
}
