import { describe, expect, it } from 'vitest';
import { nextIndex } from './plotLook.ts';
import { stackBands, stackTops } from './stackBands.ts';

const band = (key: string, ...values: number[]) => ({ key, values });

describe('stacked columns (TRACK-11)', () => {
  it('show the largest five by name and the rest as one, and lose nobody (TRACK-11)', () => {
    const stack = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, index) => band(key, index, 1));
    const bands = stackBands(stack, (key) => key.toUpperCase());
    expect(bands.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'E', 'Other']);
    expect(bands.at(-1)?.values).toEqual([5 + 6, 2]);
    expect(stackTops(bands, 2).at(-1)).toEqual([21, 7]);
  });

  it('stand on one another (TRACK-11)', () => {
    const bands = stackBands([band('a', 3, 0), band('b', 1, 2)], (key) => key);
    expect(stackTops(bands, 2)).toEqual([
      [3, 0],
      [4, 2],
    ]);
  });
});

describe('reading a chart with the keys (TRACK-11)', () => {
  it.each([
    ['ArrowRight', null, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', null, 4],
    ['ArrowLeft', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['Tab', 2, null],
  ] as const)('%s at %s leads to %s (TRACK-11)', (key, at, next) => expect(nextIndex(key, at, 5)).toBe(next));

  it('leads nowhere where there is nothing (TRACK-11)', () => expect(nextIndex('End', null, 0)).toBeNull());
});
