import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { nextIndex } from './plotLook.ts';

/** A chart before it has a place: what it looks like, and its numbers. */
export interface PlotPicture {
  readonly options: Omit<uPlot.Options, 'width' | 'hooks'>;
  readonly data: uPlot.AlignedData;
}

export interface ReadPlot {
  /** Of the element that the chart is drawn into. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The place that is read, by pointer or keys; null: none. */
  readonly at: number | null;
  readonly press: (event: KeyboardEvent) => void;
}

/** Draws a chart of `count` places as wide as there is room, and lets it be read with the pointer or the arrow keys. */
export function useReadPlot(picture: () => PlotPicture, count: number): ReadPlot {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const { options, data } = picture();
    const hooks: uPlot.Options['hooks'] = { setCursor: [(drawn) => setAt(drawn.cursor.idx ?? null)] };
    const drawn = new uPlot({ ...options, hooks, width: current.clientWidth }, data, current);
    plot.current = drawn;
    const watcher = new ResizeObserver(() => drawn.setSize({ width: current.clientWidth, height: options.height }));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      drawn.destroy();
      plot.current = null;
      setAt(null);
    };
  }, [picture]);
  const press = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at, count);
    if (next === null) return;
    event.preventDefault();
    plot.current?.setCursor({ left: plot.current.valToPos(next, 'x'), top: 1 });
    setAt(next);
  };
  return { place, at, press };
}
