import type { Cells } from './movePlaces.ts';
import { MAX_ROWS, type Placement } from './placement.ts';

/** Where a block is taken to make it wider or higher: compass points. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

export interface ResizeOptions {
  readonly gridColumns: number;
  /** Corners keep the proportion of columns to rows, as well as whole cells can. */
  readonly keepsRatio?: boolean;
}

/** A place drawn at one of its eight handles: at least one cell, on the grid, the opposite side where it was (ED-09). */
export function resizePlace(place: Placement, handle: Handle, by: Cells, options: ResizeOptions): Placement {
  const wanted = wantedSize(place, handle, by);
  const { columns, rows } =
    options.keepsRatio && handle.length === 2 ? inRatio(place, wanted, handle, options.gridColumns) : wanted;
  return {
    ...place,
    ...span(place.column, place.columns, columns, handle.includes('w'), options.gridColumns, ['column', 'columns']),
    ...span(place.row, place.rows, rows, handle.startsWith('n'), MAX_ROWS, ['row', 'rows']),
  };
}

function wantedSize(place: Placement, handle: Handle, by: Cells): Cells {
  const sideways = handle.includes('e') ? by.columns : handle.includes('w') ? -by.columns : 0;
  const down = handle.startsWith('s') ? by.rows : handle.startsWith('n') ? -by.rows : 0;
  return { columns: Math.max(1, place.columns + sideways), rows: Math.max(1, place.rows + down) };
}

/** The larger of both growths decides, as far as both sides have room. */
function inRatio(place: Placement, wanted: Cells, handle: Handle, gridColumns: number): Cells {
  const mostColumns = handle.includes('w') ? place.column + place.columns - 1 : gridColumns - place.column + 1;
  const mostRows = handle.startsWith('n') ? place.row + place.rows - 1 : MAX_ROWS - place.row + 1;
  const most = Math.min(mostColumns / place.columns, mostRows / place.rows);
  const factor = Math.min(most, Math.max(wanted.columns / place.columns, wanted.rows / place.rows));
  return {
    columns: Math.max(1, Math.round(place.columns * factor)),
    rows: Math.max(1, Math.round(place.rows * factor)),
  };
}

/** One direction: `isStart` moves the near side and leaves the far one. */
function span<Start extends 'column' | 'row', Size extends 'columns' | 'rows'>(
  start: number,
  size: number,
  wanted: number,
  isStart: boolean,
  most: number,
  [startName, sizeName]: readonly [Start, Size],
) {
  const end = start + size - 1;
  const kept = Math.max(1, Math.min(wanted, isStart ? end : most - start + 1));
  return { [startName]: isStart ? end - kept + 1 : start, [sizeName]: kept } as Record<Start | Size, number>;
}
