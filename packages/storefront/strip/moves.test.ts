import { describe, expect, it } from 'vitest';
import { GALLERY_KEYS, viewAfter, viewAt, viewRound } from './moves.ts';

describe('a strip of pictures', () => {
  it('that plays by itself goes round', () => {
    expect([0, 1, 2].map((current) => viewRound({ current, total: 3 }))).toEqual([1, 2, 0]);
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
  ])('%s goes from view %i to view %i (CX-25)', (key, current, expected) => {
    const move = GALLERY_KEYS[key];
    expect(move && viewAfter({ current, total: 4 }, move)).toBe(expected);
  });

  it.each([
    [0, 0],
    [190, 0],
    [210, 1],
    [800, 2],
    [9999, 2],
  ])('scrolled by %i px it is at view %i', (scrolled, expected) => {
    expect(viewAt(scrolled, [0, 400, 800])).toBe(expected);
  });
});
