import type { AppInsightReportResponse, WireInsightValue } from '@quoin/contract/endpoints/running';
import { bucketsOf, type InsightKind, type InsightReport } from '@quoin/domain/analytics';
import type { IsoDay } from '@quoin/domain/formats';
import { exampleDays, isWeekend } from './exampleDays.ts';

/** Whose money it is in, and the day it is seen from. */
export interface ExamplePlace {
  readonly currency: string;
  readonly today: IsoDay;
}

/** Made-up figures for a screen that has none yet: the same for everybody, never sent to a server, always labelled. */
export function exampleReport(
  { figures }: InsightReport,
  { currency, today }: ExamplePlace,
): Pick<AppInsightReportResponse, 'figures' | 'series' | 'time'> {
  const { period, before } = exampleDays(today);
  const [buckets, bucketsBefore] = [bucketsOf(period, 'day'), bucketsOf(before, 'day')];
  const time = { period, before, unit: 'day', buckets, bucketsBefore } as const;
  const inKind = (size: number, kind: InsightKind): WireInsightValue =>
    kind === 'money' ? { currency, value: String(Math.round(size) * 12) } : Math.round(size);
  const all = figures.map((figure, index) => {
    const scale = A_DAY[figure.id] ?? 120 / (index + 1);
    return { ...figure, now: courseOf(buckets, scale), before: courseOf(bucketsBefore, scale * 0.86) };
  });
  return {
    time,
    figures: all.map(({ id, kind, isDrawn, now, before }) => ({
      id,
      now: isDrawn ? inKind(sumOf(now), kind) : inKind(typicalOf(kind), kind),
      before: isDrawn ? inKind(sumOf(before), kind) : inKind(typicalOf(kind) * 0.9, kind),
    })),
    series: all
      .filter(({ isDrawn }) => isDrawn)
      .map(({ id, kind, now, before }) => ({
        id,
        now: now.map((size) => inKind(size, kind)),
        before: before.map((size) => inKind(size, kind)),
      })),
  };
}

/** Visitors view more than one page, and some visit twice. */
const A_DAY: Readonly<Record<string, number>> = { visits: 120, visitors: 84, views: 310 };

/** Weeks with a quieter end, slowly growing. */
function courseOf(days: readonly IsoDay[], scale: number): readonly number[] {
  return days.map((day, index) => {
    const week = isWeekend(day) ? 0.68 : 1 + 0.12 * Math.sin(index);
    return Math.round(scale * week * (1 + index / 90));
  });
}

function typicalOf(kind: InsightKind): number {
  if (kind === 'share') return 430;
  return kind === 'duration' ? 95_000 : 4;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
