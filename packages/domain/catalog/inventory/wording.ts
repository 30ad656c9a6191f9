import { cellSentence } from '@quoin/domain/formats';
import { countedText, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
import type { InventoryCode, StockReason } from './adjustment.ts';
import type { StockFileCode, StockFileProblem } from './stockFile.ts';

/** What the owner reads when stock cannot be set so. */
export const inventoryWording: Wording<InventoryCode> = {
  stockNotWhole: 'Stock is a whole number: 12 to set it, +5 to add, -3 to remove.',
  stockTooLarge: (values) => `Stock can be at most ${valueText(values, 'max')}.`,
  stockBelowZero: (values) => `Only ${valueText(values, 'onHand')} on hand: that many can be removed at most.`,
  stockBelowReserved: (values) =>
    `Buyers are paying for ${countedText(Number(values.reserved ?? 0), 'unit', 'units')} right now, so stock cannot go down to ${valueText(values, 'target')}. Try again in a few minutes.`,
  stockChanged: (values) =>
    `Stock changed meanwhile: ${valueText(values, 'onHand')} on hand now. Look again before you set it.`,
  stockUnlimited: 'Stock of this variant is unlimited: set it to a number first.',
  stockNeverLimited: 'Downloads never run out: their stock stays unlimited.',
  variantGone: 'This variant is no longer there.',
  adjustmentUndone: 'This adjustment was undone already.',
  adjustmentUnknown: 'There is no such adjustment.',
  stockFileBroken: (values) =>
    `The file cannot be read: a quotation mark is never closed (line ${valueText(values, 'line')}).`,
  stockFileEmpty: 'The file has no rows below its header.',
  stockFileTooLong: (values) => `A file may hold ${valueText(values, 'max')} rows at most.`,
  thresholdInvalid: (values) => `Enter a whole number from 0 to ${valueText(values, 'max')}.`,
};

export function inventorySentence(problem: Problem<InventoryCode>): string {
  return lookUpSentence(inventoryWording, problem);
}

/** What is wrong with a row of a stock file. */
export const stockFileWording: Wording<StockFileCode> = {
  ...inventoryWording,
  skuMissing: 'There is no SKU in this row.',
  skuUnknown: (values) => `No variant has the SKU “${valueText(values, 'value')}”.`,
  skuTwice: (values) => `“${valueText(values, 'value')}” stands on line ${valueText(values, 'line')} already.`,
  quantityNotWhole: (values) =>
    valueText(values, 'mode') === 'set'
      ? `“${valueText(values, 'value')}” is no whole number of things on hand.`
      : `“${valueText(values, 'value')}” is no whole number. Write 5 for what comes in, -5 for what goes out.`,
};

export function stockFileSentence(problem: StockFileProblem): string {
  return cellSentence(problem.column || undefined, lookUpSentence(stockFileWording, problem));
}

/** Names of the reasons, for choosing and for the history. */
export const stockReasonNames: Readonly<Record<StockReason, string>> = {
  counted: 'Counted',
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost or stolen',
  returned: 'Returned',
  correction: 'Correction',
  product: 'Product edited',
  bulkEdit: 'Bulk edit',
  undo: 'Undone',
};

/** Texts of the mail that tells the owner what runs low. */
export const lowStockMailWording = {
  subject: (first: string, count: number, available: number) =>
    count === 1
      ? `${first}: ${lowStockMailWording.left(available).toLowerCase()}`
      : `${countedText(count, 'thing runs', 'things run')} low: ${first} and more`,
  heading: (count: number) => (count === 1 ? 'This runs low' : `These ${count} run low`),
  intro: 'You are told once about each, and again only after it was restocked and has fallen once more.',
  left: (available: number) => (available <= 0 ? 'Sold out' : `${available} left`),
  more: (count: number) => `And ${count} more in your inventory.`,
  button: 'Open the inventory',
} as const;
