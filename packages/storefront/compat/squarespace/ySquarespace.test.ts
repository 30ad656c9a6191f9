import { describe, expect, it } from 'vitest';
import { ySquarespace } from './ySquarespace.ts';

describe('Y.Squarespace', () => {
  it('knows the tweaks that are meant for scripts, and no other name', () => {
    const { getTweakValue } = ySquarespace({ tweakJSON: { logoWidth: '200px' } }).Template;
    expect(getTweakValue('logoWidth')).toBe('200px');
    expect(getTweakValue('toString')).toBeUndefined();
    expect(ySquarespace({}).Template.getTweakValue('logoWidth')).toBeUndefined();
  });
});
