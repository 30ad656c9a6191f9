import { describe, expect, it } from 'vitest';
import { isOn, showsAll, slideAfter, slidesToLoad, stepOfKey } from './galleryPlan.ts';

describe('slides of Gallery2', () => {
  it.each([
    [0, 1, false, 1],
    [2, 1, false, 2],
    [0, -1, false, 0],
    [2, 1, true, 0],
    [0, -1, true, 2],
    [1, -4, true, 0],
  ])('from %i by %i, going round: %s, comes %i', (index, step, isLoop, expected) => {
    expect(slideAfter({ index, total: 3, isLoop }, step)).toBe(expected);
  });
  it('stay where there are none', () => expect(slideAfter({ index: 0, total: 0, isLoop: true }, 1)).toBe(0));
  it('are fetched around the one in front', () => {
    expect(slidesToLoad({ index: 0, total: 5, isLoop: true }, 1)).toEqual([0, 1, 4]);
    expect(slidesToLoad({ index: 0, total: 5, isLoop: false }, 2)).toEqual([0, 1, 2]);
    expect(slidesToLoad({ index: 3, total: 5, isLoop: false }, 0)).toEqual([3]);
  });
  it('stand open in grids and columns', () => {
    expect(['grid', 'autocolumns', 'list'].every(showsAll)).toBe(true);
    expect(['stacked', 'slideshow', 'carousel', ''].some(showsAll)).toBe(false);
  });
  it('move by arrow keys alone', () => {
    expect([39, 37, 13].map((code) => stepOfKey(code))).toEqual([1, -1, null]);
  });
  it('move by the keys that the template names', () => {
    const keys = { next: 'down:40,74', previous: 'down:38' };
    expect([40, 74, 38, 39].map((code) => stepOfKey(code, keys))).toEqual([1, 1, -1, null]);
    expect([37, 40].map((code) => stepOfKey(code, { next: 'down:40' }))).toEqual([-1, 1]);
  });
  it('are switched by words of tweaks too', () => {
    expect([true, 'true', false, 'false', undefined].map(isOn)).toEqual([true, true, false, false, false]);
  });
});
