import type { InsightFigure } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/coursePlot';
import { useCallback } from 'react';
import type uPlot from 'uplot';
import { useSite } from '../../../app/site/site.ts';
import { bucketText } from '../../home/salesLook.ts';
import { axisFormat, drawnOf } from '../insightValues.ts';
import { type CoursePoint, pointText } from './coursePoints.ts';
import { HEIGHT, plainOptions, plotColour } from './plotLook.ts';
import css from './plots.module.css';
import { type PlotPicture, useReadPlot } from './useReadPlot.ts';

export interface CoursePlotProps {
  readonly points: readonly CoursePoint[];
  readonly figure: InsightFigure;
  readonly isCompared: boolean;
  readonly summary: string;
  /** Pixels; as high as other charts when left out. */
  readonly height?: number;
}

/** A line with what was before dashed behind it. Read with the pointer, or point by point with the arrow keys. */
export function CoursePlot({ points, figure, isCompared, summary, height = HEIGHT }: CoursePlotProps) {
  const { language, currency } = useSite();
  const picture = useCallback(
    () => ({
      options: { ...courseOptions({ points, figure, isCompared, language, currency }), height },
      data: dataOf(points, isCompared),
    }),
    [points, figure, isCompared, language, currency, height],
  );
  const { place, at, press } = useReadPlot(picture, points.length);
  const pointed = at === null ? undefined : points[at];
  return (
    <div className={css.plot}>
      <p className={css.summary}>{summary}</p>
      <p className={css.legend} aria-hidden="true">
        {pointed === undefined ? (
          <>
            <span className={css.now}>{figure.title}</span>
            {isCompared ? <span className={css.before}>{texts.previous}</span> : null}
          </>
        ) : (
          <span>{pointText(pointed, figure, language)}</span>
        )}
      </p>
      <div
        className={css.reader}
        role="slider"
        tabIndex={0}
        aria-label={texts.overTimeReadWith(figure.title)}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={pointed === undefined ? summary : pointText(pointed, figure, language)}
        onKeyDown={press}
      >
        <div ref={place} className={css.canvas} style={{ height }} />
      </div>
    </div>
  );
}

/** Numbers for drawing only; every amount that is read comes from the server's text. */
function dataOf(points: readonly CoursePoint[], isCompared: boolean): uPlot.AlignedData {
  const places = points.map((_, index) => index);
  const now = points.map((point) => drawnOf(point.value));
  return isCompared ? [places, points.map((point) => drawnOf(point.before)), now] : [places, now];
}

interface CourseLook {
  readonly points: readonly CoursePoint[];
  readonly figure: InsightFigure;
  readonly isCompared: boolean;
  readonly language: string;
  readonly currency: string;
}

function courseOptions(look: CourseLook): PlotPicture['options'] {
  const { points, figure, isCompared, language, currency } = look;
  const accent = plotColour('--accent');
  const label = (index: number) => {
    const point = points[index];
    return point === undefined ? '' : bucketText(point.at, language, true);
  };
  const before = { stroke: plotColour('--ink-faint'), width: 1.5, dash: [4, 4], points: { show: false } };
  const now = { stroke: accent, width: 2, fill: `${accent}14`, points: { show: points.length < 2 } };
  return {
    ...plainOptions({ label, side: axisFormat(figure.kind, language, currency) }),
    series: [{}, ...(isCompared ? [before] : []), now],
  };
}
