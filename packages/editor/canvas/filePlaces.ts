import { imageDefinition } from '@quoin/domain/blocks';
import type { Point } from '@quoin/domain/layout';
import { aimAt } from '../gestures/dragging/draggingNew.ts';
import { findSection } from '../gestures/findInScene.ts';
import type { CanvasModel } from './canvasModel.ts';
import type { CanvasView } from './canvasView.ts';
import type { UploadPlace } from './placedUploads.ts';

/** The middle of what is in view, where something goes that has no pointer. */
export function placeInView({ measures }: CanvasView): Point {
  const { scrollLeft, scrollTop, viewWidth, viewHeight } = measures.page;
  return { x: scrollLeft + viewWidth / 2, y: scrollTop + viewHeight / 3 };
}

/** A place for each of several pictures, one below the other. On phones most places are derived: there they go to the end. */
export function aimedPlaces(model: CanvasModel, at: Point, count: number): readonly UploadPlace[] {
  const { board } = model.view();
  const { columns, rows } = imageDefinition.size;
  const aim = aimAt(board, at, { type: 'image', columns, rows });
  const { page } = board;
  if (aim === null) return Array.from({ length: count }, () => ({ page, section: null, grid: null }));
  const { section, place } = aim;
  const grid = findSection(board, section)?.grid ?? null;
  if (board.device === 'phone') return Array.from({ length: count }, () => ({ page, section, grid }));
  return Array.from({ length: count }, (_, index) => {
    return { page, section, grid, place: { ...place, row: place.row + index * rows } };
  });
}
