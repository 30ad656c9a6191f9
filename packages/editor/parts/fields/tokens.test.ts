import { describe, expect, it } from 'vitest';
import { withRewritten, withTyped } from './tokens.ts';

const VALUES = ['Ink', 'Paper'];

describe('short texts in a row', () => {
  it.each([
    ['Tide', ['Ink', 'Paper', 'Tide']],
    [' Tide , Boats\nTide', ['Ink', 'Paper', 'Tide', 'Boats']],
    ['Ink, Tide', ['Ink', 'Paper', 'Tide']],
    [' , ', VALUES],
  ])('take what was typed as %j', (typed, values) => {
    expect(withTyped(VALUES, typed)).toEqual({ isTaken: false, values });
  });

  it.each(['Ink', ' Paper ', 'Ink,Paper'])('say that %j is there already (EDIT-05)', (typed) => {
    expect(withTyped(VALUES, typed)).toEqual({ isTaken: true });
  });

  it('are written anew in their place, or taken away by nothing', () => {
    expect(withRewritten(VALUES, 'Ink', ' Tide ')).toEqual({ isTaken: false, values: ['Tide', 'Paper'] });
    expect(withRewritten(VALUES, 'Ink', 'Ink')).toEqual({ isTaken: false, values: VALUES });
    expect(withRewritten(VALUES, 'Ink', ' ')).toEqual({ isTaken: false, values: ['Paper'] });
  });

  it('are not written as another one (EDIT-05)', () => {
    expect(withRewritten(VALUES, 'Ink', 'Paper')).toEqual({ isTaken: true });
  });
});
