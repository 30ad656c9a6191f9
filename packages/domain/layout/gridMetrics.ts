import type { Box, Point } from './box.ts';
import type { Placement } from './placement.ts';

/** A section's grid as it is drawn, in CSS pixels. Left and top are those of its first cell. */
export interface GridMetrics {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly columnWidth: number;
  readonly columnGap: number;
  /** Of a row that nothing stretches. */
  readonly rowHeight: number;
  readonly rowGap: number;
  /** Heights of the rows there are, stretched ones too, from the top. */
  readonly tracks: readonly number[];
}

/** How far the next cell is: the same for every block, whatever stretches the rows (ED-08). */
export function stepOf(grid: GridMetrics): { readonly x: number; readonly y: number } {
  return { x: grid.columnWidth + grid.columnGap, y: grid.rowHeight + grid.rowGap };
}

/** Cells that a movement of so many pixels comes to. */
export function cellsOf(grid: GridMetrics, delta: Point): { readonly columns: number; readonly rows: number } {
  const step = stepOf(grid);
  return { columns: whole(delta.x / step.x), rows: whole(delta.y / step.y) };
}

/** The box of a place as the grid is drawn now; rows below the last have their unstretched height. */
export function boxOf(place: Placement, grid: GridMetrics): Box {
  const step = stepOf(grid);
  const top = rowTop(grid, place.row);
  return {
    left: grid.left + (place.column - 1) * step.x,
    top,
    width: place.columns * step.x - grid.columnGap,
    height: rowTop(grid, place.row + place.rows) - grid.rowGap - top,
  };
}

/** The row whose beginning is nearest to a height on the page. */
export function nearestRow(grid: GridMetrics, y: number): number {
  const row = rowAt(grid, y);
  return y - rowTop(grid, row) > rowTop(grid, row + 1) - y ? row + 1 : row;
}

/** Where a row begins. */
export function rowTop(grid: GridMetrics, row: number): number {
  let top = grid.top;
  for (let each = 0; each < row - 1; each += 1) top += (grid.tracks[each] ?? grid.rowHeight) + grid.rowGap;
  return top;
}

function rowAt(grid: GridMetrics, y: number): number {
  let [row, end] = [1, grid.top];
  for (;;) {
    end += (grid.tracks[row - 1] ?? grid.rowHeight) + grid.rowGap;
    if (y < end || row >= MAX_MEASURED_ROWS) return row;
    row += 1;
  }
}

/** Beyond it no page reaches; it ends the search of a point that is no number. */
const MAX_MEASURED_ROWS = 2000;

function whole(value: number): number {
  return Number.isFinite(value) ? Math.round(value) + 0 : 0;
}
