import { type InsightReport, type InsightReportName, insightReport } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/reportScreen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { ExampleReport } from './example/ExampleReport.tsx';
import { Figures } from './Figures.tsx';
import { InsightPage } from './InsightPage.tsx';
import css from './insight.module.css';
import { reportQuery } from './insightQueries.ts';
import { StackCard } from './plots/StackCard.tsx';
import { TableCard } from './TableCard.tsx';
import tables from './tables.module.css';
import { useInsight } from './useInsight.ts';

export interface ReportScreenProps {
  readonly report: InsightReportName;
  readonly subtitle: string;
  /** Sales are not attributed to visits, so their screens have no drill-down. */
  readonly isNarrowed?: boolean;
  /** What the screen has besides. */
  readonly children?: ReactNode;
}

/** A screen of figures, their course, and lists. Without anything counted yet: an example that says so. */
export function ReportScreen({ report, subtitle, isNarrowed = true, children }: ReportScreenProps) {
  const site = useSite();
  const { pairs } = useInsight();
  const query = useQuery(reportQuery(site.identifier, report, pairs));
  const shape: InsightReport = insightReport(report);
  return (
    <InsightPage title={shape.title} subtitle={subtitle} isNarrowed={isNarrowed}>
      {query.data === undefined ? (
        <Card flush>
          {query.isError ? (
            <ErrorState title={texts.theFiguresCouldNot} error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={8} label={texts.loadingTheFigures} />
          )}
        </Card>
      ) : null}
      {query.data?.hasData === false ? <ExampleReport report={report} /> : null}
      {query.data?.hasData === true ? (
        <div className={query.isPlaceholderData ? css.stale : css.content} aria-busy={query.isPlaceholderData}>
          <Figures shape={shape} data={query.data} isSold={report === 'sales'} />
          {query.data.stack.length === 0 ? null : <StackCard time={query.data.time} stack={query.data.stack} />}
          {children}
          <div className={tables.pair}>
            {shape.tables.map((table) => (
              <TableCard key={table} table={table} />
            ))}
          </div>
        </div>
      ) : null}
    </InsightPage>
  );
}
