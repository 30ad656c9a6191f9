import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as blockRefusals from '@quoin/messages/app/blockRefusals';

export type BlockCode =
  | 'datasetColumnMissing'
  | 'datasetRowMissing'
  | 'datasetDataMissing'
  | 'datasetTruncated'
  | 'mailingListsMissing';

/** What an editor says of a block's values (EDIT-05, EDIT-06). */
export const blockProblemWording: Wording<BlockCode> = blockRefusals;

export function blockProblemSentence(problem: Problem<BlockCode>): string {
  return lookUpSentence(blockProblemWording, problem);
}
