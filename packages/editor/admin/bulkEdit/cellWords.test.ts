import { describe, expect, it } from 'vitest';
import { type CellWords, shownCell, storedCell } from './cellWords.ts';

const GERMAN: CellWords = { yes: 'Ja', no: 'Nein', unlimited: 'Unbegrenzt' };

describe('words of cells, in an app in German', () => {
  it.each([
    ['visible', 'Yes', 'Ja'],
    ['onSale', 'No', 'Nein'],
    ['stock', 'Unlimited', 'Unbegrenzt'],
    ['stock', '12', '12'],
    // A product may be called so.
    ['title', 'Yes', 'Yes'],
  ] as const)('%s: %s is shown as %s', (field, stored, shown) => {
    expect(shownCell(field, stored, GERMAN)).toBe(shown);
    expect(storedCell(field, shown, GERMAN)).toBe(stored);
  });

  it.each([
    ['visible', ' ja ', 'Yes'],
    ['visible', 'yes', 'yes'],
    ['stock', 'unbegrenzt', 'Unlimited'],
    ['stock', 'viele', 'viele'],
    ['tags', 'Ja', 'Ja'],
  ] as const)('%s: %j is taken as %j', (field, typed, stored) => {
    expect(storedCell(field, typed, GERMAN)).toBe(stored);
  });
});
