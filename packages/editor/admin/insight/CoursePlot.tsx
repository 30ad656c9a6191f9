import type { InsightFigure } from '@quoin/domain/analytics';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSite } from '../../app/site.ts';
import { bucketText } from '../home/salesLook.ts';
import { type CoursePoint, pointText } from './coursePoints.ts';
import { axisFormat, drawnOf } from './insightValues.ts';
import { HEIGHT, nextIndex, plainOptions, plotColour } from './plotLook.ts';
import css from './plots.module.css';

export interface CoursePlotProps {
  readonly points: readonly CoursePoint[];
  readonly figure: InsightFigure;
  readonly isCompared: boolean;
  readonly summary: string;
}

/** A line with what was before dashed behind it. Read with the pointer, or point by point with the arrow keys. */
export function CoursePlot({ points, figure, isCompared, summary }: CoursePlotProps) {
  const { language, currency } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const options = courseOptions({ points, figure, isCompared, language, currency, onPoint: setAt });
    const drawn = new uPlot({ ...options, width: current.clientWidth }, dataOf(points, isCompared), current);
    plot.current = drawn;
    const watcher = new ResizeObserver(() => drawn.setSize({ width: current.clientWidth, height: HEIGHT }));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      drawn.destroy();
      plot.current = null;
      setAt(null);
    };
  }, [points, figure, isCompared, language, currency]);
  const press = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at, points.length);
    if (next === null) return;
    event.preventDefault();
    plot.current?.setCursor({ left: plot.current.valToPos(next, 'x'), top: 1 });
    setAt(next);
  };
  const pointed = at === null ? undefined : points[at];
  return (
    <div className={css.plot}>
      <p className={css.summary}>{summary}</p>
      <p className={css.legend} aria-hidden="true">
        {pointed === undefined ? (
          <>
            <span className={css.now}>{figure.title}</span>
            {isCompared ? <span className={css.before}>Before</span> : null}
          </>
        ) : (
          <span>{pointText(pointed, figure, language)}</span>
        )}
      </p>
      <div
        className={css.reader}
        role="slider"
        tabIndex={0}
        aria-label={`${figure.title} over time, read with the arrow keys`}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={pointed === undefined ? summary : pointText(pointed, figure, language)}
        onKeyDown={press}
      >
        <div ref={place} className={css.canvas} />
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
  readonly onPoint: (index: number | null) => void;
}

function courseOptions(look: CourseLook): Omit<uPlot.Options, 'width'> {
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
    hooks: { setCursor: [(drawn) => look.onPoint(drawn.cursor.idx ?? null)] },
  };
}
