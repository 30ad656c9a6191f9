import { cellSentence } from '@quoin/domain/formats';
import { countedText, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as inventoryRefusals from '@quoin/messages/app/inventoryRefusals';
import * as stockFileRefusals from '@quoin/messages/app/stockFileRefusals';
import * as texts from '@quoin/messages/app/stockReasons';
import type { InventoryCode, StockReason } from './adjustment.ts';
import type { StockFileCode, StockFileProblem } from './stockFile.ts';

/** What the owner reads when stock cannot be set so. */
export const inventoryWording: Wording<InventoryCode> = inventoryRefusals;

export function inventorySentence(problem: Problem<InventoryCode>): string {
  return lookUpSentence(inventoryWording, problem);
}

/** What is wrong with a row of a stock file. */
export const stockFileWording: Wording<StockFileCode> = {
  ...inventoryWording,
  ...stockFileRefusals,
};

export function stockFileSentence(problem: StockFileProblem): string {
  return cellSentence(problem.column || undefined, lookUpSentence(stockFileWording, problem));
}

/** Names of the reasons, for choosing and for the history. */
export const stockReasonNames: Readonly<Record<StockReason, string>> = {
  counted: texts.counted,
  received: texts.received,
  damaged: texts.damaged,
  lost: texts.lostOrStolen,
  returned: texts.returned,
  correction: texts.correction,
  product: texts.productEdited,
  bulkEdit: texts.bulkEdit,
  undo: texts.undone,
};

/** Texts of the mail that tells the owner what runs low. */
export const lowStockMailWording = {
  subject: (first: string, count: number, available: number) =>
    count === 1
      ? `${first}: ${lowStockMailWording.left(available).toLowerCase()}`
      : `${countedText(count, 'thing runs', 'things run')} low: ${first} and more`,
  heading: (count: number) => (count === 1 ? 'Low stock' : `${count} products are low in stock`),
  intro: 'You get one email per variant until it is restocked.',
  left: (available: number) => (available <= 0 ? 'Sold out' : `${available} left`),
  more: (count: number) => `And ${count} more in your inventory.`,
  button: 'View inventory',
} as const;
