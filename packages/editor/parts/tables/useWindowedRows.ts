import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Up to so many rows are all drawn: find-in-page and printing see them. */
const DRAWN_WHOLE = 100;
const USUAL_HEIGHT = 57;
const BEYOND_SIGHT = 12;

export interface WindowedRows {
  /** Indexes of the rows to draw. */
  readonly shown: readonly number[];
  /** Pixels to leave free above and below them. */
  readonly before: number;
  readonly after: number;
  /** Ref of each drawn row, which also carries `data-index`: heights differ. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Which rows of a long list are near the window. */
export function useWindowedRows(count: number, list: RefObject<HTMLElement | null>): WindowedRows {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [list]);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_HEIGHT,
    overscan: BEYOND_SIGHT,
    scrollMargin: top,
  });
  if (count <= DRAWN_WHOLE) {
    return { shown: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure: undefined };
  }
  const items = virtual.getVirtualItems();
  return {
    shown: items.map((item) => item.index),
    before: (items[0]?.start ?? top) - top,
    after: virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtual.measureElement,
  };
}
