import { MAX_ROWS, type Placement, withinGrid } from './placement.ts';

/** A movement in cells. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/** Arrow keys go one cell, with Shift five. */
export const FAR_STEP = 5;

/**
 * Places moved together: they keep their distances, so the whole group stops where its first member meets the edge (ED-06).
 */
export function movePlaces(places: readonly Placement[], by: Cells, gridColumns: number): readonly Placement[] {
  if (places.length === 0) return [];
  const columns = between(
    by.columns,
    1 - Math.min(...places.map((place) => place.column)),
    gridColumns + 1 - Math.max(...places.map((place) => place.column + place.columns)),
  );
  const rows = between(
    by.rows,
    1 - Math.min(...places.map((place) => place.row)),
    MAX_ROWS + 1 - Math.max(...places.map((place) => place.row + place.rows)),
  );
  return places.map((place) => ({ ...place, column: place.column + columns, row: place.row + rows }));
}

/** A group that comes into another grid: nothing reaches over its edge, distances stay where there is room. */
export function intoGrid(places: readonly Placement[], gridColumns: number): readonly Placement[] {
  const within = places.map((place) => ({ ...withinGrid(place, gridColumns), layer: place.layer }));
  return movePlaces(within, { columns: 0, rows: 0 }, gridColumns);
}

/** Cells of an arrow key; null for every other key. */
export function cellsOfKey(key: string, isFar: boolean): Cells | null {
  const size = isFar ? FAR_STEP : 1;
  switch (key) {
    case 'ArrowLeft':
      return { columns: -size, rows: 0 };
    case 'ArrowRight':
      return { columns: size, rows: 0 };
    case 'ArrowUp':
      return { columns: 0, rows: -size };
    case 'ArrowDown':
      return { columns: 0, rows: size };
    default:
      return null;
  }
}

function between(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value)) + 0;
}
