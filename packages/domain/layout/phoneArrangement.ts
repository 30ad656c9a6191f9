import { overlaps } from './freePlace.ts';
import { PHONE_COLUMNS, type Placement, withinGrid } from './placement.ts';
import { type Placed, readingOrder } from './readingOrder.ts';

/** A block that may have a place of its own on phones. */
export interface PlacedOnPhones extends Placed {
  readonly phonePlace?: Placement | undefined;
  /** Left out on phones: nothing makes room for it there. */
  readonly hidden?: { readonly phone?: boolean | undefined } | undefined;
}

/**
 * Where blocks stand on a phone: those nobody moved there follow each other in reading order over the whole width, below
 * whatever was placed by hand before them, and around whatever was placed by hand after them (ED-30).
 */
export function phoneArrangement(blocks: readonly PlacedOnPhones[]): ReadonlyMap<string, Placement> {
  const byHand = blocks.flatMap(({ phonePlace, hidden }) =>
    phonePlace && hidden?.phone !== true ? [withinGrid(phonePlace, PHONE_COLUMNS)] : [],
  );
  const places = new Map<string, Placement>();
  let nextRow = 1;
  for (const block of readingOrder(blocks) as readonly PlacedOnPhones[]) {
    if (block.hidden?.phone === true) {
      const marked = { ...block.place, column: 1, row: nextRow, columns: PHONE_COLUMNS, rows: 1 };
      places.set(block.id, block.phonePlace ? withinGrid(block.phonePlace, PHONE_COLUMNS) : marked);
      continue;
    }
    const place = block.phonePlace
      ? withinGrid(block.phonePlace, PHONE_COLUMNS)
      : belowAll({ ...block.place, column: 1, row: nextRow, columns: PHONE_COLUMNS }, byHand);
    places.set(block.id, place);
    nextRow = Math.max(nextRow, place.row + place.rows);
  }
  return places;
}

/** The first place from there on downwards that meets nothing placed by hand. */
function belowAll(wanted: Placement, byHand: readonly Placement[]): Placement {
  let place = wanted;
  for (;;) {
    const inTheWay = byHand.filter((other) => overlaps(place, other));
    if (inTheWay.length === 0) return place;
    place = { ...place, row: Math.min(...inTheWay.map((other) => other.row + other.rows)) };
  }
}
