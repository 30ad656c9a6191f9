import { describe, expect, it } from 'vitest';
import { canStep, steppedText } from './stepping.ts';

const quantity = { min: 1, max: 9999, step: 1 };

describe('steppedText', () => {
  it.each([
    ['1', 1, '2'],
    ['9998', 1, '9999'],
    ['9999', 1, '9999'],
    ['20000', 1, '9999'],
    ['2', -1, '1'],
    ['1', -1, '1'],
    ['-5', -1, '1'],
    ['1.5', 1, '2'],
    ['1.5', -1, '1'],
    ['', 1, '1'],
    ['abc', -1, '1'],
  ] as const)('%s by %i is %s (ATC-11)', (text, direction, expected) => {
    expect(steppedText(text, direction, quantity)).toBe(expected);
  });
});

describe('canStep', () => {
  it('ends at the limits (ATC-11)', () => {
    expect(canStep('1', -1, quantity)).toBe(false);
    expect(canStep('9999', 1, quantity)).toBe(false);
    expect(canStep('2', -1, quantity)).toBe(true);
  });
});
