import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as entryRefusals from '@quoin/messages/app/entryRefusals';
import type { ItemDraftCode } from './itemDraft.ts';

/** Why an entry was not saved although its values are fine. */
export type ItemEditCode =
  | ItemDraftCode
  | 'itemMissing'
  | 'collectionMissing'
  | 'itemChanged'
  | 'itemDraftsOnly'
  | 'itemImageUnknown'
  | 'itemTagTooLong'
  | 'itemCategoryTooLong'
  | 'itemEventMissing'
  | 'itemFileUnknown'
  | 'itemCollectionFull'
  | 'itemOrderChanged'
  | 'itemOrderByDate';

export const itemWording: Wording<ItemEditCode> = entryRefusals;

/** Only owners read these. */
export function itemSentence(problem: Problem<ItemEditCode>): string {
  return lookUpSentence(itemWording, problem);
}
