import { expect, it } from 'vitest';
import { isTooSlow } from './slowness.ts';

const taken = (milliseconds: number, cpuMilliseconds: number) => ({ milliseconds, cpuMilliseconds });

it.each([
  ['slow once, while the machine was busy', taken(4000, 100), taken(90, 80), false],
  ['slow twice', taken(2001, 100), taken(2001, 100), true],
  ['slow by what it computes itself, and then from a cache', taken(2600, 2001), taken(3, 2), true],
  ['2 s', taken(2000, 2000), taken(2000, 2000), false],
])('no answer over 2 s, told apart from a busy machine: %s', (_, first, second, tooSlow) => {
  expect(isTooSlow(first, second)).toBe(tooSlow);
});
