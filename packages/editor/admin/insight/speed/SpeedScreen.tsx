import type { AppSpeedResponse } from '@quoin/contract/endpoints/running';
import { CORE_METRICS, formatSpeed, HISTOGRAM_ERROR } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/speedScreen';
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
    <InsightPage title={commonTexts.speed} subtitle={texts.pageSpeedMeasuredIn}>
      {query.isPending ? <SkeletonRows count={6} label={texts.loadingSpeed} /> : null}
      {query.isError ? (
        <ErrorState title={texts.speedCouldNotBe} error={query.error} onRetry={() => void query.refetch()} />
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
        {...{ heading: commonTexts.pages, label: texts.speedByPage, title: commonTexts.page, file: 'speed-by-page' }}
        rows={rowsOfPages(speed.pages)}
        onChoose={(path) => narrow('page', path)}
      />
      <SpeedTable
        {...{ heading: texts.devices, label: texts.speedByDevice, title: texts.device, file: 'speed-by-device' }}
        rows={speed.devices.map(({ device, ...rest }) => ({ ...rest, key: device, text: keyText('device', device) }))}
        onChoose={(device) => narrow('device', device)}
      />
      <More speed={speed} />
    </>
  );
}

function rowsOfPages(pages: AppSpeedResponse['pages']) {
  return pages.map(({ path, ...rest }) => ({ ...rest, key: path, text: path || texts.otherPages }));
}

function More({ speed }: { readonly speed: AppSpeedResponse }) {
  const { overall, details, preferences } = speed;
  const others = (['FCP', 'TTFB', 'FID'] as const).filter((metric) => overall[metric].p75 !== null);
  return (
    <div className={css.pair}>
      <Card title={texts.pageLoadBreakdown}>
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
      <Card title={texts.visitorPreferences}>
        <dl className={css.facts}>
          {Object.entries(PREFERENCE_TEXTS).map(([name, text]) => (
            <div key={name}>
              <dt>{text}</dt>
              <dd>{percentText(preferences[name as keyof typeof PREFERENCE_TEXTS] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{texts.yourPagesFollowThese(percentText(HISTOGRAM_ERROR, 1))}</p>
      </Card>
    </div>
  );
}

function Nothing() {
  const today = useToday();
  const { overall, before, days, pages } = useMemo(() => exampleSpeed(today), [today]);
  return (
    <ExampleFrame when={texts.noMeasurementsInThis}>
      <MetricCards speed={overall} before={before} metrics={CORE_METRICS} />
      <SpeedTrend days={days} />
      <SpeedTable
        {...{ heading: commonTexts.pages, label: texts.speedByPage, title: commonTexts.page }}
        rows={rowsOfPages(pages)}
        onChoose={() => {}}
      />
    </ExampleFrame>
  );
}
