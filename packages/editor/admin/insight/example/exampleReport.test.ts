import { INSIGHT_REPORTS, insightReport } from '@quoin/domain/analytics';
import { addDays } from '@quoin/domain/formats';
import { describe, expect, it } from 'vitest';
import { isWeekend } from './exampleDays.ts';
import { exampleReport } from './exampleReport.ts';

describe('the example on a screen without figures (TRACK-11)', () => {
  it.each(Object.values(INSIGHT_REPORTS))('has every figure and every course of $title (TRACK-11)', (report) => {
    const example = exampleReport(report, { currency: 'EUR', today: '2026-11-26' });
    expect(example.figures.map(({ id }) => id)).toEqual(report.figures.map(({ id }) => id));
    for (const { now, before } of example.series) {
      expect([now.length, before?.length]).toEqual([example.time.buckets.length, example.time.bucketsBefore.length]);
    }
  });

  it.each(['2026-11-26', '2027-03-01'])(
    'is of the four weeks up to today, %s, and the four before (TRACK-11)',
    (today) => {
      const { time, series } = exampleReport(insightReport('traffic'), { currency: 'EUR', today });
      expect([time.period.from, time.period.to]).toEqual([addDays(today, -27), today]);
      expect(time.before).toEqual({ from: addDays(today, -55), to: addDays(today, -28) });
      expect([time.buckets[0], time.buckets.at(-1), time.buckets.length]).toEqual([addDays(today, -27), today, 28]);
      const visits = series[0]!.now.map(Number);
      const of = (wanted: boolean) => visits.filter((_, index) => isWeekend(time.buckets[index]!) === wanted);
      expect(Math.max(...of(true))).toBeLessThan(Math.min(...of(false)));
    },
  );
});
