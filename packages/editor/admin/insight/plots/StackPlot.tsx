import * as texts from '@quoin/messages/app/stackPlot';
import { useCallback } from 'react';
import uPlot from 'uplot';
import { APP_LOCALE } from '../../../app/locale.ts';
import { useSite } from '../../../app/site/site.ts';
import { bucketText } from '../../home/salesLook.ts';
import { axisFormat } from '../insightValues.ts';
import { plainOptions } from './plotLook.ts';
import css from './plots.module.css';
import { type StackBand, stackTops } from './stackBands.ts';
import { type PlotPicture, useReadPlot } from './useReadPlot.ts';

export interface StackPlotProps {
  readonly buckets: readonly string[];
  readonly bands: readonly StackBand[];
}

/** Draws stacked columns. The legend shows the values at the pointer. The arrow keys move from column to column. */
export function StackPlot({ buckets, bands }: StackPlotProps) {
  const { language, currency } = useSite();
  const picture = useCallback(() => {
    const side = axisFormat('count', language, currency);
    return { options: stackOptions({ buckets, bands, language, side }), data: dataOf(buckets, bands) };
  }, [buckets, bands, language, currency]);
  const { place, at, press } = useReadPlot(picture, buckets.length);
  const shown = at === null ? null : (buckets[at] ?? null);
  const when = shown === null ? '' : bucketText(shown, language);
  const said = bands.map(({ title, values }) => `${title} ${values[at ?? 0] ?? 0}`).join(', ');
  return (
    <div className={css.plot}>
      <p className={css.legend} aria-hidden="true">
        {bands.map(({ title, color, values }) => (
          <span key={title} className={css.key}>
            <span className={css.swatch} style={{ background: color }} />
            {title}
            {at === null ? '' : ` ${(values[at] ?? 0).toLocaleString(APP_LOCALE)}`}
          </span>
        ))}
        {when === '' ? null : <span>{when}</span>}
      </p>
      <div
        className={css.reader}
        role="slider"
        tabIndex={0}
        aria-label={texts.visitsByChannelRead}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, buckets.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={when === '' ? texts.seeTheTableFor : `${when}: ${said}`}
        onKeyDown={press}
      >
        <div ref={place} className={css.canvas} />
      </div>
    </div>
  );
}

/** The highest layer first: those below are drawn over it. */
function dataOf(buckets: readonly string[], bands: readonly StackBand[]): uPlot.AlignedData {
  const tops = stackTops(bands, buckets.length).map((top) => [...top]);
  return [buckets.map((_, index) => index), ...tops.toReversed()];
}

interface StackLook {
  readonly buckets: readonly string[];
  readonly bands: readonly StackBand[];
  readonly language: string;
  readonly side: (value: number) => string;
}

function stackOptions({ buckets, bands, language, side }: StackLook): PlotPicture['options'] {
  const label = (index: number) => {
    const at = buckets[index];
    return at === undefined ? '' : bucketText(at, language, true);
  };
  const options = plainOptions({ label, side });
  const columns = uPlot.paths.bars?.({ size: [0.72, 42], align: 0 });
  return {
    ...options,
    cursor: { ...options.cursor, points: { show: false } },
    // Half a column of room at both ends.
    scales: { ...options.scales, x: { time: false, range: (_, min, max) => [min - 0.5, max + 0.5] } },
    series: [
      {},
      ...bands.toReversed().map(({ color }) => ({
        ...{ fill: color, stroke: color, width: 0, points: { show: false } },
        ...(columns === undefined ? {} : { paths: columns }),
      })),
    ],
  };
}
