import { overlaps } from './freePlace.ts';
import { GRID_COLUMNS, PHONE_COLUMNS, type Placement, withinGrid } from './placement.ts';
import { type Placed, readingOrder } from './readingOrder.ts';

/** A block that may have its own place on phones. */
export interface PlacedOnPhones extends Placed {
  readonly phonePlace?: Placement | undefined;
  /** Left out on phones: nothing makes room for it there. */
  readonly hidden?: { readonly phone?: boolean | undefined } | undefined;
  /** As high as its rows, whatever it holds: a picture that fills its place. All others are as high as what is in them. */
  readonly fills?: boolean | undefined;
}

/** Empty rows between blocks that only follow, so that words don't stick to the picture above them. */
export const PHONE_GAP = 1;

/**
 * Returns where blocks are on a phone. Blocks that were not moved there follow each other in reading order over the
 * whole width, below what was placed by hand before them, and around what was placed by hand after them (ED-30). They
 * take the rows they need there, not those they have on wide windows: what was next to them there would be a hole here.
 */
export function phoneArrangement(blocks: readonly PlacedOnPhones[]): ReadonlyMap<string, Placement> {
  const byHand = blocks.flatMap(({ phonePlace, hidden }) =>
    phonePlace && hidden?.phone !== true ? [withinGrid(phonePlace, PHONE_COLUMNS)] : [],
  );
  const places = new Map<string, Placement>();
  let nextRow = 1;
  for (const block of readingOrder(blocks) as readonly PlacedOnPhones[]) {
    const following = { ...block.place, column: 1, row: nextRow, columns: PHONE_COLUMNS };
    if (block.hidden?.phone === true) {
      const marked = { ...following, rows: 1 };
      places.set(block.id, block.phonePlace ? withinGrid(block.phonePlace, PHONE_COLUMNS) : marked);
      continue;
    }
    const place = block.phonePlace
      ? withinGrid(block.phonePlace, PHONE_COLUMNS)
      : belowAll({ ...following, rows: phoneRows(block) }, byHand);
    places.set(block.id, place);
    nextRow = Math.max(nextRow, place.row + place.rows + PHONE_GAP);
  }
  return places;
}

/** The default theme's measures in pixels: of a page 1440 wide, and of a phone of 390, whose rows have gaps. */
const WIDE = { page: 1368, gap: 24, row: 24 } as const;
const PHONE = { width: 358, gap: 8, row: 24 } as const;
/** A band across the page would be a strip on a phone. */
const LEAST_ROWS = 6;

/** Content makes its own room. What fills its place keeps its shape, but for what would be too low to be seen. */
function phoneRows({ place: { columns, rows }, fills }: PlacedOnPhones): number {
  if (fills !== true) return 1;
  const width = (columns * WIDE.page) / GRID_COLUMNS - WIDE.gap;
  const height = (rows * WIDE.row * PHONE.width) / width;
  const alike = Math.ceil((height + PHONE.gap) / (PHONE.row + PHONE.gap));
  return Math.min(rows, Math.max(LEAST_ROWS, alike));
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
