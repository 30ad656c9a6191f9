import type { AppInsightReportResponse } from '@quoin/contract/endpoints/running';
import { type InsightFigure, insightReport } from '@quoin/domain/analytics';

/** The figure of the traffic screen that Home shows. */
export const VISITS: InsightFigure = insightReport('traffic').figures.find(({ id }) => id === 'visits')!;

export interface CountedVisits {
  readonly today: number;
  readonly yesterday: number;
}

/** The last two days of a course by days. */
export function countedVisits({ series }: Pick<AppInsightReportResponse, 'series'>): CountedVisits {
  const days = series.find(({ id }) => id === VISITS.id)?.now ?? [];
  const [yesterday = 0, today = 0] = days.slice(-2).map(Number);
  return { today, yesterday };
}
