import { type BulkField, bulkColumn } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/cellWords';
import * as commonTexts from '@quoin/messages/app/common';

/** Words of cells as the server writes and reads them, with those of the app's language. */
const WORDS = {
  yesNo: [
    ['Yes', texts.yes],
    ['No', texts.no],
  ],
  stock: [['Unlimited', commonTexts.unlimited]],
} as const;

function wordsOf(field: BulkField): readonly (readonly [stored: string, shown: string])[] {
  const { kind } = bulkColumn(field);
  return kind === 'yesNo' || kind === 'stock' ? WORDS[kind] : [];
}

/** A cell as people read it. */
export function shownCell(field: BulkField, text: string): string {
  return wordsOf(field).find(([stored]) => stored === text)?.[1] ?? text;
}

/** What was typed or pasted, in the words that are stored; English ones are understood as well. */
export function storedCell(field: BulkField, typed: string): string {
  const word = typed.trim().toLocaleLowerCase();
  return wordsOf(field).find(([, shown]) => shown.toLocaleLowerCase() === word)?.[0] ?? typed;
}
