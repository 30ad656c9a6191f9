import type { SpeedMetric } from './performanceRecord.ts';
import { type Histogram, percentileOf, valueOfBucket } from './speedHistogram.ts';

/** Which share of the visits a grade speaks for: what three of four of them have at least as good. */
export const GRADED_SHARE = 0.75;

export type SpeedGrade = 'good' | 'needsImprovement' | 'poor';
export const SPEED_GRADES: readonly SpeedGrade[] = ['good', 'needsImprovement', 'poor'];

/** Up to the first is good, above the second is poor: the values search engines grade by, and those of the library (platform 9). */
export const SPEED_THRESHOLDS = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  FID: [100, 300],
} as const satisfies Partial<Record<SpeedMetric, readonly [number, number]>>;

export type GradedMetric = keyof typeof SPEED_THRESHOLDS;
export const GRADED_METRICS = Object.keys(SPEED_THRESHOLDS) as readonly GradedMetric[];
/** Those a page is judged by; the others explain them. */
export const CORE_METRICS = ['LCP', 'INP', 'CLS'] as const satisfies readonly GradedMetric[];

export function gradeOf(metric: GradedMetric, value: number): SpeedGrade {
  const [good, poor] = SPEED_THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needsImprovement' : 'poor';
}

export interface GradedSpeed {
  /** Null where nothing was measured. */
  readonly p75: number | null;
  readonly grade: SpeedGrade | null;
  readonly count: number;
  /** How many visits had it good, middling, poor. */
  readonly shares: Readonly<Record<SpeedGrade, number>>;
}

/** What a histogram says to its owner. */
export function gradeHistogram(metric: GradedMetric, histogram: Histogram): GradedSpeed {
  const shares: Record<SpeedGrade, number> = { good: 0, needsImprovement: 0, poor: 0 };
  let count = 0;
  for (const [bucket, times] of histogram) {
    shares[gradeOf(metric, valueOfBucket(bucket))] += times;
    count += times;
  }
  const p75 = percentileOf(histogram, GRADED_SHARE);
  return { p75, grade: p75 === null ? null : gradeOf(metric, p75), count, shares };
}

/** `2.4 s`, `180 ms`, `0.08`: as people read it. */
export function formatSpeed(metric: GradedMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
