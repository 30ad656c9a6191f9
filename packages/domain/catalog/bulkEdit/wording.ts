import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as bulkEditRefusals from '@quoin/messages/app/bulkEditRefusals';
import type { BulkCode } from './cells.ts';
import { MAX_BULK_EDITS } from './planBulkEdit.ts';

/** The sentences next to a cell that the owner cannot change in this way. */
export const bulkEditWording: Wording<BulkCode> = {
  ...bulkEditRefusals,
  bulkTooMany: withValues(bulkEditRefusals.bulkTooMany, { max: MAX_BULK_EDITS }),
};

export function bulkEditSentence(problem: Problem<BulkCode>): string {
  return lookUpSentence(bulkEditWording, problem);
}
