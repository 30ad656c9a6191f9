import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import * as importUndoNotes from '@quoin/messages/app/importUndoNotes';

/** What becomes of a product when its import is taken back. */
export type ImportUndoOutcome = 'deleted' | 'hidden' | 'restored' | 'keptEdited' | 'keptTaken' | 'gone';

/** What is told of single products. */
export type ImportUndoNote = Extract<ImportUndoOutcome, 'hidden' | 'keptEdited' | 'keptTaken'>;

export interface ImportedFacts {
  /** The import made it, or brought it back from the trash. */
  readonly isMade: boolean;
  /** In the trash, or deleted for good. */
  readonly isGone: boolean;
  /** It, or one of its variants, is no longer as the import left it. Sales change nothing here. */
  readonly isEdited: boolean;
  /** Its stock was changed by something other than the import and sales. */
  readonly isCounted: boolean;
  /** An order, an open cart or a review refers to it. */
  readonly isInUse: boolean;
}

/**
 * A product goes back as a whole, or not at all: one that somebody has edited since stays as it is. Stock that was counted
 * since is no reason to keep what the import changed, because stock goes back by the difference.
 */
export function decideImportUndo(facts: ImportedFacts): Exclude<ImportUndoOutcome, 'keptTaken'> {
  if (facts.isGone) return 'gone';
  if (facts.isEdited) return 'keptEdited';
  if (!facts.isMade) return 'restored';
  if (facts.isInUse) return 'hidden';
  return facts.isCounted ? 'keptEdited' : 'deleted';
}

/** What the import has added comes off again, down to what buyers hold just now: what was sold since stays sold. */
export function stockBeforeImport(now: { readonly onHand: number; readonly reserved: number }, added: number): number {
  return Math.max(now.onHand - added, now.reserved, 0);
}

const wording: Wording<ImportUndoNote> = importUndoNotes;

export function importUndoSentence(code: ImportUndoNote): string {
  return lookUpSentence(wording, { code });
}

export function isUndoNote(outcome: ImportUndoOutcome): outcome is ImportUndoNote {
  return outcome === 'hidden' || outcome === 'keptEdited' || outcome === 'keptTaken';
}
