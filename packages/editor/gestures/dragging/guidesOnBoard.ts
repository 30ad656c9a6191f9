import { type Box, boxAround, boxOf, type Guide, guidesFor } from '@quoin/domain/layout';
import { findSection, shifted } from '../findInScene.ts';
import type { CanvasScene } from '../scene.ts';
import { evenGrid } from './dragPlan.ts';
import { evenPlaces } from './evenPlaces.ts';
import type { PlaceChange } from './placing.ts';

/** Boxes, from the page's corner, of blocks at places that the page does not show yet. */
export function boxesOf(board: CanvasScene, changes: readonly PlaceChange[]): readonly Box[] {
  return changes.flatMap(({ section, place }) => {
    const found = findSection(board, section);
    if (found?.grid === undefined || found.grid === null || found.box === null) return [];
    const grid = board.device === 'phone' ? found.grid : evenGrid(found.grid);
    return [shifted(boxOf(place, grid), found.box)];
  });
}

/** Lines to edges and centres of the neighbours and of the section (ED-10). */
export function guidesOf(board: CanvasScene, section: string, moved: readonly PlaceChange[]): readonly Guide[] {
  const found = findSection(board, section);
  const moving = boxAround(boxesOf(board, moved));
  if (found?.grid == null || found.box === null || moving === null) return [];
  const ids = new Set(moved.map(({ block }) => block));
  const even = evenPlaces(found, board.device);
  const others = found.blocks
    .filter(({ id }) => !ids.has(id))
    .map(({ id, place }) => ({ block: id, section, place: even.get(id) ?? place }));
  return guidesFor(moving, [...boxesOf(board, others), gridBox(found.grid, found.box)]);
}

/** The section's own width: its middle is a line, too. */
function gridBox(grid: { left: number; columns: number; columnWidth: number; columnGap: number }, box: Box): Box {
  const width = grid.columns * (grid.columnWidth + grid.columnGap) - grid.columnGap;
  return { left: box.left + grid.left, top: box.top, width, height: box.height };
}
