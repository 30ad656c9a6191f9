import type { AppInsightReportResponse } from '@quoin/contract/endpoints/running';
import type { InsightReport } from '@quoin/domain/analytics';
import { useState } from 'react';
import { FigureCards } from './FigureCards.tsx';
import { CourseCard } from './plots/CourseCard.tsx';

export interface FiguresProps {
  readonly shape: InsightReport;
  readonly data: Pick<AppInsightReportResponse, 'figures' | 'series' | 'time'>;
  /** They are of orders: a piece of time leads to its own. */
  readonly isSold?: boolean;
}

/** The figures of a report, and the course of the one that is chosen. */
export function Figures({ shape, data, isSold = false }: FiguresProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const drawable = shape.figures.filter(({ isDrawn }) => isDrawn);
  const figure = drawable.find(({ id }) => id === chosen) ?? drawable[0];
  const series = data.series.find(({ id }) => id === figure?.id);
  return (
    <>
      <FigureCards figures={shape.figures} values={data.figures} drawn={figure?.id ?? ''} onDraw={setChosen} />
      {figure === undefined || series === undefined ? null : (
        <CourseCard time={data.time} figure={figure} series={series} isSold={isSold} />
      )}
    </>
  );
}
