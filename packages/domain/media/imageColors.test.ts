import { describe, expect, it } from 'vitest';
import { readImageColors, suggestedGround } from './imageColors.ts';

const colors = {
  topLeftAverage: 'ff0000',
  topRightAverage: '00ff00',
  bottomLeftAverage: '0000ff',
  bottomRightAverage: '000000',
  centerAverage: '808080',
};

describe('colours of a picture (IMG-01)', () => {
  it('are the five that were measured, without what else is kept of it', () => {
    expect(readImageColors({ ...colors, darkTone: '000000' })).toEqual(colors);
  });

  it.each([
    [null],
    ['ff0000'],
    [{}],
    [{ ...colors, centerAverage: undefined }],
    [{ ...colors, topLeftAverage: '#ff0000' }],
  ])('are none for %j', (stored) => expect(readImageColors(stored)).toBeNull());

  it('suggest the ground that its corners have in common', () => {
    expect(suggestedGround(colors)).toBe('404040');
    const same = Object.fromEntries(Object.keys(colors).map((name) => [name, '0a0b0c'])) as unknown as typeof colors;
    expect(suggestedGround(same)).toBe('0a0b0c');
  });
});
