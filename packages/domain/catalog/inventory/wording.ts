import { cellSentence } from '@quoin/domain/formats';
import { countedText, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as texts from '@quoin/messages/app/stockReasons';
import { valueText } from '@quoin/messages/runtime';
import type { InventoryCode, StockReason } from './adjustment.ts';
import type { StockFileCode, StockFileProblem } from './stockFile.ts';

/** What the owner reads when stock cannot be set so. */
export const inventoryWording: Wording<InventoryCode> = {
  stockNotWhole: 'Enter a whole number: 12 to set, +5 to add, -3 to remove.',
  stockTooLarge: (values) => `Stock can be at most ${valueText(values, 'max')}.`,
  stockBelowZero: (values) => `Only ${valueText(values, 'onHand')} on hand: that many can be removed at most.`,
  stockBelowReserved: (values) =>
    `Customers are paying for ${countedText(Number(values.reserved ?? 0), 'unit', 'units')} right now, so stock cannot go down to ${valueText(values, 'target')}. Try again in a few minutes.`,
  stockChanged: (values) =>
    `The quantity has changed: ${valueText(values, 'onHand')} on hand now. Check it before you save.`,
  stockUnlimited: 'This variant has unlimited stock. Set a quantity first.',
  stockNeverLimited: 'Downloads always have unlimited stock.',
  variantGone: 'This variant was deleted.',
  variantTwice: 'This variant is named more than once.',
  adjustmentUndone: 'This adjustment was already undone.',
  adjustmentUnknown: 'Adjustment not found.',
  stockFileBroken: (values) =>
    `The file cannot be read: missing closing quotation mark (line ${valueText(values, 'line')}).`,
  stockFileEmpty: 'The file has no rows below the header.',
  stockFileTooLong: (values) => `A file can have up to ${valueText(values, 'max')} rows.`,
  thresholdInvalid: (values) => `Enter a whole number from 0 to ${valueText(values, 'max')}.`,
};

export function inventorySentence(problem: Problem<InventoryCode>): string {
  return lookUpSentence(inventoryWording, problem);
}

/** What is wrong with a row of a stock file. */
export const stockFileWording: Wording<StockFileCode> = {
  ...inventoryWording,
  skuMissing: 'This row has no SKU.',
  skuUnknown: (values) => `No variant has the SKU “${valueText(values, 'value')}”.`,
  skuTwice: (values) => `“${valueText(values, 'value')}” already occurs on line ${valueText(values, 'line')}.`,
  quantityNotWhole: (values) =>
    valueText(values, 'mode') === 'set'
      ? `“${valueText(values, 'value')}” is not a whole number. Enter the quantity on hand.`
      : `“${valueText(values, 'value')}” is not a whole number. Enter 5 to add or -5 to remove.`,
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
