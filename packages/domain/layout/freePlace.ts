import { MAX_ROWS, type Placement } from './placement.ts';

/** Whether two places share a cell. */
export function overlaps(one: Placement, other: Placement): boolean {
  return (
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns &&
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows
  );
}

/** The first row below everything. */
export function rowsUsed(taken: readonly Placement[]): number {
  return taken.reduce((most, place) => Math.max(most, place.row + place.rows - 1), 0);
}

/**
 * Returns room for copies of some places: next to them, else below them, else below everything. Nothing overlaps, and
 * their distances stay (ED-24).
 */
export function besideOrBelow(
  originals: readonly Placement[],
  taken: readonly Placement[],
  gridColumns: number,
): readonly Placement[] {
  const left = Math.min(...originals.map((place) => place.column));
  const right = Math.max(...originals.map((place) => place.column + place.columns));
  const top = Math.min(...originals.map((place) => place.row));
  const bottom = Math.max(...originals.map((place) => place.row + place.rows));
  const shifted = (columns: number, rows: number) =>
    originals.map((place) => ({ ...place, column: place.column + columns, row: place.row + rows }));
  const isFree = (places: readonly Placement[]) =>
    places.every(
      (place) =>
        place.column >= 1 &&
        place.column + place.columns - 1 <= gridColumns &&
        place.row + place.rows - 1 <= MAX_ROWS &&
        !taken.some((other) => overlaps(place, other)),
    );
  const tries = [shifted(right - left, 0), shifted(left - right, 0), shifted(0, bottom - top)];
  return tries.find(isFree) ?? shifted(0, rowsUsed(taken) + 1 - top);
}

/** The free place nearest to a wanted one: there, else further down in the same columns. */
export function freePlace(wanted: Placement, taken: readonly Placement[], gridColumns: number): Placement {
  const columns = Math.min(wanted.columns, gridColumns);
  const column = Math.max(1, Math.min(wanted.column, gridColumns - columns + 1));
  let place = { ...wanted, column, columns, row: Math.max(1, wanted.row) };
  for (;;) {
    const inTheWay = taken.filter((other) => overlaps(place, other));
    if (inTheWay.length === 0) return place;
    place = { ...place, row: Math.min(...inTheWay.map((other) => other.row + other.rows)) };
  }
}
