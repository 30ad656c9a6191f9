import { INSIGHT_REPORTS } from '@quoin/domain/analytics';
import { describe, expect, it } from 'vitest';
import { exampleReport } from './exampleReport.ts';

describe('the example on a screen without figures (TRACK-11)', () => {
  it.each(Object.values(INSIGHT_REPORTS))('has every figure and every course of $title (TRACK-11)', (report) => {
    const example = exampleReport(report, 'EUR');
    expect(example.figures.map(({ id }) => id)).toEqual(report.figures.map(({ id }) => id));
    for (const { now, before } of example.series) {
      expect([now.length, before?.length]).toEqual([example.time.buckets.length, example.time.bucketsBefore.length]);
    }
  });
});
