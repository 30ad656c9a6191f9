import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as reviewFileRefusals from '@quoin/messages/app/reviewFileRefusals';
import type { ReviewFileCode } from './reviewFile.ts';

export type ReviewImportCode =
  | ReviewFileCode
  | 'reviewFileUnreadable'
  | 'reviewFileBroken'
  | 'reviewFileEmpty'
  | 'reviewFileTooLong';

/** What the app says of a file of reviews and of its rows. */
export const reviewFileWording: Wording<ReviewImportCode> = reviewFileRefusals;

export function reviewFileSentence(problem: Problem<ReviewImportCode>): string {
  return lookUpSentence(reviewFileWording, problem);
}
