import { describe, expect, it } from 'vitest';
import { ACCESSIBILITY_PREFERENCES, readPerformanceRecords, SPEED_METRICS } from './performanceRecord.ts';
import { formatSpeed, gradeHistogram, gradeOf } from './speedGrade.ts';
import { bucketOf, HISTOGRAM_ERROR, percentileOf, valueOfBucket } from './speedHistogram.ts';
import { TELEMETRY_LIMITS } from './telemetryLimits.ts';

const RECORD = {
  app: 'storefront',
  event: 'LCP',
  data: { value: 1234.5 },
  pageLoadId: 'load-1',
  ts: 1,
  raw: { path: '/shop?q=typed#x', pageType: 1 },
};

describe('records of a page’s speed', () => {
  it('are flushed 30 s after the load, and nothing is waited for beyond 60 s (TELE-01)', () => {
    expect(TELEMETRY_LIMITS).toMatchObject({ flush: 30_000, longestWait: 60_000 });
  });

  it('name layout shift, paints, first input delay, loads, bodies, connections, images and preferences (TELE-02)', () => {
    for (const name of [
      'CLS',
      'FCP',
      'LCP',
      'FID',
      'load',
      'encodedBodySize',
      'connectTime',
      'imageBytes',
      'imagesLazy',
    ]) {
      expect(SPEED_METRICS).toContain(name);
    }
    expect(ACCESSIBILITY_PREFERENCES).toEqual(['reducedMotion', 'moreContrast', 'darkScheme', 'forcedColors']);
  });

  it('are read from a list, without the query of their page (TELE-01)', () => {
    expect(readPerformanceRecords([RECORD])).toEqual([
      { name: 'LCP', value: 1234.5, path: '/shop', pageLoadId: 'load-1' },
    ]);
    const order = { ...RECORD, raw: { path: '/checkout/order/secret-key', pageType: 1 } };
    expect(readPerformanceRecords([order])).toMatchObject([{ path: '/checkout/order/…' }]);
    for (const body of [null, {}, 'x', 7]) expect(readPerformanceRecords(body)).toBeNull();
  });

  it.each([
    [{ ...RECORD, event: 'unknown' }],
    [{ ...RECORD, data: { value: -1 } }],
    [{ ...RECORD, data: { value: Number.NaN } }],
    [{ ...RECORD, data: { value: 1e300 } }],
    [{ ...RECORD, data: 'x' }],
    [null],
    ['text'],
  ])('%j is passed over', (record) => {
    expect(readPerformanceRecords([record])).toEqual([]);
  });

  it('are read up to a bound, however many come (SC-66)', () => {
    expect(readPerformanceRecords(Array.from({ length: 10_000 }, () => RECORD))).toHaveLength(TELEMETRY_LIMITS.records);
  });
});

describe('histograms', () => {
  it('keep every value within the error that is said of them', () => {
    for (let value = 0.0011; value < 1e9; value *= 1.013) {
      const held = valueOfBucket(bucketOf(value));
      expect(Math.abs(held - value) / value).toBeLessThanOrEqual(HISTOGRAM_ERROR + 1e-6);
    }
    expect(valueOfBucket(bucketOf(0))).toBe(0);
  });

  it('answer the value that three of four do not exceed', () => {
    const values = Array.from({ length: 1000 }, (_, index) => index + 1);
    const histogram = new Map<number, number>();
    for (const value of values) histogram.set(bucketOf(value), (histogram.get(bucketOf(value)) ?? 0) + 1);
    expect(Math.abs((percentileOf(histogram, 0.75) ?? 0) - 750) / 750).toBeLessThanOrEqual(2 * HISTOGRAM_ERROR);
    expect(percentileOf(new Map(), 0.75)).toBeNull();
  });
});

describe('grades', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needsImprovement'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'needsImprovement'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.26, 'poor'],
  ] as const)('%s of %d is %s (TELE-02)', (metric, value, grade) => {
    expect(gradeOf(metric, value)).toBe(grade);
  });

  it('say how many visits had it good', () => {
    const histogram = new Map([
      [bucketOf(1000), 8],
      [bucketOf(5000), 2],
    ]);
    const graded = gradeHistogram('LCP', histogram);
    expect(graded).toMatchObject({ grade: 'good', count: 10, shares: { good: 8, needsImprovement: 0, poor: 2 } });
    expect(gradeHistogram('LCP', new Map())).toMatchObject({ p75: null, grade: null, count: 0 });
  });

  it.each([
    ['LCP', 2412, '2.4 s'],
    ['INP', 180.4, '180 ms'],
    ['CLS', 0.0812, '0.08'],
  ] as const)('%s of %d reads %s', (metric, value, text) => {
    expect(formatSpeed(metric, value)).toBe(text);
  });
});
