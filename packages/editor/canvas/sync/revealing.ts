import { findBlock, findSection, pageBox } from '../../gestures/findInScene.ts';
import { findMark } from '../../gestures/marks.ts';
import type { CanvasView } from '../canvasView.ts';

/** Margin around what is scrolled into view. */
const MARGIN = 80;

/** So much of something is enough to be found, in pixels of the page. */
const FOUND = 24;

/** What is to be shown, and whether a part of it will do. */
export interface Shown {
  readonly kind: 'block' | 'section' | 'mark';
  readonly id: string;
  readonly isPartEnough?: boolean;
}

/** How far the page must be scrolled to show a block or a section; null when it is in view, or nowhere. */
export function scrollToShow({ board, measures }: CanvasView, shown: Shown): number | null {
  const { kind, id } = shown;
  const found = kind === 'block' ? findBlock(board, id) : null;
  const other = kind === 'mark' ? findMark(measures, id) : findSection(board, id);
  const box = found ? pageBox(found) : (other?.box ?? null);
  if (box === null) return null;
  const { scrollTop, viewHeight } = measures.page;
  const margin = Math.min(MARGIN, viewHeight / 6);
  const seen = Math.min(box.top + box.height, scrollTop + viewHeight) - Math.max(box.top, scrollTop);
  if (shown.isPartEnough && seen >= Math.min(FOUND, box.height)) return null;
  const height = Math.min(box.height, viewHeight - margin);
  const isAbove = box.top < scrollTop + margin / 2 && scrollTop > 0;
  const isBelow = box.top + height > scrollTop + viewHeight;
  if (!isAbove && !isBelow) return null;
  return Math.max(0, isAbove ? box.top - margin : box.top + Math.min(box.height + margin, viewHeight) - viewHeight);
}
