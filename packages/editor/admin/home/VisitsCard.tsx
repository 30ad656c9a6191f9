import type { AppInsightReportResponse } from '@quoin/contract/endpoints/running';
import { insightReport } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/visitsCard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { APP_LOCALE } from '../../app/locale.ts';
import { usePlaceViewer } from '../../app/places/usePlaceViewer.ts';
import { useSite, useToday } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import example from '../insight/example/example.module.css';
import { exampleReport } from '../insight/example/exampleReport.ts';
import { funnelQuery, liveQuery, reportQuery } from '../insight/insightQueries.ts';
import { shareText } from '../insight/insightValues.ts';
import { coursePoints, courseSummary } from '../insight/plots/coursePoints.ts';
import home from './HomeScreen.module.css';
import css from './VisitsCard.module.css';
import { type CountedVisits, conversionOf, countedVisits, VISITS } from './visitsLook.ts';

const CoursePlot = lazy(async () => ({ default: (await import('../insight/plots/CoursePlot.tsx')).CoursePlot }));

/** Makes the card about as high as the sales card next to it. */
const PLOT_HEIGHT = 160;
/** The 28 days that the screens of insight begin with: the same numbers, and asked for once. */
const LAST_28_DAYS = {};
const LAST_7_DAYS = { range: '7d' };

/** Shows visits next to sales: today, current visitors, how many buy, and the last four weeks (TRACK-11). */
export function VisitsCard() {
  const site = useSite();
  const query = useQuery(reportQuery(site.identifier, 'traffic', LAST_28_DAYS));
  return (
    <Card
      title={texts.visits}
      flush={query.data === undefined}
      aside={
        <Link to="/$site/config/insight/traffic" params={{ site: site.identifier }} className={home.all}>
          {texts.viewTraffic}
        </Link>
      }
    >
      {query.isPending ? <SkeletonRows count={4} label={texts.loadingVisits} /> : null}
      {query.isError && query.data === undefined ? (
        <ErrorState title={texts.visitsCouldNotBe} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Content report={query.data} />}
    </Card>
  );
}

function Content({ report }: { readonly report: AppInsightReportResponse }) {
  const { hasStore } = usePlaceViewer();
  if (!report.hasData) return <Example />;
  return (
    <div className={css.parts}>
      <div className={css.figures}>
        <Today visits={countedVisits(report)} />
        <Now />
        {hasStore ? <Conversion /> : null}
      </div>
      <Course report={report} />
    </div>
  );
}

function Today({ visits: { today, yesterday, lastWeek } }: { readonly visits: CountedVisits }) {
  return (
    <p className={css.figure}>
      <span className={css.name}>{texts.today}</span>
      <span className={css.value}>{today.toLocaleString(APP_LOCALE)}</span>
      <span className={css.below}>
        {texts.yesterdayAWeekAgo(yesterday.toLocaleString(APP_LOCALE), lastWeek.toLocaleString(APP_LOCALE))}
      </span>
    </p>
  );
}

/** Asked again while one looks; without an answer it says nothing rather than nobody. */
function Now() {
  const site = useSite();
  const live = useQuery(liveQuery(site.identifier));
  const visits = live.data?.visits;
  return (
    <p className={css.figure}>
      <span className={css.name}>
        <Link to="/$site/config/insight/live" params={{ site: site.identifier }}>
          {texts.visitorsNow}
        </Link>
      </span>
      <span className={css.value}>{visits === undefined ? '–' : visits.toLocaleString(APP_LOCALE)}</span>
      <span className={css.below}>{live.isError ? texts.couldNotBeLoaded : texts.inTheLastFive}</span>
    </p>
  );
}

/** Of the last seven days against the seven before. */
function Conversion() {
  const site = useSite();
  const funnel = useQuery(funnelQuery(site.identifier, LAST_7_DAYS));
  const { now, before } = conversionOf(funnel.data ?? { now: [], before: null });
  return (
    <p className={css.figure}>
      <span className={css.name}>
        <Link to="/$site/config/insight/funnel" params={{ site: site.identifier }}>
          {texts.conversion7Days}
        </Link>
      </span>
      <span className={css.value}>{now === null ? '–' : shareText(now)}</span>
      <span className={css.below}>
        {funnel.isError
          ? texts.couldNotBeLoaded
          : before === null
            ? texts.ofVisits
            : texts.theWeekBefore(shareText(before))}
      </span>
    </p>
  );
}

function Course({ report }: { readonly report: Pick<AppInsightReportResponse, 'time' | 'series'> }) {
  const { language } = useSite();
  const series = report.series.find(({ id }) => id === VISITS.id);
  const points = useMemo(() => (series === undefined ? [] : coursePoints(report.time, series)), [report.time, series]);
  return (
    <div className={css.course}>
      <p className={css.name}>{texts.last28Days}</p>
      <Suspense fallback={<div className={css.plotRoom} />}>
        <CoursePlot
          points={points}
          figure={VISITS}
          isCompared={series?.before !== null}
          height={PLOT_HEIGHT}
          summary={courseSummary(points, VISITS, language)}
        />
      </Suspense>
    </div>
  );
}

/** Shows sample data, marked so that users do not take it for their own. */
function Example() {
  const { currency } = useSite();
  const today = useToday();
  const shown = useMemo(() => exampleReport(insightReport('traffic'), { currency, today }), [currency, today]);
  return (
    <div className={css.parts}>
      <p>
        <strong>{texts.sampleDataNotYour}</strong> {texts.dataAppearsAfterThe}
      </p>
      <div className={example.picture} inert aria-hidden="true">
        <span className={example.mark}>{texts.sample}</span>
        <div className={css.figures}>
          <Today visits={countedVisits(shown)} />
        </div>
        <Course report={shown} />
      </div>
    </div>
  );
}
