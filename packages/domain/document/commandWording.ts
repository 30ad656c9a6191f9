import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { styleWording } from '@quoin/domain/styles';
import { type DocumentCode, documentWording } from './wording.ts';

/** Why a command of the editor does nothing, besides what the document itself refuses. */
export type CommandCode =
  | DocumentCode
  | 'blockLocked'
  | 'fieldLocked'
  | 'nothingToPaste'
  | 'picturesNotCopied'
  | 'mayNotEdit'
  | 'fontTooMany'
  | 'fontNameMissing';

export const commandWording: Wording<CommandCode> = {
  ...documentWording,
  blockLocked: 'This block is locked. Unlock it first.',
  fieldLocked:
    'The theme defines the layout of this area. You can edit its content, but not add, move or delete blocks.',
  nothingToPaste: 'The clipboard has no content that can be pasted.',
  picturesNotCopied: 'The images could not be copied from the other site. The blocks were pasted without them.',
  mayNotEdit: 'You have read-only access to this site.',
  fontTooMany: styleWording.fontTooMany,
  fontNameMissing: styleWording.fontNameMissing,
};

/**
 * Returns the sentence for any code that a command may return. A code without a sentence is a bug in Quoin, and the
 * result states so plainly.
 */
export function commandSentence(problem: Problem): string {
  return isKnown(problem) ? lookUpSentence(commandWording, problem) : 'The change could not be made.';
}

function isKnown(problem: Problem): problem is Problem<CommandCode> {
  return Object.hasOwn(commandWording, problem.code);
}
