import type { AppSpeedResponse } from '@quoin/contract/endpoints/running';
import { CORE_METRICS, formatSpeed, HISTOGRAM_ERROR } from '@quoin/domain/analytics';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { percentText } from '../../../app/formats.ts';
import { speedQuery } from '../../../app/queries/insightQueries.ts';
import { useSite, useToday } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { ExampleFrame } from '../example/ExampleFrame.tsx';
import { InsightPage } from '../InsightPage.tsx';
import { keyText } from '../keyTexts.ts';
import { useInsight } from '../useInsight.ts';
import { exampleSpeed } from './exampleSpeed.ts';
import { MetricCards } from './MetricCards.tsx';
import { DETAIL_TEXTS, detailText, GRADES, METRIC_TEXTS, PREFERENCE_TEXTS } from './metricTexts.ts';
import { SpeedTable } from './SpeedTable.tsx';
import { SpeedTrend } from './SpeedTrend.tsx';
import css from './speed.module.css';

/** How fast the pages are for those who really came (TELE-02). */
export function SpeedScreen() {
  const site = useSite();
  const { pairs } = useInsight();
  const query = useQuery(speedQuery(site.identifier, pairs));
  return (
    <InsightPage title="Speed" subtitle="Page speed measured in your visitors’ browsers (75th percentile).">
      {query.isPending ? <SkeletonRows count={6} label="Loading speed…" /> : null}
      {query.isError ? (
        <ErrorState title="Speed could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <Measured speed={query.data} />}
    </InsightPage>
  );
}

function Measured({ speed }: { readonly speed: AppSpeedResponse }) {
  const { narrow } = useInsight();
  if (speed.loads === 0) return <Nothing />;
  return (
    <>
      <MetricCards speed={speed.overall} before={speed.before} metrics={CORE_METRICS} />
      <SpeedTrend days={speed.days} />
      <SpeedTable
        {...{ heading: 'Pages', label: 'Speed by page', title: 'Page', file: 'speed-by-page' }}
        rows={rowsOfPages(speed.pages)}
        onChoose={(path) => narrow('page', path)}
      />
      <SpeedTable
        {...{ heading: 'Devices', label: 'Speed by device', title: 'Device', file: 'speed-by-device' }}
        rows={speed.devices.map(({ device, ...rest }) => ({ ...rest, key: device, text: keyText('device', device) }))}
        onChoose={(device) => narrow('device', device)}
      />
      <More speed={speed} />
    </>
  );
}

function rowsOfPages(pages: AppSpeedResponse['pages']) {
  return pages.map(({ path, ...rest }) => ({ ...rest, key: path, text: path || 'Other pages' }));
}

function More({ speed }: { readonly speed: AppSpeedResponse }) {
  const { overall, details, preferences } = speed;
  const others = (['FCP', 'TTFB', 'FID'] as const).filter((metric) => overall[metric].p75 !== null);
  return (
    <div className={css.pair}>
      <Card title="Page load breakdown">
        <dl className={css.facts}>
          {others.map((metric) => {
            const { p75, grade } = overall[metric];
            return (
              <div key={metric}>
                <dt>{METRIC_TEXTS[metric].name}</dt>
                <dd>
                  {grade === null ? null : <Badge {...GRADES[grade]} />} {p75 === null ? '–' : formatSpeed(metric, p75)}
                </dd>
              </div>
            );
          })}
          {Object.entries(DETAIL_TEXTS).map(([name, { name: text, unit }]) =>
            details[name] === undefined ? null : (
              <div key={name}>
                <dt>{text}</dt>
                <dd>{detailText(details[name], unit)}</dd>
              </div>
            ),
          )}
        </dl>
      </Card>
      <Card title="Visitor preferences">
        <dl className={css.facts}>
          {Object.entries(PREFERENCE_TEXTS).map(([name, text]) => (
            <div key={name}>
              <dt>{text}</dt>
              <dd>{percentText(preferences[name as keyof typeof PREFERENCE_TEXTS] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>
          Your pages follow these preferences automatically. Values are accurate to {percentText(HISTOGRAM_ERROR, 1)}.
        </p>
      </Card>
    </div>
  );
}

function Nothing() {
  const today = useToday();
  const { overall, before, days, pages } = useMemo(() => exampleSpeed(today), [today]);
  return (
    <ExampleFrame when="No measurements in this period. Data is sent anonymously when a visitor leaves a page, or 30 seconds after it loads.">
      <MetricCards speed={overall} before={before} metrics={CORE_METRICS} />
      <SpeedTrend days={days} />
      <SpeedTable
        {...{ heading: 'Pages', label: 'Speed by page', title: 'Page' }}
        rows={rowsOfPages(pages)}
        onChoose={() => {}}
      />
    </ExampleFrame>
  );
}
