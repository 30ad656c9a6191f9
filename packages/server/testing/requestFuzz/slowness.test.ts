import { expect, it } from 'vitest';
import { isAskedAgain, isTooSlow, timed } from './slowness.ts';

const taken = (milliseconds: number, cpuMilliseconds = 100) => ({ milliseconds, cpuMilliseconds });
const slow = taken(2001);

it.each([
  ['2 s, while the machine computes', [taken(2000, 2000)], false, false],
  ['slow once, while the machine was busy', [slow, taken(90)], false, false],
  ['slow four times', [slow, slow, slow, slow], true, false],
  ['slow each time', [slow, slow, slow, slow, slow], false, true],
  ['slow by what it computes itself, and then from a cache', [taken(2600, 2001), taken(3)], false, true],
])('no answer over 2 s, told apart from a busy machine: %s', (_, tries, isAgain, isSlow) => {
  expect([isAskedAgain(tries), isTooSlow(tries)]).toEqual([isAgain, isSlow]);
});

it('tells what an answer took of the clock, and what this process computed for it', async () => {
  const compute = () => {
    const end = performance.now() + 60;
    while (performance.now() < end);
    return Promise.resolve({ milliseconds: 60 });
  };
  const [, { milliseconds, cpuMilliseconds }] = await timed(compute);
  expect(milliseconds).toBeLessThanOrEqual(60);
  expect(cpuMilliseconds).toBeGreaterThan(0);
});
