import { findBlock, findSection, pageBox } from '../gestures/onBoard.ts';
import type { CanvasView } from './canvasView.ts';

/** Room left beside what is brought into view. */
const MARGIN = 80;

/** How far the page must be scrolled to show a block or a section; null when it is in view, or nowhere. */
export function scrollToShow({ board, measures }: CanvasView, kind: 'block' | 'section', id: string): number | null {
  const found = kind === 'block' ? findBlock(board, id) : null;
  const box = found ? pageBox(found) : (findSection(board, id)?.box ?? null);
  if (box === null) return null;
  const { scrollTop, viewHeight } = measures.page;
  const margin = Math.min(MARGIN, viewHeight / 6);
  const shown = Math.min(box.height, viewHeight - margin);
  const isAbove = box.top < scrollTop + margin / 2 && scrollTop > 0;
  const isBelow = box.top + shown > scrollTop + viewHeight;
  if (!isAbove && !isBelow) return null;
  return Math.max(0, isAbove ? box.top - margin : box.top + Math.min(box.height + margin, viewHeight) - viewHeight);
}
