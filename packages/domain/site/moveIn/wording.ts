import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as moveInNotes from '@quoin/messages/app/moveInNotes';
import * as moveInRefusals from '@quoin/messages/app/moveInRefusals';
import { valueText } from '@quoin/messages/runtime';

/** What is said about one thing of a file. */
export type MoveInCode =
  | 'typeNotTaken'
  | 'wasInTrash'
  | 'nothingInIt'
  | 'textTooLong'
  | 'entryRefused'
  | 'notAPicture'
  | 'emailNotValid'
  | 'wasUnsubscribed'
  | 'unsubscribedHere'
  | 'redirectRefused'
  | 'pictureNotFetched'
  | 'embedBecameLink'
  | 'shortcodeKept'
  | 'blockLeftOut'
  | 'markupLeftOut'
  | 'titleMade'
  | 'titleCut'
  | 'tagLeftOut'
  | 'categoryCut'
  | 'wasProtected'
  | 'wasForMembers'
  | 'dateUnknown'
  | 'keptEdited'
  | 'keptInUse'
  | 'orderIncomplete'
  | 'currencyNotKnown'
  | 'neverPlaced'
  | 'amountsAdjusted'
  | 'refundUnknown'
  | 'orderNumberChanged';

export const moveInWording: Wording<MoveInCode> = {
  ...moveInNotes,
  // Sentences of others: of the entry, of the redirect.
  entryRefused: (values) => valueText(values, 'value'),
  redirectRefused: (values) => valueText(values, 'value'),
};

export interface MoveInProblem extends Problem<MoveInCode> {
  /** Its line in a table, else its number in the file. */
  readonly line: number;
  readonly title: string;
}

export function moveInSentence(problem: Problem<MoveInCode>): string {
  return lookUpSentence(moveInWording, problem);
}

const SKIPPED: ReadonlySet<MoveInCode> = new Set<MoveInCode>([
  ...(['typeNotTaken', 'wasInTrash', 'nothingInIt', 'textTooLong', 'entryRefused', 'notAPicture'] as const),
  ...(['emailNotValid', 'wasUnsubscribed', 'unsubscribedHere', 'redirectRefused'] as const),
  ...(['orderIncomplete', 'currencyNotKnown', 'neverPlaced'] as const),
]);

/** Whether the thing itself was left out, and not only something of it. */
export function isSkipped({ code }: Problem<MoveInCode>): boolean {
  return SKIPPED.has(code);
}

export type MoveInFileCode =
  | 'importFileUnreadable'
  | 'importFileOther'
  | 'importFileEmpty'
  | 'moveInUnknown'
  | 'moveInOver'
  | 'moveInNotOver'
  | 'consentNeeded'
  | 'placeGone'
  | 'columnsMissing'
  | 'moveInNotAllowed';

export const moveInFileWording: Wording<MoveInFileCode> = { ...moveInRefusals };

export function moveInFileSentence(problem: Problem<MoveInFileCode>): string {
  return lookUpSentence(moveInFileWording, problem);
}
