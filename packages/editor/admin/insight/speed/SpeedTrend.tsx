import type { AppSpeedResponse } from '@quoin/contract/endpoints/running';
import { CORE_METRICS, formatSpeed, gradeOf, SPEED_THRESHOLDS } from '@quoin/domain/analytics';
import { formatDay } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/speedTrend';
import { useState } from 'react';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { Card } from '../../../parts/Card.tsx';
import { FilterTabs } from '../../../parts/tables/FilterTabs.tsx';
import { type CoreMetric, GRADES, METRIC_TEXTS } from './metricTexts.ts';
import css from './speed.module.css';
import { type TrendPoint, trendShape } from './trendShape.ts';

const SIZE = { width: 900, height: 180 };
const TABS = CORE_METRICS.map((value) => ({ value, text: METRIC_TEXTS[value].name }));

/** One figure day by day, on the ground of its grades; the same as a table for who cannot see it. */
export function SpeedTrend({ days }: Pick<AppSpeedResponse, 'days'>) {
  const [metric, setMetric] = useState<CoreMetric>('LCP');
  const points = days.map(({ day, p75 }) => ({ day, value: p75[metric] }));
  return (
    <Card title={texts.dailyTrend}>
      <div className={css.trend}>
        <FilterTabs label={texts.metric} value={metric} onChange={setMetric} tabs={TABS} />
        <Picture metric={metric} points={points} />
        <details>
          <summary>{texts.showAsTable}</summary>
          <DayTable metric={metric} points={points} />
        </details>
      </div>
    </Card>
  );
}

interface TrendProps {
  readonly metric: CoreMetric;
  readonly points: readonly TrendPoint[];
}

function Picture({ metric, points }: TrendProps) {
  const [good, poor] = SPEED_THRESHOLDS[metric];
  const { lines, dots, heightOf, top } = trendShape(points, SIZE, good * 1.2);
  const bands = [
    { grade: 'poor', from: poor, to: top },
    { grade: 'needsImprovement', from: good, to: Math.min(poor, top) },
    { grade: 'good', from: 0, to: Math.min(good, top) },
  ] as const;
  const first = points[0]?.day;
  const last = points.at(-1)?.day;
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" className={css.picture} role="img">
        <title>{summaryText(metric, dots)}</title>
        {bands
          .filter(({ from, to }) => to > from)
          .map(({ grade, from, to }) => (
            <rect
              key={grade}
              className={css[`${grade}Band`]}
              x={0}
              width={SIZE.width}
              y={heightOf(to)}
              height={heightOf(from) - heightOf(to)}
            />
          ))}
        {lines.map((line) => (
          <path key={line} d={line} className={css.line} vectorEffect="non-scaling-stroke" />
        ))}
        {dots.map(({ x, y, day, value }) => (
          <path key={day} d={`M${x} ${y}h0`} className={css.point} vectorEffect="non-scaling-stroke">
            <title>{`${formatDay(day, APP_LANGUAGE)}: ${formatSpeed(metric, value)}`}</title>
          </path>
        ))}
      </svg>
      <figcaption className={css.caption}>
        <span>{first === undefined ? '' : formatDay(first, APP_LANGUAGE)}</span>
        <span>{texts.greenUpToRed(formatSpeed(metric, good), formatSpeed(metric, poor))}</span>
        <span>{last === undefined ? '' : formatDay(last, APP_LANGUAGE)}</span>
      </figcaption>
    </figure>
  );
}

function summaryText(metric: CoreMetric, dots: readonly { readonly value: number }[]): string {
  const values = dots.map(({ value }) => value);
  if (values.length === 0) return texts.nothingWasMeasured(METRIC_TEXTS[metric].name);
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => formatSpeed(metric, value));
  const days = texts.days(values.length);
  return texts.onFromTo(METRIC_TEXTS[metric].name, days, String(least), String(most));
}

function DayTable({ metric, points }: TrendProps) {
  return (
    <table className={css.days}>
      <thead>
        <tr>
          <th scope="col">{texts.day2}</th>
          <th scope="col">{METRIC_TEXTS[metric].name}</th>
          <th scope="col">{texts.grade}</th>
        </tr>
      </thead>
      <tbody>
        {points.flatMap(({ day, value }) =>
          value === null
            ? []
            : [
                <tr key={day}>
                  <th scope="row">{formatDay(day, APP_LANGUAGE)}</th>
                  <td>{formatSpeed(metric, value)}</td>
                  <td>{GRADES[gradeOf(metric, value)].text}</td>
                </tr>,
              ],
        )}
      </tbody>
    </table>
  );
}
