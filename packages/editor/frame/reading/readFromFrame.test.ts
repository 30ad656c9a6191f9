import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFromFrame } from './readFromFrame.ts';

const page = { width: 1440, height: 3000, viewWidth: 1440, viewHeight: 800, scrollLeft: 0, scrollTop: 10 };
const box = { left: 0, top: 0, width: 100, height: 50 };
const grid = { left: 0, top: 0, columns: 12, columnWidth: 80, columnGap: 20, rowHeight: 24, rowGap: 0, tracks: [24] };

it('of what the page says only numbers, ids and text are believed (ED-45)', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readFromFrame(value)).toBeNull();
    }),
  );
  const section = { id: 's', box, grid, blocks: [{ id: 'b', box }, { id: 'c', box: { ...box, left: Number.NaN } }, 7] };
  const read = readFromFrame({
    ...{ type: 'measures', page, order: ['s', 4], boxes: [{ id: 's', box }], upTo: 3, isSettled: true },
    marks: [
      { from: 'page/p/title///', box, at: 2, hasWords: 1 },
      { from: 4, box },
      { from: 'x'.repeat(2001), box },
      { from: 'y', box: {} },
      null,
    ],
    fields: [{ id: 'block-field-side', label: 'Side', isLocked: 1, isShared: true }, { id: 's' }, null],
    sections: [section, { id: 's2', box, grid: { ...grid, columnWidth: 0, columnGap: 0 }, blocks: null }, null],
  });
  expect(read).toEqual({
    ...{ type: 'measures', page, order: ['s'], boxes: [{ id: 's', box }], upTo: 3, isSettled: true },
    sections: [
      { id: 's', box, grid, blocks: [{ id: 'b', box }] },
      { id: 's2', box, grid: null, blocks: [] },
    ],
    fields: [{ id: 'block-field-side', label: 'Side', isLocked: false, isShared: true }],
    marks: [{ from: 'page/p/title///', box, at: 2, hasWords: false }],
  });
  expect(readFromFrame({ type: 'measures', page, marks: null })).toMatchObject({ marks: null });
  expect(readFromFrame({ type: 'textChanged', block: 'b', html: 4 })).toBeNull();
  expect(readFromFrame({ type: 'scrolled', page: { ...page, width: '1440' } })).toBeNull();
});
