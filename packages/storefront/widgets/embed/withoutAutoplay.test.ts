import { expect, it } from 'vitest';
import { withoutAutoplay } from './withoutAutoplay.ts';

it.each([
  ['https://a.example/embed/x?autoplay=1&rel=0', 'https://a.example/embed/x?rel=0'],
  ['https://a.example/embed/x?rel=0&autoplay=1', 'https://a.example/embed/x?rel=0&'],
  ['https://a.example/embed/x', 'https://a.example/embed/x'],
])('a frame that came by an earlier agreement does not begin to play: %s', (address, quiet) => {
  expect(withoutAutoplay(address)).toBe(quiet);
});
