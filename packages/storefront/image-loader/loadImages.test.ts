import { expect, it } from 'vitest';
import { focusOf } from './loadImages.ts';

it.each([
  ['0.5,0.5', '50% 50%'],
  ['0,0.25', '0% 25%'],
  ['1,1', '100% 100%'],
  ['', null],
  ['0.5', null],
  ['2,0', null],
  ['a,b', null],
  ['0.1,0.2,0.3', null],
])('a focal point of %j stands at %s (IMG-01)', (text, expected) => {
  expect(focusOf(text)).toBe(expected);
});
