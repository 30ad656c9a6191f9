import { type BulkField, bulkColumn } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/cellWords';
import * as commonTexts from '@quoin/messages/app/common';

export interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly unlimited: string;
}

/** Of the app's language. */
const WORDS: CellWords = { yes: texts.yes, no: texts.no, unlimited: commonTexts.unlimited };

/** Words of cells as the server writes and reads them, each with the one that is shown. */
function wordsOf(
  field: BulkField,
  { yes, no, unlimited }: CellWords,
): readonly (readonly [stored: string, shown: string])[] {
  const { kind } = bulkColumn(field);
  if (kind === 'stock') return [['Unlimited', unlimited]];
  const yesNo = [
    ['Yes', yes],
    ['No', no],
  ] as const;
  return kind === 'yesNo' ? yesNo : [];
}

/** A cell as people read it. */
export function shownCell(field: BulkField, text: string, words = WORDS): string {
  return wordsOf(field, words).find(([stored]) => stored === text)?.[1] ?? text;
}

/** What was typed or pasted, in the words that are stored; English ones are understood as well. */
export function storedCell(field: BulkField, typed: string, words = WORDS): string {
  const word = typed.trim().toLocaleLowerCase();
  return wordsOf(field, words).find(([, shown]) => shown.toLocaleLowerCase() === word)?.[0] ?? typed;
}
