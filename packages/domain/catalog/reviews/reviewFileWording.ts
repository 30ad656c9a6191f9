import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
import type { ReviewFileCode } from './reviewFile.ts';

export type ReviewImportCode =
  | ReviewFileCode
  | 'reviewFileUnreadable'
  | 'reviewFileBroken'
  | 'reviewFileEmpty'
  | 'reviewFileTooLong';

/** What the app says of a file of reviews and of its rows. */
export const reviewFileWording: Wording<ReviewImportCode> = {
  reviewColumnMissing: (values) => `The file has no column “${valueText(values, 'column')}”.`,
  reviewHandleMissing: 'The product is missing.',
  reviewHandleUnknown: (values) => `There is no product with the address “${valueText(values, 'value')}”.`,
  reviewRatingWrong: 'The rating is no whole number from 1 to 5.',
  reviewTextTooLong: 'The title, the text or the reply is too long.',
  reviewFileUnreadable: 'This file is no table of text. Save it as CSV and try it again.',
  reviewFileBroken: (values) => `A quotation mark in line ${valueText(values, 'line')} is never closed.`,
  reviewFileEmpty: 'There is no review in this file.',
  reviewFileTooLong: (values) => `A file can bring up to ${valueText(values, 'max')} reviews.`,
};

export function reviewFileSentence(problem: Problem<ReviewImportCode>): string {
  return lookUpSentence(reviewFileWording, problem);
}
