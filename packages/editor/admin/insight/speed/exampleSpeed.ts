import type { AppSpeedResponse, WireCoreSpeed } from '@quoin/contract/endpoints/running';
import { bucketsOf, CORE_METRICS, type GradedMetric, type GradedSpeed, gradeOf } from '@quoin/domain/analytics';
import type { IsoDay } from '@quoin/domain/formats';
import { exampleDays } from '../example/exampleDays.ts';

/** What a well-made shop has, about; made up, and always labelled. */
const TYPICAL: Readonly<Record<GradedMetric, number>> = {
  ...{ LCP: 2150, INP: 140, CLS: 0.06, FCP: 1400, TTFB: 420, FID: 12 },
};
const LOADS = 2400;

/** Made-up figures for the screen of speed while nothing was measured: the same for everybody, never sent to a server. */
export function exampleSpeed(today: IsoDay): Pick<AppSpeedResponse, 'overall' | 'before' | 'days' | 'pages'> {
  return {
    overall: allAt(1),
    before: allAt(1.12),
    days: bucketsOf(exampleDays(today).period, 'day').map((day, index) => ({
      day,
      p75: coreAt(1 + 0.14 * Math.sin(index * 1.7)),
    })),
    pages: ['/', '/shop', '/about'].map((path, index) => ({
      ...{ path, loads: Math.round(LOADS / (index + 2)), speed: gradedAt(CORE_METRICS, 0.85 + index * 0.2) },
    })),
  };
}

function allAt(factor: number): AppSpeedResponse['overall'] {
  return gradedAt(Object.keys(TYPICAL) as readonly GradedMetric[], factor) as AppSpeedResponse['overall'];
}

function gradedAt(metrics: readonly GradedMetric[], factor: number): WireCoreSpeed {
  return Object.fromEntries(metrics.map((metric) => [metric, graded(metric, factor)])) as unknown as WireCoreSpeed;
}

function graded(metric: GradedMetric, factor: number): GradedSpeed {
  const p75 = TYPICAL[metric] * factor;
  const good = Math.round(LOADS * 0.78);
  const poor = Math.round(LOADS * 0.06);
  const shares = { good, needsImprovement: LOADS - good - poor, poor };
  return { p75, grade: gradeOf(metric, p75), count: LOADS, shares };
}

function coreAt(factor: number): AppSpeedResponse['days'][number]['p75'] {
  const { LCP, INP, CLS } = TYPICAL;
  return { LCP: LCP * factor, INP: INP * factor, CLS: CLS * factor };
}
