import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_GAP, phoneArrangement } from './phoneArrangement.ts';
import { GRID_COLUMNS, MAX_BLOCKS, PHONE_COLUMNS, type Placement, readPlacement, withinGrid } from './placement.ts';
import { readingOrder } from './readingOrder.ts';

const place = (column: number, row: number, columns = 3, rows = 2, layer = 0): Placement => ({
  column,
  row,
  columns,
  rows,
  layer,
});

const anyPlace = fc.record({
  column: fc.integer({ min: 1, max: 12 }),
  row: fc.integer({ min: 1, max: 50 }),
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 20 }),
  layer: fc.integer({ min: 0, max: 60 }),
});

describe('a placement', () => {
  it.each([
    ['beyond the right edge', place(11, 1, 6), place(7, 1, 6)],
    ['wider than the grid', place(3, 1, 20), place(1, 1, 12)],
    ['above the top', place(1, -4), place(1, 1)],
    ['between two columns', place(2.4, 1.6), place(2, 2)],
  ])('%s is moved onto the grid', (_name, given, expected) => {
    expect(withinGrid(given)).toEqual(expected);
  });

  it('of anything lies on the grid', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { column, columns, row, rows } = readPlacement(value);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column + columns - 1).toBeLessThanOrEqual(GRID_COLUMNS);
        expect(Math.min(row, rows)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('is for at most 60 blocks a layout (LIM-01)', () => {
    expect(MAX_BLOCKS).toBe(60);
  });
});

describe('reading order', () => {
  it('goes row by row and from the start of each', () => {
    const blocks = [
      { id: 'c', place: place(1, 4) },
      { id: 'b', place: place(7, 1) },
      { id: 'a', place: place(1, 1) },
    ];
    expect(readingOrder(blocks).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('the arrangement for phones', () => {
  it('puts one below the other, over the whole width, and none over another', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 20 }), (places) => {
        const blocks = places.map((each, index) => ({ id: `b${index}`, place: withinGrid(each) }));
        const rows = [...phoneArrangement(blocks).values()];
        rows.reduce((end, { row, rows: height, columns }) => {
          expect(row).toBe(end);
          expect(columns).toBe(PHONE_COLUMNS);
          return row + height + PHONE_GAP;
        }, 1);
      }),
    );
  });

  it('leaves a block where its owner put it, and goes on below', () => {
    const blocks = [
      { id: 'a', place: place(1, 1), phonePlace: place(1, 3, 4, 2) },
      { id: 'b', place: place(1, 5) },
    ];
    const places = phoneArrangement(blocks);
    expect(places.get('a')).toEqual(place(1, 3, 4, 2));
    expect(places.get('b')).toMatchObject({ row: 5 + PHONE_GAP, columns: PHONE_COLUMNS });
  });

  it('leaves no hole: what only follows is as high as what is in it, however high its place on wide windows', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 20 }), (places) => {
        const blocks = places.map((each, index) => ({ id: `b${index}`, place: withinGrid(each) }));
        const phone = [...phoneArrangement(blocks).values()];
        expect(phone.map(({ rows }) => rows)).toEqual(phone.map(() => 1));
        expect(Math.max(...phone.map(({ row }) => row))).toBe(1 + (blocks.length - 1) * (1 + PHONE_GAP));
      }),
    );
  });

  it('keeps the shape of what fills its place, no higher than it was and no strip', () => {
    fc.assert(
      fc.property(
        anyPlace.map((each) => withinGrid(each)),
        (wide) => {
          const rows = phoneArrangement([{ id: 'a', place: wide, fills: true }]).get('a')!.rows;
          expect(rows).toBeLessThanOrEqual(wide.rows);
          expect(rows).toBeGreaterThanOrEqual(Math.min(wide.rows, 6));
          // In pixels of a wide page and of a phone, to a row.
          const shape = (wide.rows * 24) / (wide.columns * 114 - 24);
          const alike = shape * 358;
          if (rows > 6 && rows < wide.rows) expect(Math.abs(rows * 32 - 8 - alike)).toBeLessThanOrEqual(32);
        },
      ),
    );
  });

  it.each([
    ['half a page, upright', place(7, 1, 6, 24), 11],
    ['a quarter', place(1, 1, 3, 18), 16],
    ['a band', place(1, 1, 12, 8), 6],
    ['a small one', place(1, 1, 3, 4), 4],
  ])('a picture of %s', (_what, wide, rows) => {
    expect(phoneArrangement([{ id: 'a', place: wide, fills: true }]).get('a')?.rows).toBe(rows);
  });
});
