import { describe, expect, it } from 'vitest';
import { linkDrop } from './linkPlaces.ts';

const box = (left: number, top: number) => ({ left, top, width: 60, height: 20 });
const row = ['a', 'b', 'c'].map((id, index) => ({ id, box: box(index * 80, 10) }));
const column = ['a', 'b', 'c'].map((id, index) => ({ id, box: box(0, index * 30) }));
const fromRight = [...row].reverse().map(({ box: at }, index) => ({ id: row[index]!.id, box: at }));
const after = (...args: Parameters<typeof linkDrop>) => {
  const drop = linkDrop(...args);
  return drop === null ? 'stays' : drop.after;
};

describe('where an entry of a navigation comes to stand', () => {
  it.each([
    ['before all', row, 'c', { x: -5, y: 20 }, null],
    ['behind the one it was drawn over by half', row, 'a', { x: 120, y: 20 }, 'b'],
    ['at the end', row, 'a', { x: 300, y: 20 }, 'c'],
    ['where it was, over its neighbour by less than half', row, 'a', { x: 85, y: 20 }, 'stays'],
    ['in a column', column, 'c', { x: 30, y: -10 }, null],
    ['in a column, at the end', column, 'a', { x: 30, y: 100 }, 'c'],
    ['from the right', fromRight, 'a', { x: 5, y: 20 }, 'c'],
    ['alone', row.slice(0, 1), 'a', { x: 5, y: 20 }, 'stays'],
  ])('%s (ED-58)', (_, siblings, moved, at, expected) => {
    expect(after(siblings, moved, at)).toBe(expected);
  });
});
