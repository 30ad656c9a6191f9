import type { Placement } from './placement.ts';

/** A block's places as the custom properties that `grid.css` reads: one set for wide windows, one for phones. */
export function placeProperties(place: Placement, phone: Placement): Readonly<Record<`--${string}`, number>> {
  return {
    ...{ '--c': place.column, '--w': place.columns, '--r': place.row, '--h': place.rows },
    ...{ '--pc': phone.column, '--pw': phone.columns, '--pr': phone.row, '--ph': phone.rows },
  };
}
