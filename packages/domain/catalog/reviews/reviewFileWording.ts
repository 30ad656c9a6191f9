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
  reviewHandleUnknown: (values) => `No product has the URL “${valueText(values, 'value')}”.`,
  reviewRatingWrong: 'The rating is not a whole number from 1 to 5.',
  reviewTextTooLong: 'The title, the text or the reply is too long.',
  reviewFileUnreadable: 'This file cannot be read as a table. Save it as CSV and try again.',
  reviewFileBroken: (values) => `Missing closing quotation mark on line ${valueText(values, 'line')}.`,
  reviewFileEmpty: 'This file contains no reviews.',
  reviewFileTooLong: (values) => `A file can have up to ${valueText(values, 'max')} reviews.`,
};

export function reviewFileSentence(problem: Problem<ReviewImportCode>): string {
  return lookUpSentence(reviewFileWording, problem);
}
