/** How many visitors a variant had, and how many of them reached the goal. */
export interface VariantCount {
  readonly visitors: number;
  readonly conversions: number;
}

/** `tooFew`: not enough data; `undecided`: the difference may be chance. */
export type VariantVerdict = 'tooFew' | 'undecided' | 'better' | 'worse';

export interface VariantComparison {
  /** 0..1; null without visitors. */
  readonly rate: number | null;
  /** The rest is null for the control, which the others are compared with. Lift: 0.1 is 10 % more conversions. */
  readonly lift: number | null;
  /** 0..1: how sure it is that the variant differs from the control. */
  readonly confidence: number | null;
  readonly verdict: VariantVerdict | null;
}

export const EXPERIMENT_BOUNDS = {
  /** Of each variant. */
  leastVisitors: 100,
  /** Expected with and without the goal, in each variant: below it the normal distribution is no good guess. */
  leastExpected: 5,
  confidence: 0.95,
} as const;

/**
 * Compares each variant with the first, the control: a two-proportion z-test, two-sided. Several variants are corrected by
 * their number (Bonferroni), since each further one is a further chance of a false finding.
 */
export function compareVariants(counts: readonly VariantCount[]): readonly VariantComparison[] {
  const [control, ...others] = counts;
  if (control === undefined) return [];
  return [
    { rate: rateOf(control), lift: null, confidence: null, verdict: null },
    ...others.map((other) => compared(control, other, others.length)),
  ];
}

function compared(control: VariantCount, other: VariantCount, comparisons: number): VariantComparison {
  const [before, rate] = [rateOf(control), rateOf(other)];
  if (before === null || rate === null || !isEnough(control, other)) {
    return { rate, lift: null, confidence: null, verdict: 'tooFew' };
  }
  const lift = before === 0 ? null : rate / before - 1;
  const p = Math.min(1, twoSidedP(zScore(control, other)) * comparisons);
  const confidence = 1 - p;
  const isSure = confidence >= EXPERIMENT_BOUNDS.confidence;
  return { rate, lift, confidence, verdict: !isSure ? 'undecided' : rate > before ? 'better' : 'worse' };
}

function rateOf({ visitors, conversions }: VariantCount): number | null {
  return visitors === 0 ? null : conversions / visitors;
}

/** The rate of both together, as if there were no difference. */
function pooledRate(left: VariantCount, right: VariantCount): number {
  return (left.conversions + right.conversions) / (left.visitors + right.visitors);
}

function isEnough(left: VariantCount, right: VariantCount): boolean {
  const { leastVisitors, leastExpected } = EXPERIMENT_BOUNDS;
  const pooled = pooledRate(left, right);
  const least = Math.min(left.visitors, right.visitors);
  return least >= leastVisitors && least * Math.min(pooled, 1 - pooled) >= leastExpected;
}

function zScore(left: VariantCount, right: VariantCount): number {
  const pooled = pooledRate(left, right);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / left.visitors + 1 / right.visitors));
  return (right.conversions / right.visitors - left.conversions / left.visitors) / deviation;
}

/** How probable a difference at least so large is by chance: erfc(|z| / √2), by Abramowitz and Stegun 7.1.26. */
function twoSidedP(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduce((sum, term, at) => sum + term * t ** (at + 1), 0) * Math.exp(-x * x);
}
