import type { WireInsightSeries, WireInsightTime } from '@quoin/contract/endpoints/running';
import type { InsightFigure } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/courseCard';
import { ChartLine, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { CoursePlot } from './CoursePlot.tsx';
import { CourseTable } from './CourseTable.tsx';
import { coursePoints, courseSummary } from './coursePoints.ts';

export interface CourseCardProps {
  readonly time: WireInsightTime;
  readonly figure: InsightFigure;
  readonly series: WireInsightSeries;
  /** The figures are of orders. */
  readonly isSold?: boolean;
}

/** A figure over time: a chart with its summary in words, or the same numbers as a table. */
export function CourseCard({ time, figure, series, isSold = false }: CourseCardProps) {
  const { language } = useSite();
  const [isTable, setTable] = useState(false);
  const points = useMemo(() => coursePoints(time, series), [time, series]);
  const title = texts.overTime(figure.title);
  return (
    <Card
      title={title}
      flush={isTable}
      aside={
        <Button look="quiet" aria-pressed={isTable} onPress={() => setTable(!isTable)}>
          {isTable ? <ChartLine aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          {isTable ? texts.chart : commonTexts.table}
        </Button>
      }
    >
      {isTable ? (
        <CourseTable
          {...{ points, figure }}
          sold={isSold ? time.period : undefined}
          label={title}
          isCompared={series.before !== null}
        />
      ) : (
        <CoursePlot
          points={points}
          figure={figure}
          isCompared={series.before !== null}
          summary={courseSummary(points, figure, language)}
        />
      )}
    </Card>
  );
}
