import { describe, expect, it } from 'vitest';
import { stillSrcset } from './imageAddress.ts';
import { motionOf, readMotion } from './motion.ts';

describe('pictures that move', () => {
  it.each([
    [[100, 100], 0, 'long'],
    [[100, 100], 1, 'brief'],
    [[2500, 2500], 1, 'brief'],
    [[2500, 2501], 1, 'long'],
    [[1000, 1000], 3, 'long'],
    // Browsers take a tenth of a second for frames that name next to nothing.
    [Array.from({ length: 60 }, () => 0), 1, 'long'],
    [[5000], 0, null],
    [[], 1, null],
  ] as const)('frames of %j ms, played %i times, are %s (WCAG 2.2.2)', (delays, plays, motion) => {
    expect(motionOf({ delays, plays })).toBe(motion);
  });

  it.each([
    [{ motion: 'long' }, 'long'],
    [{ motion: 'brief' }, 'brief'],
    [{ motion: 'x' }, null],
    [{}, null],
    [null, null],
    ['long', null],
  ])('what was measured is read from %j', (stored, motion) => expect(readMotion(stored)).toBe(motion));

  it('have a still of every width', () => {
    expect(stillSrcset({ assetUrl: '/s/images/1/wave.gif', originalWidth: 400 })).toBe(
      '/s/images/1/wave.gif?format=100w&motion=none 100w, /s/images/1/wave.gif?format=300w&motion=none 300w, /s/images/1/wave.gif?format=500w&motion=none 400w',
    );
  });
});
