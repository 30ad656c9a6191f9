import { fractionDigits, isCurrencyCode } from '@quoin/domain/money';
import * as texts from '@quoin/messages/app/salesPlot';
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { moneyText } from '../../app/formats.ts';
import { siteLocale } from '../../app/locale.ts';
import { useSite } from '../../app/site/site.ts';
import css from './SalesPlot.module.css';
import { bucketText, minorOf, type PlotPoint } from './salesLook.ts';

export interface SalesPlotProps {
  readonly points: readonly PlotPoint[];
  /** What the picture says in one sentence. */
  readonly summary: string;
  readonly beforeName: string;
}

/** Draws two lines: the current period, and the previous one dashed. The values at the pointer are above in words. */
export function SalesPlot({ points, summary, beforeName }: SalesPlotProps) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const plot = new uPlot(plotOptions(points, site, current, setAt), dataOf(points), current);
    const watcher = new ResizeObserver(() =>
      plot.setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [points, site]);
  const pointed = at === null ? undefined : points[at];
  return (
    <div className={css.plot}>
      <p className={css.legend} aria-hidden="true">
        {pointed === undefined ? (
          <>
            <span className={css.now}>{texts.thisPeriod}</span>
            <span className={css.before}>{beforeName}</span>
          </>
        ) : (
          <>
            <span className={css.now}>
              {bucketText(pointed.at, site.language)}: {pointed.isAhead ? '–' : said(pointed.total, pointed.orderCount)}
            </span>
            <span className={css.before}>
              {bucketText(pointed.before, site.language)}: {said(pointed.totalBefore, pointed.orderCountBefore)}
            </span>
          </>
        )}
      </p>
      <div ref={place} className={css.canvas} role="img" aria-label={summary} />
    </div>
  );
}

function said(total: PlotPoint['total'], orderCount: number): string {
  return `${moneyText(total)} · ${texts.orders(orderCount)}`;
}

/** Numbers for drawing only; every amount that is read comes from the server's text. */
function dataOf(points: readonly PlotPoint[]): uPlot.AlignedData {
  return [
    points.map((_, index) => index),
    points.map((point) => Number(minorOf(point.totalBefore))),
    points.map((point) => (point.isAhead ? null : Number(minorOf(point.total)))),
  ];
}

function plotOptions(
  points: readonly PlotPoint[],
  site: { readonly language: string; readonly currency: string },
  { clientWidth: width, clientHeight: height }: HTMLElement,
  onPoint: (index: number | null) => void,
): uPlot.Options {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const font = `12px ${colour('--font') || 'sans-serif'}`;
  const amount = amountFormat(site);
  const least = LEAST_SHOWN * 10 ** digitsOf(site.currency);
  const axis = { stroke: colour('--ink-soft'), font, ticks: { show: false } };
  const label = (index: number) =>
    points[index] === undefined ? '' : bucketText(points[index].at, site.language, true);
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
    padding: [8, 14, 0, 0],
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, Math.max(max * 1.08, least)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64,
        size: 28,
        incrs: [1, 2, 5, 7, 10, 15, 30],
        values: (_, splits) => splits.map(label),
      },
      {
        ...axis,
        size: 58,
        grid: { stroke: colour('--line'), width: 1 },
        space: 44,
        values: (_, splits) => splits.map((minor) => amount(minor)),
      },
    ],
    series: [
      {},
      { stroke: colour('--ink-faint'), width: 1.5, dash: [4, 4], points: { show: false } },
      { stroke: colour('--accent'), width: 2, fill: `${colour('--accent')}14`, points: { show: points.length < 2 } },
    ],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  };
}

/** The chart of a quiet time still has amounts at its side that differ. */
const LEAST_SHOWN = 10;

function digitsOf(currency: string): number {
  return isCurrencyCode(currency) ? fractionDigits(currency) : 0;
}

/** `$1.2K` at the side of the chart. */
function amountFormat({ language, currency }: { readonly language: string; readonly currency: string }) {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(siteLocale(language), {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return (minor: number) => format.format(minor / 10 ** digits);
}
