/** A section's grid has twelve columns at every width but a phone's. */
export const GRID_COLUMNS = 12;
/** A phone's grid. It has enough columns for two small blocks side by side, as on a desktop. */
export const PHONE_COLUMNS = 8;
/** Rows a section may have; beyond it nobody scrolls. */
export const MAX_ROWS = 400;
/** Blocks of one layout (LIM-01). */
export const MAX_BLOCKS = 60;

/**
 * The place of a block on its section's grid. Columns and rows count from 1. Layers cover each other from low to high.
 */
export interface Placement {
  readonly column: number;
  readonly row: number;
  /** Columns it spans. */
  readonly columns: number;
  /** Rows it spans; content that is higher stretches them. */
  readonly rows: number;
  readonly layer: number;
}

/** Returns the nearest place on the grid. A block keeps its size if possible. */
export function withinGrid(place: Placement, gridColumns: number = GRID_COLUMNS): Placement {
  const columns = within(place.columns, 1, gridColumns);
  const rows = within(place.rows, 1, MAX_ROWS);
  return {
    column: within(place.column, 1, gridColumns - columns + 1),
    row: within(place.row, 1, MAX_ROWS - rows + 1),
    columns,
    rows,
    layer: within(place.layer, 0, MAX_BLOCKS),
  };
}

/** A placement from anything; a full row at the top when it says nothing. */
export function readPlacement(value: unknown, gridColumns: number = GRID_COLUMNS): Placement {
  const given = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const number = (name: keyof Placement, fallback: number): number => {
    const stored = given[name];
    return typeof stored === 'number' && Number.isFinite(stored) ? stored : fallback;
  };
  const place = {
    column: number('column', 1),
    row: number('row', 1),
    columns: number('columns', gridColumns),
    rows: number('rows', 1),
    layer: number('layer', 0),
  };
  return withinGrid(place, gridColumns);
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}
