import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';

export type BlockCode =
  | 'datasetColumnMissing'
  | 'datasetRowMissing'
  | 'datasetDataMissing'
  | 'datasetTruncated'
  | 'mailingListsMissing';

/** What an editor says of a block's values (EDIT-05, EDIT-06). */
export const blockProblemWording: Wording<BlockCode> = {
  datasetColumnMissing: 'Your dataset must have at least one column',
  datasetRowMissing: 'Your dataset must have at least one row',
  datasetDataMissing: 'One or more rows was missing data',
  datasetTruncated: ({ maxRows, maxColumns }) =>
    `Your dataset has been truncated to ${maxRows} rows or ${maxColumns} columns.`,
  mailingListsMissing: "You don't have any mailing lists. Please create one before continuing",
};

export function blockProblemSentence(problem: Problem<BlockCode>): string {
  return lookUpSentence(blockProblemWording, problem);
}
