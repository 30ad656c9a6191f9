import type { Point } from '@quoin/domain/layout';
import type { PageMeasure } from '../../frame/protocol.ts';

/** From so many page pixels before an edge of the view on, the page scrolls, faster towards the edge (ED-12). */
export const SCROLL_EDGE = 60;
const MOST_PER_FRAME = 24;

/** Pixels to scroll in one frame while something is dragged to that point of the view. */
export function scrollStep(inView: Point, page: Pick<PageMeasure, 'viewHeight' | 'scrollTop' | 'height'>): number {
  const below = inView.y - (page.viewHeight - SCROLL_EDGE);
  const above = SCROLL_EDGE - inView.y;
  if (below > 0) return Math.min(speed(below), Math.max(0, page.height - page.viewHeight - page.scrollTop));
  if (above > 0) return -Math.min(speed(above), page.scrollTop);
  return 0;
}

function speed(into: number): number {
  return Math.ceil(Math.min(1, into / SCROLL_EDGE) * MOST_PER_FRAME);
}
