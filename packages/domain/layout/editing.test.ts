import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, boxBetween, intersects, touchedBy } from './box.ts';
import { besideOrBelow, freePlace, overlaps } from './freePlace.ts';
import { boxOf, cellsOf, type GridMetrics, nearestRow, stepOf } from './gridMetrics.ts';
import { guidesFor } from './guides.ts';
import { layersFor, paintOrder, readAgainstPaint, relayer } from './layers.ts';
import { cellsOfKey, intoGrid, movePlaces } from './movePlaces.ts';
import { phoneArrangement } from './phoneArrangement.ts';
import { phoneRowFor } from './phoneRow.ts';
import { GRID_COLUMNS, MAX_ROWS, PHONE_COLUMNS, type Placement, withinGrid } from './placement.ts';
import { HANDLES, resizePlace } from './resizePlace.ts';
import { isStretched, withoutStretch } from './withoutStretch.ts';
import { spokenPlace } from './wording.ts';

const place = (column: number, row: number, columns = 3, rows = 2, layer = 0): Placement => ({
  ...{ column, row, columns, rows, layer },
});
const grid = (more: Partial<GridMetrics> = {}): GridMetrics => ({
  ...{ left: 100, top: 50, columns: 12, columnWidth: 80, columnGap: 20, rowHeight: 24, rowGap: 0, tracks: [] },
  ...more,
});

const anyPlace = fc
  .record({
    column: fc.integer({ min: 1, max: 12 }),
    row: fc.integer({ min: 1, max: 30 }),
    columns: fc.integer({ min: 1, max: 12 }),
    rows: fc.integer({ min: 1, max: 12 }),
    layer: fc.integer({ min: 0, max: 5 }),
  })
  .map((each) => withinGrid(each));
const anyCells = fc.record({ columns: fc.integer({ min: -20, max: 20 }), rows: fc.integer({ min: -50, max: 50 }) });
const anyTracks = fc.array(fc.integer({ min: 24, max: 300 }), { maxLength: 42 });
const named = (places: readonly Placement[]) => places.map((each, index) => ({ id: `b${index}`, place: each }));
const anyBlocks = fc.array(anyPlace, { minLength: 1, maxLength: 12 }).map(named);

describe('pixels and cells', () => {
  it('a place’s box leads back to its cell, whatever stretches the rows', () => {
    fc.assert(
      fc.property(anyPlace, anyTracks, (each, tracks) => {
        const metrics = grid({ tracks });
        const box = boxOf(each, metrics);
        expect(nearestRow(metrics, box.top)).toBe(each.row);
        expect([box.width, box.height].every((size) => size > 0)).toBe(true);
      }),
    );
  });

  it('a step is the same wherever it is made (ED-08)', () => {
    const metrics = grid({ tracks: [24, 300, 24] });
    expect(stepOf(metrics)).toEqual({ x: 100, y: 24 });
    expect(cellsOf(metrics, { x: 249, y: -37 })).toEqual({ columns: 2, rows: -2 });
    expect(cellsOf(metrics, { x: Number.NaN, y: 0 })).toEqual({ columns: 0, rows: 0 });
  });

  it('a layout whose rows were stretched looks the same in even rows, so that nothing stretches again (ED-08)', () => {
    fc.assert(
      fc.property(anyBlocks, anyTracks, (blocks, tracks) => {
        const metrics = grid({ tracks });
        const even = withoutStretch(blocks, metrics);
        for (const block of blocks) {
          const now = even.get(block.id)!;
          expect(now.column).toBe(block.place.column);
          if (now.row + now.rows > MAX_ROWS) continue;
          expect(now.rows * 24).toBeGreaterThanOrEqual(boxOf(block.place, metrics).height - 1);
        }
        for (const one of blocks)
          for (const other of blocks)
            if (!overlaps(one.place, other.place)) expect(overlaps(even.get(one.id)!, even.get(other.id)!)).toBe(false);
        if (!isStretched(metrics)) expect([...even.values()]).toEqual(blocks.map((block) => block.place));
      }),
    );
  });
});

describe('moving', () => {
  it('several keep their distances and stay on the grid (ED-06)', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 6 }), anyCells, (places, by) => {
        const moved = movePlaces(places, by, GRID_COLUMNS);
        const deltas = moved.map((each, index) => [each.column - places[index]!.column, each.row - places[index]!.row]);
        expect(new Set(deltas.map(String)).size).toBe(1);
        for (const each of moved) expect(withinGrid(each)).toEqual(each);
      }),
    );
  });

  it('by arrow is one cell, with Shift five', () => {
    expect(cellsOfKey('ArrowLeft', false)).toEqual({ columns: -1, rows: 0 });
    expect(cellsOfKey('ArrowDown', true)).toEqual({ columns: 0, rows: 5 });
    expect(cellsOfKey('a', false)).toBeNull();
  });

  it('into a narrower grid leaves nothing over its edge (ED-12)', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 5 }), (places) => {
        for (const each of intoGrid(places, PHONE_COLUMNS)) expect(withinGrid(each, PHONE_COLUMNS)).toEqual(each);
      }),
    );
  });
});

describe('resizing', () => {
  it('from any of eight handles: never below one cell, never off the grid, the far side where it was (ED-09)', () => {
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...HANDLES), anyCells, fc.boolean(), (start, handle, by, keepsRatio) => {
        const now = resizePlace(start, handle, by, { gridColumns: GRID_COLUMNS, keepsRatio });
        expect(withinGrid(now)).toEqual(now);
        if (!handle.includes('w')) expect(now.column).toBe(start.column);
        else expect(now.column + now.columns).toBe(start.column + start.columns);
        if (!handle.startsWith('n')) expect(now.row).toBe(start.row);
        else expect(now.row + now.rows).toBe(start.row + start.rows);
      }),
      { numRuns: 200 },
    );
  });

  it('a corner with Shift keeps the proportion, as far as whole cells can (ED-09)', () => {
    const options = { gridColumns: 12, keepsRatio: true };
    expect(resizePlace(place(1, 1, 4, 6), 'se', { columns: 2, rows: 0 }, options)).toEqual(place(1, 1, 6, 9));
    expect(resizePlace(place(1, 1, 4, 6), 'e', { columns: 2, rows: 0 }, options)).toEqual(place(1, 1, 6, 6));
    fc.assert(
      fc.property(anyPlace, fc.constantFrom('nw', 'ne', 'se', 'sw' as const), anyCells, (start, handle, by) => {
        const { columns, rows } = resizePlace(start, handle as 'nw', by, options);
        const factor = Math.max(columns / start.columns, rows / start.rows);
        if (columns > 1)
          expect(Math.abs(columns - start.columns * factor)).toBeLessThanOrEqual(start.columns / start.rows + 1);
      }),
    );
  });
});

describe('room', () => {
  it('for a copy is beside it or below it and meets nothing (ED-24)', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 8 }), (taken) => {
        const [copy] = besideOrBelow([taken[0]!], taken, GRID_COLUMNS);
        expect(taken.some((other) => overlaps(copy!, other))).toBe(false);
        expect(copy!.column + copy!.columns - 1).toBeLessThanOrEqual(GRID_COLUMNS);
      }),
    );
    expect(besideOrBelow([place(1, 1)], [place(1, 1)], 12)).toEqual([place(4, 1)]);
    expect(besideOrBelow([place(1, 1)], [place(1, 1), place(4, 1)], 12)).toEqual([place(1, 3)]);
  });

  it('for something new is where it was dropped, or the next free place below', () => {
    fc.assert(
      fc.property(anyPlace, fc.array(anyPlace, { maxLength: 8 }), (wanted, taken) => {
        const found = freePlace(wanted, taken, GRID_COLUMNS);
        expect(taken.some((other) => overlaps(found, other))).toBe(false);
        if (!taken.some((other) => overlaps(wanted, other))) expect(found).toEqual(wanted);
      }),
    );
  });
});

describe('guides', () => {
  const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });

  it('show within 4 pixels of an edge or a centre, and not beyond (ED-10)', () => {
    expect(guidesFor(box(4, 300), [box(0, 0)])).toEqual([
      { axis: 'vertical', at: 0, from: 0, to: 350, kind: 'edge' },
      { axis: 'vertical', at: 100, from: 0, to: 350, kind: 'edge' },
      { axis: 'vertical', at: 50, from: 0, to: 350, kind: 'centre' },
    ]);
    expect(guidesFor(box(5, 300), [box(0, 0)])).toEqual([]);
    expect(guidesFor(box(300, 0, 40, 30), [box(0, 0, 100, 30)]).map(({ axis, kind }) => `${axis} ${kind}`)).toEqual([
      'horizontal edge',
      'horizontal edge',
      'horizontal centre',
    ]);
  });

  it('name each line once, over all that stand along it', () => {
    const [first, ...others] = guidesFor(box(0, 500, 30), [box(0, 0), box(0, 200)]);
    expect(first).toEqual({ axis: 'vertical', at: 0, from: 0, to: 550, kind: 'edge' });
    expect(others).toEqual([]);
  });
});

it('a marquee takes what it touches, whichever way it is drawn (ED-05)', () => {
  const boxes = [
    { id: 'a', box: { left: 0, top: 0, width: 10, height: 10 } },
    { id: 'b', box: { left: 50, top: 50, width: 10, height: 10 } },
  ];
  expect(touchedBy(boxBetween({ x: 20, y: 20 }, { x: 5, y: 5 }), boxes)).toEqual(['a']);
  expect(touchedBy(boxBetween({ x: 10, y: 10 }, { x: 50, y: 50 }), boxes)).toEqual([]);
  expect(boxAround(boxes.map((each) => each.box))).toEqual({ left: 0, top: 0, width: 60, height: 60 });
  expect(boxAround([])).toBeNull();
  expect(intersects(boxes[0]!.box, boxes[1]!.box)).toBe(false);
});

describe('what lies on top', () => {
  it('goes to the front, to the back, or past the next one that it meets (ED-13)', () => {
    const stack = named([place(1, 1, 4, 4), place(2, 2, 4, 4), place(3, 3, 4, 4), place(9, 1, 2, 2)]);
    const after = (step: Parameters<typeof relayer>[2], id: string) => {
      const layers = relayer(stack, [id], step);
      return paintOrder(stack.map((each) => ({ ...each, place: { ...each.place, layer: layers.get(each.id) ?? 0 } })));
    };
    expect(paintOrder(stack)).toEqual(['b0', 'b3', 'b1', 'b2']);
    expect(after('front', 'b0')).toEqual(['b3', 'b1', 'b2', 'b0']);
    expect(after('forward', 'b0')).toEqual(['b3', 'b1', 'b0', 'b2']);
    expect(after('back', 'b2')).toEqual(['b2', 'b0', 'b3', 'b1']);
    expect(after('backward', 'b2')).toEqual(['b0', 'b3', 'b2', 'b1']);
  });

  it('is painted in any order that is wanted', () => {
    fc.assert(
      fc.property(anyBlocks, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (blocks, chance) => {
        const weight = new Map(blocks.map(({ id }) => [id, chance.next().value as number]));
        const wanted = blocks.map(({ id }) => id).sort((a, b) => weight.get(a)! - weight.get(b)!);
        const layers = layersFor(blocks, wanted);
        const now = blocks.map((each) => ({
          ...each,
          place: { ...each.place, layer: layers.get(each.id) ?? each.place.layer },
        }));
        expect(paintOrder(now)).toEqual(wanted);
      }),
    );
  });

  it('is told apart from what is read later', () => {
    expect(readAgainstPaint(named([place(1, 1), place(2, 2)]))).toEqual([]);
    expect(readAgainstPaint(named([place(1, 1, 3, 2, 1), place(2, 2)]))).toEqual([['b1', 'b0']]);
    expect(readAgainstPaint(named([place(1, 1, 3, 2, 1), place(7, 2)]))).toEqual([]);
  });
});

it('on a phone nothing lies over anything that nobody laid there by hand (ED-30)', () => {
  const anyPhoneBlock = fc.record({
    place: anyPlace,
    phonePlace: fc.option(
      anyPlace.map((each) => withinGrid(each, PHONE_COLUMNS)),
      { nil: undefined, freq: 4 },
    ),
  });
  fc.assert(
    fc.property(fc.array(anyPhoneBlock, { maxLength: 15 }), (given) => {
      const blocks = given.map((each, index) => ({ ...each, id: `b${index}` }));
      const places = phoneArrangement(blocks);
      for (const one of blocks)
        for (const other of blocks)
          if (one !== other && !(one.phonePlace && other.phonePlace))
            expect(overlaps(places.get(one.id)!, places.get(other.id)!)).toBe(false);
    }),
  );
});

it('a block moved on a phone goes before or behind what follows the reading, never into it (ED-31)', () => {
  const pictures = named([place(1, 1, 12, 6), place(1, 7, 12, 4), place(1, 11, 12, 2)]);
  const blocks = pictures.map((block) => ({ ...block, fills: true }));
  expect(phoneRowFor(blocks, 'b2', 10, 'before')).toBe(8);
  expect(phoneRowFor(blocks, 'b0', 2, 'behind')).toBe(5);
  expect([9, 11].map((row) => phoneRowFor(blocks, 'b2', row, 'nearest'))).toEqual([8, 12]);
  expect(phoneRowFor(blocks, 'b2', 20, 'nearest')).toBe(20);
  const byHand = blocks.map((block) => (block.id === 'b1' ? { ...block, phonePlace: place(1, 7, 8, 4) } : block));
  expect(phoneRowFor(byHand, 'b2', 9, 'before')).toBe(9);
});

it('a place is said as people say it (ED-15)', () => {
  expect(spokenPlace(place(5, 3, 4))).toBe('Row 3, column 5 to 8');
  expect(spokenPlace(place(5, 3, 1), 'de-AT')).toBe('Zeile 3, Spalte 5');
});
