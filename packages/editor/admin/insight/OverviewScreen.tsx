import type { AppInsightReportResponse, WireInsightFigure } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { type InsightFigure, insightReport } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/overviewScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { ExampleReport } from './example/ExampleReport.tsx';
import { FigureCards } from './FigureCards.tsx';
import { InsightPage } from './InsightPage.tsx';
import css from './insight.module.css';
import { reportQuery } from './insightQueries.ts';
import { CourseCard } from './plots/CourseCard.tsx';
import { TableCard } from './TableCard.tsx';
import tables from './tables.module.css';
import { useInsight } from './useInsight.ts';

/** The most important of everything this person may see. */
export function OverviewScreen() {
  const site = useSite();
  const { pairs } = useInsight();
  const [seesTraffic, seesSales] = [isAllowed(site, 'analytics.read'), isAllowed(site, 'analytics.read:sales')];
  const traffic = useQuery({ ...reportQuery(site.identifier, 'traffic', pairs), enabled: seesTraffic });
  const sales = useQuery({ ...reportQuery(site.identifier, 'sales', pairs), enabled: seesSales });
  const failed = [traffic, sales].find((query) => query.isError && query.data === undefined);
  const isLoading = traffic.isLoading || sales.isLoading;
  const hasAnything = traffic.data?.hasData === true || sales.data?.hasData === true;
  return (
    <InsightPage title={texts.overview} isNarrowed={false}>
      {failed?.error ? (
        <Card flush>
          <ErrorState title={texts.theFiguresCouldNot} error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : null}
      {isLoading ? (
        <Card flush>
          <SkeletonRows count={8} label={texts.loadingTheFigures} />
        </Card>
      ) : null}
      {failed === undefined && !isLoading && !hasAnything ? (
        <ExampleReport report={seesTraffic ? 'traffic' : 'sales'} />
      ) : null}
      {failed === undefined && !isLoading && hasAnything ? (
        <div className={css.content}>
          <Figures parts={[...partOf('traffic', traffic.data), ...partOf('sales', sales.data)]} />
          <div className={tables.pair}>
            {seesTraffic ? <TableCard table="channels" /> : null}
            {seesTraffic ? <TableCard table="pages" /> : null}
            {seesSales ? <TableCard table="salesByProduct" /> : null}
            {seesTraffic ? <TableCard table="countries" /> : null}
          </div>
        </div>
      ) : null}
    </InsightPage>
  );
}

interface Part {
  readonly figure: InsightFigure;
  readonly value: WireInsightFigure;
  readonly data: AppInsightReportResponse;
  readonly isSold: boolean;
}

const SHOWN: ReadonlySet<string> = new Set(['visits', 'visitors', 'views', 'revenue', 'orders', 'average']);

function partOf(report: 'traffic' | 'sales', data: AppInsightReportResponse | undefined): readonly Part[] {
  if (data === undefined) return [];
  return insightReport(report).figures.flatMap((figure) => {
    const value = data.figures.find(({ id }) => id === figure.id);
    return value === undefined || !SHOWN.has(figure.id) ? [] : [{ figure, value, data, isSold: report === 'sales' }];
  });
}

function Figures({ parts }: { readonly parts: readonly Part[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const drawable = parts.filter(({ figure }) => figure.isDrawn);
  const part = drawable.find(({ figure }) => figure.id === chosen) ?? drawable[0];
  const series = part?.data.series.find(({ id }) => id === part.figure.id);
  return (
    <>
      <FigureCards
        figures={parts.map(({ figure }) => figure)}
        values={parts.map(({ value }) => value)}
        drawn={part?.figure.id ?? ''}
        onDraw={setChosen}
      />
      {part === undefined || series === undefined ? null : (
        <CourseCard time={part.data.time} figure={part.figure} series={series} isSold={part.isSold} />
      )}
    </>
  );
}
