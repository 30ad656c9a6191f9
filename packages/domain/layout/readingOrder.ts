import type { Placement } from './placement.ts';

/** A block on a grid. */
export interface Placed {
  readonly id: string;
  readonly place: Placement;
}

/**
 * Returns the order in which people read a layout: row by row, within a row from its start. It is the order of the
 * markup, so that keyboards, screen readers and phones follow the eye, regardless of layers.
 */
export function readingOrder<Block extends Placed>(blocks: readonly Block[]): readonly Block[] {
  return [...blocks].sort(
    (a, b) =>
      a.place.row - b.place.row ||
      a.place.column - b.place.column ||
      a.place.layer - b.place.layer ||
      (a.id < b.id ? -1 : 1),
  );
}
