import { expect, it } from 'vitest';
import { easeOutSine, SCROLL, scrollToDuration, tweenAt } from './scrollTween.ts';

it('a scroll tween lasts 300 ms, scrolling to an element 50 ms, with 30 pixels above (LIM-03)', () => {
  expect(SCROLL).toEqual({ tween: 300, shortest: 50, longest: 50, offset: 30 });
  expect([0, 40, 5000, -5000].map((distance) => scrollToDuration(distance))).toEqual([50, 50, 50, 50]);
  expect(scrollToDuration(120, { shortest: 100, longest: 400 })).toBe(120);
});

it.each([
  [0, 0],
  [1 / 3, 0.5],
  [0.5, Math.SQRT1_2],
  [1, 1],
])('it eases out like a sine: at %f it is at %f (LIM-03)', (part, expected) => {
  expect(easeOutSine(part)).toBeCloseTo(expected, 10);
});

it.each([
  [-5, 100],
  [0, 100],
  [100, 550],
  [299, 999.98],
  [300, 1000],
  [9999, 1000],
])('after %i ms a tween from 100 to 1000 is at %f', (elapsed, expected) => {
  expect(tweenAt({ from: 100, to: 1000, duration: SCROLL.tween }, elapsed)).toBeCloseTo(expected, 1);
});
