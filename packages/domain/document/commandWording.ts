import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { styleWording } from '@quoin/domain/styles';
import * as commandRefusals from '@quoin/messages/app/commandRefusals';
import { type DocumentCode, documentWording } from './wording.ts';

/** Why a command of the editor does nothing, besides what the document itself refuses. */
export type CommandCode =
  | DocumentCode
  | 'blockLocked'
  | 'fieldLocked'
  | 'nothingToPaste'
  | 'picturesNotCopied'
  | 'mayNotEdit'
  | 'unknown'
  | 'fontTooMany'
  | 'fontNameMissing';

export const commandWording: Wording<CommandCode> = {
  ...documentWording,
  ...commandRefusals,
  fontTooMany: styleWording.fontTooMany,
  fontNameMissing: styleWording.fontNameMissing,
};

/**
 * Returns the sentence for any code that a command may return. A code without a sentence is a bug in Quoin, and the
 * result states so plainly.
 */
export function commandSentence(problem: Problem): string {
  return lookUpSentence(commandWording, isKnown(problem) ? problem : { code: 'unknown' });
}

function isKnown(problem: Problem): problem is Problem<CommandCode> {
  return Object.hasOwn(commandWording, problem.code);
}
