import { describe, expect, it } from 'vitest';
import { cardPlace, TOUR_STEPS } from './tourSteps.ts';

const view = { width: 1440, height: 900 };

describe('the tour', () => {
  it('has at most five steps', () => {
    expect(TOUR_STEPS.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['a panel on the left: beside it', { left: 0, top: 56, width: 280, height: 844 }, { left: 296, top: 104 }],
    ['a panel on the right: before it', { left: 1140, top: 56, width: 300, height: 844 }, { left: 784, top: 104 }],
    [
      'a button on top: below it, on the screen',
      { left: 1340, top: 10, width: 90, height: 36 },
      { left: 1084, top: 62 },
    ],
    ['a button at the foot: above it', { left: 20, top: 850, width: 90, height: 44 }, { left: 16, top: 624 }],
  ])('stands by %s', (_name, spot, place) => {
    expect(cardPlace(spot, view)).toMatchObject(place);
  });

  it('stands in the middle of what fills the screen', () => {
    const { left, top } = cardPlace({ left: 100, top: 56, width: 1240, height: 844 }, view);
    expect([left, top]).toEqual([550, 373]);
  });

  it('stays within a window of 320 by 256 pixels, with room for its buttons (ED-43)', () => {
    const { left, top, maxHeight } = cardPlace(
      { left: 0, top: 100, width: 320, height: 103 },
      { width: 320, height: 256 },
    );
    expect([left, top, top + maxHeight]).toEqual([16, 8, 248]);
  });
});
