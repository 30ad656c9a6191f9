import { expect, it } from 'vitest';
import type { SectionMeasure } from '../protocol.ts';
import { createSentMeasures } from './sentMeasures.ts';

const box = { left: 0, top: 0, width: 100, height: 50 };
const grid = {
  ...{ left: 0, top: 0, columns: 12, columnWidth: 80, columnGap: 20, rowHeight: 24, rowGap: 0 },
  tracks: [24, 24],
};
const ORDER = ['s1', 's2'];
const section = (change: Partial<SectionMeasure> = {}): SectionMeasure => ({
  ...{ id: 's1', box, grid, blocks: [{ id: 'a', box }] },
  ...change,
});

it.each<[string, SectionMeasure, boolean]>([
  ['nothing', section(), false],
  ['its own place', section({ box: { ...box, top: 700 } }), false],
  ['the place of a block', section({ blocks: [{ id: 'a', box: { ...box, left: 1 } }] }), true],
  ['the height of a block', section({ blocks: [{ id: 'a', box: { ...box, height: 51 } }] }), true],
  ['another block', section({ blocks: [{ id: 'b', box }] }), true],
  [
    'one block more',
    section({
      blocks: [
        { id: 'a', box },
        { id: 'b', box },
      ],
    }),
    true,
  ],
  ['no block', section({ blocks: [] }), true],
  ['a block that cannot be shown', section({ blocks: [{ id: 'a', box, isBroken: true }] }), true],
  ['the height of a row', section({ grid: { ...grid, tracks: [24, 25] } }), true],
  ['no grid', section({ grid: null }), true],
  ['another section', section({ id: 's2' }), true],
])('of a section that was told, %s is told again when it is new (ED-46)', (_what, now, isSent) => {
  const told = createSentMeasures();
  expect(told.fresh([section()], ORDER)).toHaveLength(1);
  expect(told.fresh([now], ORDER)).toEqual(isSent ? [now] : []);
  expect(told.fresh([now], ORDER)).toEqual([]);
});

it('what came back to what it was before the last time is new again (ED-46)', () => {
  const told = createSentMeasures();
  const moved = section({ blocks: [{ id: 'a', box: { ...box, left: 9 } }] });
  for (const each of [section(), moved, section()]) expect(told.fresh([each], ORDER)).toEqual([each]);
});

it('a section that went and came back is told whole (ED-46)', () => {
  const told = createSentMeasures();
  told.fresh([section()], ORDER);
  expect(told.fresh([], ['s2'])).toEqual([]);
  expect(told.fresh([section()], ORDER)).toEqual([section()]);
});
