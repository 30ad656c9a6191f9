import { describe, expect, it } from 'vitest';
import { parseWidthStep, systemDataVariants, WIDTH_STEPS, widthStepFor, widthStepsOf } from './widthSteps.ts';

describe('width steps', () => {
  it('are 100, 300, 500, 750, 1000, 1500 and 2500 (IMG-02)', () => {
    expect(WIDTH_STEPS).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });

  it.each([
    [5000, 1500],
    [1001, 1500],
    [1000, 1000],
    [751, 1000],
    [750, 750],
    [501, 750],
    [500, 500],
    [301, 500],
    [300, 300],
    [101, 300],
    [100, 100],
    [0, 100],
  ])('a place %d wide gets the thumbnail of %d (IMG-02)', (width, step) => {
    expect(widthStepFor(width)).toBe(step);
  });

  it.each([
    ['750w', 750],
    ['751w', 1000],
    ['750', 750],
    ['0w', 100],
    ['90w', 100],
    ['9999w', 2500],
    ['99999999999w', 2500],
    ['w', 1500],
    ['large', 1500],
    ['original', null],
    ['', null],
  ])('%s in an address means the step %s, the nearest where there is none (IMG-02)', (text, step) => {
    expect(parseWidthStep(text)).toBe(step);
  });

  it('never exceed the original, and the smallest always exists', () => {
    expect(widthStepsOf(1000)).toEqual([100, 300, 500, 750, 1000]);
    expect(widthStepsOf(80)).toEqual([100]);
    expect(systemDataVariants(2000, 1500)).toBe('2000x1500,100w,300w,500w,750w,1000w,1500w');
  });
});
