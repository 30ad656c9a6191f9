import { describe, expect, it } from 'vitest';
import { rowsOfColumns } from './rowsOfColumns.ts';

/** `[column, row, columns, rows]` by the names of blocks. */
const rows = (blocks: Readonly<Record<string, readonly [number, number, number, number]>>) =>
  rowsOfColumns(
    Object.entries(blocks).map(([id, [column, row, columns, height]]) => ({
      ...{ id, place: { column, row, columns, rows: height, layer: 0 } },
    })),
  ).map(({ columns }) => columns.map(({ span, blocks: inside }) => [span, ...inside.map(({ id }) => id)]));

describe('a grid as rows of columns', () => {
  it('has one empty column where nothing stands', () => {
    expect(rows({})).toEqual([[[12]]]);
  });

  it('has a row for each block that others stand below, and a column for each that others stand beside', () => {
    expect(rows({ b: [1, 5, 12, 2], a: [1, 1, 12, 4] })).toEqual([[[12, 'a']], [[12, 'b']]]);
    expect(rows({ b: [7, 1, 6, 4], a: [1, 1, 6, 4], c: [1, 5, 12, 1] })).toEqual([
      [
        [6, 'a'],
        [6, 'b'],
      ],
      [[12, 'c']],
    ]);
  });

  it('keeps blocks of one column together, in their order, and leaves no gaps', () => {
    expect(rows({ b: [3, 3, 2, 2], a: [2, 1, 3, 2], tall: [8, 1, 3, 4] })).toEqual([
      [
        [7, 'a', 'b'],
        [5, 'tall'],
      ],
    ]);
  });

  it('takes blocks that lie over each other for one column', () => {
    expect(rows({ under: [1, 1, 8, 4], over: [6, 2, 4, 2] })).toEqual([[[12, 'under', 'over']]]);
  });
});
