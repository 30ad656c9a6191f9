import type uPlot from 'uplot';

export const HEIGHT = 244;
/** The chart of a quiet time still has numbers at its side that differ. */
const LEAST_SHOWN = 4;

/** A colour of the app's sheet: canvases know no variables. */
export function plotColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** What all charts of insight share: no legend of the library, whole places along the bottom, from nothing upwards. */
export function plainOptions({
  label,
  side,
}: {
  readonly label: (index: number) => string;
  readonly side: (value: number) => string;
}): Omit<uPlot.Options, 'width' | 'series'> {
  const font = `12px ${plotColour('--font') || 'sans-serif'}`;
  const axis = { stroke: plotColour('--ink-soft'), font, ticks: { show: false } };
  return {
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
    padding: [8, 14, 0, 0],
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, Math.max((max ?? 0) * 1.08, LEAST_SHOWN)] } },
    axes: [
      {
        ...axis,
        ...{ grid: { show: false }, space: 64, size: 28, incrs: [1, 2, 5, 7, 10, 15, 30] },
        values: (_, splits) => splits.map(label),
      },
      {
        ...axis,
        ...{ size: 58, grid: { stroke: plotColour('--line'), width: 1 }, space: 44 },
        values: (_, splits) => splits.map(side),
      },
    ],
  };
}

/** Where a key leads in a chart of `count` places; null for keys that mean nothing there. */
export function nextIndex(key: string, at: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return at === null ? 0 : Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at === null ? count - 1 : Math.max(0, at - 1);
  return null;
}
