import { describe, expect, it } from 'vitest';
import { decideImportUndo, type ImportedFacts, type ImportUndoOutcome, stockBeforeImport } from './importUndo.ts';

const MADE: ImportedFacts = { isMade: true, isGone: false, isEdited: false, isCounted: false, isInUse: false };
const CHANGED: ImportedFacts = { ...MADE, isMade: false };

describe('taking an import of products back (IMP-1)', () => {
  it.each<[string, ImportedFacts, ImportUndoOutcome]>([
    ['made by it', MADE, 'deleted'],
    ['made by it and sold', { ...MADE, isInUse: true }, 'hidden'],
    ['made by it and edited', { ...MADE, isEdited: true }, 'keptEdited'],
    ['made by it, edited and sold', { ...MADE, isEdited: true, isInUse: true }, 'keptEdited'],
    ['made by it, with stock that was counted', { ...MADE, isCounted: true }, 'keptEdited'],
    ['made by it and deleted since', { ...MADE, isGone: true, isEdited: true }, 'gone'],
    ['changed by it', CHANGED, 'restored'],
    ['changed by it, sold, with stock that was counted', { ...CHANGED, isInUse: true, isCounted: true }, 'restored'],
    ['changed by it and edited', { ...CHANGED, isEdited: true }, 'keptEdited'],
  ])('a product %s', (_, facts, outcome) => {
    expect(decideImportUndo(facts)).toBe(outcome);
  });

  it.each([
    [{ onHand: 14, reserved: 0 }, 4, 10],
    [{ onHand: 3, reserved: 0 }, 14, 0],
    [{ onHand: 6, reserved: 5 }, 4, 5],
    [{ onHand: 0, reserved: 0 }, -5, 5],
  ])('leaves what was sold since sold: %o less %i is %i (STK-2)', (now, added, left) => {
    expect(stockBeforeImport(now, added)).toBe(left);
  });
});
