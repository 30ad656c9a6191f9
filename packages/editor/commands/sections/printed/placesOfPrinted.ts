import { type Box, boxAround, GRID_COLUMNS } from '@quoin/domain/layout';

/** Place of a block on its section's grid, derived from how its theme uses the window's width. */
export interface PrintedPlace {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  /** Vertical alignment among its row neighbors. */
  readonly vertical: 'top' | 'middle' | 'bottom';
}

/** Less is a matter of rounding. */
const NEAR = 2;

/** Stacks boxes at full width, except those that are next to each other. */
export function placesOfPrinted(boxes: readonly Box[]): readonly PrintedPlace[] {
  return rowsOf(boxes).flatMap((row, index) => row.map((box) => placeIn(row, box, index + 1)));
}

function rowsOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const rows: Box[][] = [];
  for (const box of boxes) {
    const last = rows.at(-1);
    if (last?.every((each) => areBeside(each, box)) === true) last.push(box);
    else rows.push([box]);
  }
  return rows;
}

function areBeside(one: Box, other: Box): boolean {
  const isLevel = one.top < other.top + other.height - NEAR && other.top < one.top + one.height - NEAR;
  const isApart = one.left + one.width <= other.left + NEAR || other.left + other.width <= one.left + NEAR;
  return isLevel && isApart;
}

function placeIn(row: readonly Box[], box: Box, number: number): PrintedPlace {
  const all = boxAround(row) ?? box;
  if (row.length === 1 || all.width <= 0) return { column: 1, row: number, columns: GRID_COLUMNS, vertical: 'top' };
  const step = all.width / GRID_COLUMNS;
  const column = Math.min(GRID_COLUMNS, Math.round((box.left - all.left) / step) + 1);
  const columns = Math.max(1, Math.min(Math.round(box.width / step), GRID_COLUMNS - column + 1));
  return { column, row: number, columns, vertical: verticalIn(all, box) };
}

function verticalIn(all: Box, box: Box): PrintedPlace['vertical'] {
  const [above, below] = [box.top - all.top, all.top + all.height - box.top - box.height];
  if (above <= NEAR) return 'top';
  return Math.abs(above - below) <= NEAR ? 'middle' : 'bottom';
}
