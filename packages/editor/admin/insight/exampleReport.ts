import type { AppInsightReportResponse, WireInsightValue } from '@quoin/contract/endpoints/running';
import { bucketsOf, type InsightKind, type InsightReport } from '@quoin/domain/analytics';

/** Days of the example. */
const DAYS = 28;
const PERIOD = { from: '2026-03-02', to: '2026-03-29' } as const;
const BEFORE = { from: '2026-02-02', to: '2026-03-01' } as const;

/** Made-up figures for a screen that has none yet: the same for everybody, never sent to a server, always labelled. */
export function exampleReport(
  { figures }: InsightReport,
  currency: string,
): Pick<AppInsightReportResponse, 'figures' | 'series' | 'time'> {
  const buckets = bucketsOf(PERIOD, 'day');
  const time = {
    period: PERIOD,
    before: BEFORE,
    unit: 'day',
    buckets,
    bucketsBefore: bucketsOf(BEFORE, 'day'),
  } as const;
  const inKind = (size: number, kind: InsightKind): WireInsightValue =>
    kind === 'money' ? { currency, value: String(Math.round(size) * 12) } : Math.round(size);
  const all = figures.map((figure, index) => {
    const scale = A_DAY[figure.id] ?? 120 / (index + 1);
    const now = courseOf(scale, 1);
    const before = courseOf(scale, 0.86);
    return { ...figure, now, before };
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

/** Whoever comes looks at more than one page, and some come twice. */
const A_DAY: Readonly<Record<string, number>> = { visits: 120, visitors: 84, views: 310 };

/** Weeks with a quieter end, slowly growing. */
function courseOf(scale: number, growth: number): readonly number[] {
  return Array.from({ length: DAYS }, (_, day) => {
    const week = day % 7 > 4 ? 0.68 : 1 + 0.12 * Math.sin(day);
    return Math.round(scale * growth * week * (1 + day / 90));
  });
}

function typicalOf(kind: InsightKind): number {
  if (kind === 'share') return 430;
  return kind === 'duration' ? 95_000 : 4;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
