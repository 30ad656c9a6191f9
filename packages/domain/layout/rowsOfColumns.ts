import { GRID_COLUMNS } from './placement.ts';
import { type Placed, readingOrder } from './readingOrder.ts';

/** A row of columns whose spans are as wide as the grid together. */
export interface LaidRow<Block> {
  readonly columns: readonly { readonly span: number; readonly blocks: readonly Block[] }[];
}

/**
 * Converts a grid to rows of columns, as the format stores a layout (page-data 11): blocks side by side are columns of
 * one row, and blocks one below the other are in one column in order. A grid without blocks has one row of one empty
 * column.
 */
export function rowsOfColumns<Block extends Placed>(blocks: readonly Block[]): readonly LaidRow<Block>[] {
  if (blocks.length === 0) return [{ columns: [{ span: GRID_COLUMNS, blocks: [] }] }];
  const rows = apart(readingOrder(blocks), ({ place }) => [place.row, place.row + place.rows]);
  return rows.map((row) => ({ columns: columnsOf(row) }));
}

function columnsOf<Block extends Placed>(row: readonly Block[]): LaidRow<Block>['columns'] {
  const columns = apart(row, ({ place }) => [place.column, place.column + place.columns]);
  // Each goes on to where the next one begins: the format has no gaps between columns.
  const starts = columns.map((inside) => Math.min(...inside.map(({ place }) => place.column)));
  return columns.map((inside, index) => {
    const end = starts[index + 1] ?? GRID_COLUMNS + 1;
    return { span: end - (index === 0 ? 1 : starts[index]!), blocks: readingOrder(inside) };
  });
}

/** Groups that do not reach into each other, from the first on. `reach`: where each begins, and where the next may. */
function apart<Block>(blocks: readonly Block[], reach: (block: Block) => readonly [number, number]): Block[][] {
  const groups: Block[][] = [];
  let end = 0;
  for (const block of blocks.toSorted((a, b) => reach(a)[0] - reach(b)[0])) {
    const [from, to] = reach(block);
    if (from >= end) groups.push([]);
    groups.at(-1)!.push(block);
    end = Math.max(end, to);
  }
  return groups;
}
