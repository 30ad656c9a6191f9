import { rowsUsed } from './freePlace.ts';
import type { GridMetrics } from './gridMetrics.ts';
import { MAX_ROWS, type Placement } from './placement.ts';
import type { Placed } from './readingOrder.ts';

/** Pixels that rounding may add to a row. */
const TOLERANCE = 0.75;

/** Whether content makes some row higher than its neighbours. */
export function isStretched({ tracks, rowHeight }: GridMetrics): boolean {
  return tracks.some((height) => height > rowHeight + TOLERANCE);
}

/**
 * Returns the same picture in rows of one height: what stretched a row gets as many rows as it needs, and what is below
 * moves down with it. It is used before something is moved, so that every step is as wide as the other (ED-08). A block
 * is never lower than it was drawn, so nothing stretches again. A layout that is not stretched is unchanged.
 */
export function withoutStretch<Block extends Placed>(
  blocks: readonly Block[],
  grid: GridMetrics,
): ReadonlyMap<string, Placement> {
  if (!isStretched(grid)) return new Map(blocks.map(({ id, place }) => [id, place]));
  const lines = evenLines(blocks, grid);
  const lineOf = (row: number): number => lines[row - 1] ?? (lines.at(-1) ?? 0) + row - lines.length;
  return new Map(
    blocks.map(({ id, place }) => {
      const row = Math.min(MAX_ROWS, lineOf(place.row) + 1);
      const end = lineOf(place.row + place.rows) + 1;
      return [id, { ...place, row, rows: Math.max(1, Math.min(end - row, MAX_ROWS)) }];
    }),
  );
}

/** For each line between rows, from the top one (0): how many even rows lie above it. */
function evenLines(blocks: readonly Placed[], { tracks, rowHeight, rowGap }: GridMetrics): readonly number[] {
  const step = rowHeight + rowGap;
  const drawn = [0];
  const rows = Math.max(tracks.length, rowsUsed(blocks.map(({ place }) => place)));
  for (let row = 0; row < rows; row += 1) drawn.push(drawn.at(-1)! + (tracks[row] ?? rowHeight) + rowGap);
  const lines = [0];
  for (let line = 1; line < drawn.length; line += 1) {
    const ending = blocks.filter(({ place }) => place.row - 1 < line && place.row - 1 + place.rows === line);
    const needed = ending.map(({ place }) => {
      const height = drawn[line]! - drawn[place.row - 1]! - TOLERANCE;
      return lines[place.row - 1]! + Math.ceil(height / step);
    });
    const near = ending.length === 0 ? Math.round(drawn[line]! / step) : 0;
    lines.push(Math.max(lines[line - 1]! + 1, near, ...needed));
  }
  return lines;
}
